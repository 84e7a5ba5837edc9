// The dialog, and what a visitor has after Submit, where the specification says nothing. app-failures.test.ts is about the app.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { leadForm } from '../support/content';
import {
  checkCopy,
  fillLead,
  onlyMailLink,
  openedMailLinks,
  sendLead,
  submitLead,
  untilThanked,
  valueIn,
} from '../support/drive/lead';
import { clickUnseen, openDialog, setActive, textOf } from '../support/drive/page';
import { appUrl, conditions, hasFocus, isAt, selectors } from '../support/drive/selectors';
import { openTooltip } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { passFrames, until } from '../support/drive/wait';

const { leadDialog, leadSent } = leadForm;
const test = siteSuite('lead', { hasFakeClock: true });

const isDraftOpen = `${conditions.dialogOpen} && ${hasFocus(selectors.openAgain)}`;

/** What a visitor reads in the dialog. */
const dialogText = (page: Page) =>
  page.$eval('#lead-dialog', (dialog) => (dialog as HTMLElement).innerText);

/** Hides `command` from scripts and clicks, as if the browser were from 2022; runs in the page. */
function forgetCommand(): void {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  addEventListener('command', (event) => event.preventDefault(), true);
}

test('a press beside the dialog closes it, a selection does not', async ({ open }) => {
  const prepare = (page: Page) => page.evaluateOnNewDocument(forgetCommand);
  const page = await open('/', { isTouch: true, prepare });
  await page.click(selectors.opener, { count: 2 });
  assert.ok(await page.evaluate(conditions.dialogOpen), 'a double click leaves it open');
  const { x, y } = await page.$eval('dialog', (dialog) => dialog.getBoundingClientRect().toJSON());
  const beside = [x + 10, y / 2] as const;
  await page.hover('[name=name]');
  await page.mouse.down();
  await page.mouse.move(...beside);
  await page.mouse.up();
  assert.ok(await page.evaluate(conditions.dialogOpen), 'so does a selection that ends beside it');
  for (const leave of [
    () => page.click(selectors.cancel),
    () => page.click(selectors.close),
    () => page.mouse.click(...beside),
    () => page.touchscreen.tap(...beside),
  ]) {
    await leave();
    await until(page, `${conditions.dialogClosed} && ${hasFocus(selectors.opener)}`);
    await page.keyboard.press('Enter');
    await until(page, conditions.dialogOpen);
  }
  assert.equal(page.problems, []);
});

test('Enter that is held sends one email, and opens no dialog', async ({ open }) => {
  const page = await open('/', {
    prepare: (page) => page.setViewport({ width: 500, height: 476 }),
  });
  await fillLead(page);
  await page.focus('[name=phone]');
  await page.keyboard.down('Enter');
  await page.tick(800);
  await until(page, `${conditions.dialogClosed} && ${hasFocus(selectors.opener)}`);
  // puppeteer reports a key that is down already as repeated.
  await page.keyboard.down('Enter');
  assert.ok(await page.evaluate(conditions.dialogClosed));
  await page.keyboard.up('Enter');
  await onlyMailLink(page);
  await page.keyboard.press('Enter');
  // Small windows show the draft, although it is above the fields.
  await until(page, `${isDraftOpen} && document.querySelector('dialog').scrollTop === 0`);
});

test('by touch, the draft has the same tab and no webmail links', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true });
  await sendLead(page);
  await clickUnseen(page, selectors.seeDraft);
  await clickUnseen(page, selectors.openAgain);
  assert.is((await openedMailLinks(page))[1]?.target, '');
  assert.not(await page.$eval(selectors.webmail, (link) => link.checkVisibility()));
});

test('the notice goes with the next lead or Escape', async ({ site, open }) => {
  site.hold(appUrl);
  const page = await open('/', { width: 390 });
  await submitLead(page);
  await page.tick(2000);
  await page.waitForSelector(selectors.notice);
  await submitLead(page);
  await page.tick(800);
  await until(page, `${conditions.dialogClosed} && ${conditions.withoutNotice}`);
  await page.tick(1200);
  await page.waitForSelector(selectors.notice);
  // Chromium sends `close`, which moves the focus, with the next frame. The notice may come before it.
  await passFrames(page);
  await page.focus(`${selectors.notice} ${selectors.copy}`);
  await page.keyboard.press('Escape');
  await until(page, hasFocus(selectors.opener));
  await page.tick(150);
  await until(page, conditions.withoutNotice);
});

const regions = { page: 'main > [role=status]', dialog: '#lead-dialog [role=status]' };

/** Places and heights of the fields in the window. */
const readPlaces = (page: Page) =>
  page.$$eval('#lead-dialog :is(input, textarea)', (fields) =>
    fields.map((field) => field.getBoundingClientRect()).map(({ y, height }) => ({ y, height })),
  );

test('the draft is discarded in the dialog, or beside the button', async ({ open }) => {
  const page = await open('/');
  await openDialog(page);
  const heights = (await readPlaces(page)).map(({ height }) => height);
  await sendLead(page);
  await page.tick(10_000);
  await page.click(selectors.seeDraft);
  await until(page, isDraftOpen);
  assert.ok((await dialogText(page)).includes(leadSent.replaced), 'before she types a second');
  const withDraft = (await readPlaces(page)).map(({ height }) => height);
  assert.equal(withDraft, heights, 'the draft takes no room from the fields');
  await checkCopy(page, '#lead-dialog');
  await page.click(`#lead-dialog ${selectors.discard}`);
  await page.tick(300);
  assert.is((await textOf(page, regions.dialog)).trim(), leadSent.discarded);
  await until(page, hasFocus('[name=name]'));
  assert.not((await dialogText(page)).includes(leadSent.draft));
  await page.keyboard.press('Escape');
  // What led to the draft is hidden, so the focus is on the button beside it.
  await until(page, `${conditions.dialogClosed} && ${hasFocus(selectors.opener)}`);
  await page.evaluate('openedMailLinks.length = 0');
  await sendLead(page);
  await page.tick(10_000);
  await page.click(`#contact ${selectors.discard}`);
  await page.tick(300);
  assert.is((await textOf(page, regions.page)).trim(), leadSent.discarded);
  assert.ok(await page.$eval('#contact', (contact) => contact.contains(document.activeElement)));
  assert.is(await page.evaluate('sessionStorage.length'), 0);
});

test('where copying is refused, all of a long message is selected', async ({ open }) => {
  const reason = '漢字 word\n'.repeat(30);
  const page = await open('/');
  await page.evaluate('delete Navigator.prototype.clipboard');
  await fillLead(page);
  await page.$eval('[name=reason]', (field, value) => Object.assign(field, { value }), reason);
  await page.click(selectors.submit);
  await untilThanked(page);
  for (const place of [selectors.toast, '#lead-dialog']) {
    if (place === '#lead-dialog') await clickUnseen(page, selectors.opener);
    await clickUnseen(page, `${place} button${selectors.copy}`);
    // A text area, so a mail program gets lines of plain text.
    await page.waitForSelector(`${place} textarea[readonly]:focus`);
    assert.ok(String(await page.evaluate('getSelection().toString()')).includes(reason));
  }
  assert.equal(page.problems, []);
});

test('edits keep the form open; a form that is closed early is empty', async ({ open }) => {
  const page = await open('/');
  await fillLead(page);
  const before = await readPlaces(page);
  await page.click(selectors.submit);
  await page.type('[name=company]', ' & Daughters');
  await page.tick(800);
  assert.is(await textOf(page, selectors.submit), leadDialog.submit);
  assert.is(await valueIn(page, 'company'), 'Engines & Sons & Daughters');
  assert.equal(await readPlaces(page), before);
  assert.ok(await page.evaluate(`${conditions.dialogOpen} && ${conditions.draftOffered}`));
  await page.click(selectors.submit);
  await page.keyboard.press('Escape');
  // `close` comes with a frame.
  await passFrames(page);
  await page.tick(300);
  await openDialog(page);
  await until(page, hasFocus(selectors.openAgain));
  assert.is(await valueIn(page, 'name'), '');
  assert.not((await dialogText(page)).includes(leadDialog.intro), 'the draft takes its place');
  await page.tick(2000);
  assert.ok(await page.evaluate(conditions.dialogOpen));
});

test('each page of the tab has the draft; unseen thanks come again', async ({ open }) => {
  const page = await open('/');
  // As if the mail program were in front.
  await page.evaluate(setActive, false);
  await submitLead(page);
  await untilThanked(page);
  await page.reload();
  await until(page, `${conditions.withOneToast} && ${conditions.draftOffered}`);
  await page.goto(new URL('/team/', page.url()).href);
  await page.click('header a[href="/"]:not([aria-label])');
  await until(page, `${isAt('/')} && ${conditions.draftOffered}`);
  await openTooltip(page);
  assert.ok(await page.evaluate(conditions.withoutToast));
  await checkCopy(page, '#lead-dialog');
  const other = await page.browserContext().newPage();
  await other.goto(page.url());
  assert.is(await other.evaluate(conditions.draftOffered), false, 'another tab has no draft');
  await other.close();
});

test('the thanks are announced once, and again to a visitor who was away', async ({ open }) => {
  const page = await open('/');
  await submitLead(page);
  await untilThanked(page);
  const heard = () => textOf(page, regions.page);
  const first = await heard();
  assert.ok(first.startsWith(leadSent.title));
  await page.evaluate(setActive, false);
  await page.tick(60_000);
  assert.is(await heard(), '');
  await page.evaluate(setActive, true);
  await page.tick(299);
  assert.is(await heard(), '');
  await page.tick(1);
  // Orca ignores a text that equals the previous one.
  assert.ok((await heard()).trim() === first.trim() && (await heard()) !== first);
  await page.tick(10_000);
  assert.is(await heard(), '');
  await page.evaluate(setActive, true);
  await page.tick(300);
  assert.is(await heard(), '', 'a text that was heard is not repeated');
});

test.run();
