// What the visitor sees when the app is late, missing or broken, and what the app leaves as it was.
import * as assert from 'uvu/assert';
import { landing, leadForm } from '../support/content';
import { crashElements } from '../support/drive/in-page';
import { fillLead, sendLead, submitLead, untilThanked, valueIn } from '../support/drive/lead';
import { checkCopy, checkMail, onlyMailLink } from '../support/drive/mail';
import { openDialog, type SitePage, textOf } from '../support/drive/page';
import { appUrl, conditions, hasFocus, selectors } from '../support/drive/selectors';
import { openTooltip, showTooltip } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { eventually, until } from '../support/drive/wait';

const { leadSent } = leadForm;
const test = siteSuite('app failures', { hasFakeClock: true });

/** Sends a lead and waits for the notice, which has the words and actions of the toast. */
async function sendWithoutApp(page: SitePage): Promise<void> {
  await fillLead(page);
  await page.click(selectors.submit, { count: 2 });
  checkMail((await onlyMailLink(page)).href);
  await untilThanked(page, 'notice');
  assert.ok((await textOf(page, 'main > [role=status]')).includes(leadSent.title));
  await checkCopy(page, selectors.notice);
  await until(
    page,
    `document.querySelector('${selectors.notice} ${selectors.copy}').textContent === ${JSON.stringify(leadSent.copied)}`,
  );
}

test('a late app changes nothing in the page', async ({ site, open }) => {
  const held = site.hold(appUrl);
  const page = await open('/');
  await sendWithoutApp(page);
  await openDialog(page);
  await page.type('[name=company]', 'Other');
  const status = "document.querySelector('#lead-dialog [role=status]').textContent";
  assert.is(await page.evaluate(status), '', 'Submitting... is over');
  await page.evaluate('document.activeElement.blur()');
  const readMarkup = () =>
    page.$$eval('body > :not(div)', (parts) => parts.map((part) => part.outerHTML).join());
  // The live region is emptied when its words have been heard.
  await page.tick(10_000);
  const before = await readMarkup();
  held.release();
  await showTooltip(page);
  await page.hover(selectors.submit);
  assert.ok((await readMarkup()) === before, 'the app renders beside the page');
  assert.ok(await page.evaluate(`${conditions.dialogOpen} && ${conditions.withoutToast}`));
  assert.ok(await page.evaluate(hasFocus('body')), 'the dialog is not opened again');
  assert.is(await valueIn(page, 'company'), 'Other');
  await page.keyboard.press('Escape');
  await until(page, `${conditions.dialogClosed} && ${hasFocus(selectors.opener)}`);
  assert.equal(page.problems, []);
});

/** Fails unless the toast stays the only thanks when the time of the notice has come. */
async function checkThankedOnce(page: SitePage): Promise<void> {
  await page.tick(2000);
  assert.is(await page.$(selectors.notice), null);
  assert.ok(await page.evaluate(conditions.withOneToast));
}

test('an app that arrives just before the notice thanks instead, once', async ({ site, open }) => {
  const held = site.hold(appUrl);
  const page = await open('/');
  await submitLead(page);
  await page.tick(1900);
  held.release();
  await until(page, conditions.withOneToast);
  await checkThankedOnce(page);
});

test('a reload during *Submitting...* thanks once', async ({ open }) => {
  const page = await open('/');
  await submitLead(page);
  await page.reload();
  await until(page, conditions.withOneToast);
  await checkThankedOnce(page);
});

test('a lead is sent from a translated page while the app starts', async ({ site, open }) => {
  const held = site.hold(appUrl);
  const page = await open('/');
  // The browser's translator wraps each text in a `font` element; few extensions change more.
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = `ü ${text.textContent}`;
      text.parentNode?.replaceChild(font, text);
    }
  };
  await page.evaluate(translate);
  await submitLead(page);
  held.release();
  await page.tick(800);
  await until(page, `${conditions.dialogClosed} && ${conditions.withOneToast}`);
  checkMail((await onlyMailLink(page)).href);
  assert.is(await textOf(page, 'h1'), `ü ${landing.hero.headline}`);
  await page.evaluate(translate);
  await checkCopy(page, selectors.toast);
  await openDialog(page);
  await checkCopy(page, '#lead-dialog');
});

test('when a toast crashes, the page thanks', async ({ site, open }) => {
  const held = site.hold(appUrl);
  const page = await open('/');
  await openDialog(page);
  await page.evaluate(crashElements, ['li']);
  held.release();
  await showTooltip(page);
  await submitLead(page);
  await untilThanked(page, 'notice');
  assert.ok(page.problems.length > 0);
  assert.ok(page.problems.every((line) => line.includes('sabotaged')));
});

test('when a tooltip crashes, the page and the toasts stay', async ({ open }) => {
  const page = await open('/');
  await openTooltip(page);
  await page.hover(selectors.submit);
  await page.evaluate(crashElements, ['span']);
  await page.hover(selectors.close);
  await page.tick(700);
  await eventually('the error is logged', () => page.problems.join().includes('sabotaged'));
  await page.evaluate('delete document.createElement && delete document.createElementNS');
  assert.ok(await page.evaluate(conditions.dialogOpen));
  await sendLead(page);
  await checkCopy(page, selectors.toast);
});

test.run();
