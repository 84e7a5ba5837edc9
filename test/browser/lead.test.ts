// The dialog, and what a visitor has after Submit, where the specification says nothing. app.test.ts is about the app.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { leadForm } from '../support/content';
import {
  checkCopy,
  checkMail,
  fillLead,
  mail,
  onlyMailLink,
  openedMailLinks,
  readMail,
  sendLead,
  submitLead,
  untilThanked,
  valueIn,
} from '../support/drive/lead';
import { clickUnseen, openDialog } from '../support/drive/page';
import { conditions, hasFocus, selectors } from '../support/drive/selectors';
import { dists } from '../support/drive/site';
import { siteSuite } from '../support/drive/suite';
import { field, lead } from '../support/drive/test-lead';
import { eventually, passFrames, until } from '../support/drive/wait';

const { leadDialog, leadSent } = leadForm;
const test = siteSuite('lead', { hasFakeClock: true });

const isDraftOpen = `${conditions.dialogOpen} && ${hasFocus(selectors.openAgain)}`;

/** What a visitor reads in the dialog. */
const dialogText = (page: Page) =>
  page.$eval(selectors.dialog, (dialog) => (dialog as HTMLElement).innerText);

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
  await page.hover(field('Name'));
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
  await page.focus(field('Phone'));
  await page.keyboard.down('Enter');
  await until(page, conditions.submitting);
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
  assert.is((await openedMailLinks(page))[1]?.target, '_self');
  assert.not(await page.$eval(selectors.webmail, (link) => link.checkVisibility()));
});

/** Places and heights of the fields in the window. */
const readPlaces = (page: Page) =>
  page.$$eval(`${selectors.dialog} :is(input, textarea)`, (fields) =>
    fields.map((field) => field.getBoundingClientRect()).map(({ y, height }) => ({ y, height })),
  );

/** An expression: screen readers hear these words. */
const isSaid = (words: string) => `[...document.querySelectorAll('[role=status]')].some(
  (region) => region.checkVisibility() && region.textContent === ${JSON.stringify(words)},
)`;

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
  await checkCopy(page, selectors.dialog);
  await page.click(`${selectors.dialog} ${selectors.discard}`);
  await until(page, hasFocus(field('Name')));
  await until(page, isSaid(leadSent.discarded));
  assert.not((await dialogText(page)).includes(leadSent.draft));
  await page.keyboard.press('Escape');
  // What led to the draft is hidden, so the focus is on the button beside it.
  await until(page, `${conditions.dialogClosed} && ${hasFocus(selectors.opener)}`);
  await page.evaluate('openedMailLinks.length = 0');
  await sendLead(page);
  await page.tick(10_000);
  await page.click(`#contact ${selectors.discard}`);
  await until(page, isSaid(leadSent.discarded));
  assert.ok(await page.$eval('#contact', (contact) => contact.contains(document.activeElement)));
  assert.is(await page.evaluate('sessionStorage.length'), 0);
});

test('a draft that was discarded does not come back while the next lead is sent', async ({
  open,
}) => {
  const page = await open('/');
  await sendLead(page);
  await page.tick(10_000);
  await openDialog(page);
  await page.click(`${selectors.dialog} ${selectors.discard}`);
  await submitLead(page);
  assert.not((await dialogText(page)).includes(leadSent.draft));
});

test('where copying is refused, all of a long message is selected', async ({ open }) => {
  const reason = '漢字 word\n'.repeat(300).trim();
  const page = await open('/');
  await page.evaluate('delete navigator.clipboard, delete Navigator.prototype.clipboard');
  await fillLead(page);
  await page.$eval(
    field('Reason for Interest'),
    (field, value) => Object.assign(field, { value }),
    reason,
  );
  await page.click(selectors.submit);
  await untilThanked(page);
  for (const place of [selectors.toast, selectors.dialog]) {
    if (place === selectors.dialog) await clickUnseen(page, selectors.opener);
    await clickUnseen(page, `${place} ${selectors.copy}`);
    // A text area, so a mail program gets lines of plain text.
    await page.waitForSelector(`${place} textarea[readonly]:focus`);
    assert.ok(String(await page.evaluate('getSelection().toString()')).includes(reason));
  }
  assert.equal(page.problems, []);
});

test('nothing changes the form while it is sent; then it is empty', async ({ open }) => {
  const page = await open('/');
  await fillLead(page);
  const before = await readPlaces(page);
  await page.click(selectors.submit);
  await until(page, conditions.submitting);
  await page.type(field('Company'), ' & Daughters');
  // As an autocorrection that is late.
  await page.$eval(field('Phone'), (phone) => phone.dispatchEvent(new Event('input')));
  assert.equal(await readPlaces(page), before);
  assert.is(await valueIn(page, 'Company'), 'Engines & Sons');
  await until(page, isSaid(leadDialog.submitting));
  checkMail((await untilThanked(page)).href);
});

test('a dialog that is closed while it sends opens again with an empty form', async ({ open }) => {
  const page = await open('/');
  await submitLead(page);
  await page.keyboard.press('Escape');
  // `close` comes with a frame.
  await passFrames(page);
  await openDialog(page);
  await until(page, hasFocus(selectors.openAgain));
  assert.is(await valueIn(page, 'Name'), '');
  assert.not((await dialogText(page)).includes(leadDialog.intro), 'the draft takes its place');
  await page.tick(2000);
  assert.ok(await page.evaluate(conditions.dialogOpen));
  await until(page, conditions.withOneToast);
});

test('spaces and invisible characters around a text are no text', async ({ open }) => {
  const page = await open('/');
  await fillLead(page);
  const company = field('Company');
  for (const value of ['  ', '\u00a0', '\u200b', '\ufeff']) {
    await page.$eval(company, (input, value) => Object.assign(input, { value }), value);
    await page.click(selectors.submit);
    await until(page, hasFocus(`${company}:invalid`));
  }
  await page.type(company, 'Engines & Sons');
  for (const name of ['Email', 'Reason for Interest']) {
    await page.$eval(field(name), (input) => {
      const text = 'value' in input ? String(input.value) : '';
      const value = `\u200b${text.replace('@', '\u202c@')}\u200b\ufeff `;
      Object.assign(input, { value });
    });
  }
  await page.click(selectors.submit);
  checkMail((await untilThanked(page)).href);
});

test('the team page sends a lead too, and each page of the tab has its draft', async ({ open }) => {
  const page = await open('/team/');
  await sendLead(page);
  await page.reload();
  await until(page, conditions.draftOffered);
  await page.goto(new URL('/', page.url()).href);
  await until(page, conditions.draftOffered);
  await openDialog(page);
  await checkCopy(page, selectors.dialog);
  const other = await page.browserContext().newPage();
  await other.goto(page.url());
  await other.waitForNetworkIdle();
  assert.is(await other.evaluate(conditions.draftOffered), false, 'another tab has no draft');
  await other.close();
});

test('dialogs and popovers of an extension change nothing', async ({ open }) => {
  const page = await open('/', { width: 390 });
  await page.evaluate(() => {
    const dialog = Object.assign(document.createElement('dialog'), { open: true });
    dialog.append(document.createElement('form'));
    document.body.prepend(
      dialog,
      Object.assign(document.createElement('div'), { popover: 'auto' }),
    );
  });
  await page.mouse.wheel({ deltaY: 300 });
  await until(page, 'scrollY > 0');
  await page.click(selectors.menuButton);
  await until(page, conditions.menuOpen);
  await page.click('nav a[href="#team"]');
  await until(page, conditions.menuClosed);
  await sendLead(page);
  // Not over the toast, which would stay.
  await page.mouse.move(0, 0);
  await page.tick(5000);
  await until(page, conditions.withoutToast);
});

test('where no script runs, the form opens the email itself', async ({ site, open }) => {
  // A page whose scripts are blocked, because something has changed them on the way.
  const html = await readFile(join(dists.react, 'index.html'), 'utf8');
  const body = html.replace(/<script>/g, '<script>0;').replace('<dialog', '<dialog open');
  site.answer(/^\/$/, { type: 'text/html;charset=utf-8', body });
  const page = await open('/');
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  const asked: string[] = [];
  session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  await page.evaluate((fields) => {
    for (const [name, value] of fields) {
      const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (input) input.value = value;
    }
  }, lead);
  await clickUnseen(page, selectors.submit);
  await eventually('the browser opens an email', () => asked.length > 0);
  const { to, subject, body: text }: Record<string, string> = readMail(asked[0] ?? '');
  assert.equal({ to, subject }, { to: mail.to, subject: mail.subject });
  // Chromium turns & into a line break.
  for (const [name, value] of lead) {
    assert.match(String(text), `${name}=${value.split(/[&\n]/)[0]?.replace('+', ' ')}`);
  }
});

test.run();
