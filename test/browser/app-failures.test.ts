// What the visitor sees when the app is late, missing or broken.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { crashElements, crashRouter } from '../support/drive/in-page';
import { fillLead, sendLead, submitLead, untilThanked, valueIn } from '../support/drive/lead';
import { checkCopy, checkMail, onlyMailLink, openedMailLinks } from '../support/drive/mail';
import { openDialog, type SitePage, textOf } from '../support/drive/page';
import { appUrl, conditions, hasFocus, selectors } from '../support/drive/selectors';
import { crashApp } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { eventually, passFrames, until, untilStarted } from '../support/drive/wait';
import type { Needs } from '../support/run/jobs';

export const needs = { runtimes: ['react', 'preact'] } satisfies Needs;

const test = siteSuite('app failures');
const fakeClock = { hasFakeClock: true };

/** Sends a lead and waits for the notice, which has the words, look and actions of the toast. */
async function sendWithoutApp(page: SitePage): Promise<void> {
  await fillLead(page);
  await page.click(selectors.submit, { count: 2 });
  checkMail((await onlyMailLink(page)).href);
  assert.is(await textOf(page, `${selectors.submit}:disabled`), 'Submitting...');
  await untilThanked(page, 'notice');
  assert.match(await textOf(page, 'body > [role=status]'), 'Thank you');
  const toastRule = await page.$eval('#notice > div', (box) => getComputedStyle(box).borderLeft);
  assert.match(toastRule, /^4px solid/);
  await checkCopy(page, selectors.notice);
  await until(
    page,
    `document.querySelector('${selectors.notice} ${selectors.copy}').textContent === 'Copied'`,
  );
}

for (const seconds of [3, 30]) {
  test(`an app that is ${seconds} s late changes nothing in the page`, async ({ site, open }) => {
    const held = site.hold(appUrl);
    const page = await open('/', fakeClock);
    await sendWithoutApp(page);
    await openDialog(page);
    await page.type('[name=company]', 'Other');
    const status = "document.querySelector('#intro-call [role=status]').textContent";
    assert.is(await page.evaluate(status), '', 'Submitting... is over');
    await page.evaluate('document.activeElement.blur()');
    await page.tick(1000 * (seconds - 2));
    const readMarkup = () => page.$eval('#app', (app) => app.innerHTML);
    const before = await readMarkup();
    held.release();
    await untilStarted(page);
    assert.ok((await readMarkup()) === before, 'the app renders the same markup');
    assert.ok(await page.evaluate(`${conditions.dialogOpen} && ${conditions.withoutToast}`));
    assert.ok(await page.evaluate(hasFocus('body')), 'the dialog is not opened again');
    assert.is(await valueIn(page, 'company'), 'Other');
    await page.keyboard.press('Escape');
    await until(page, `${conditions.dialogClosed} && ${hasFocus(selectors.opener)}`);
    await page.click(`${selectors.notice} [data-dismiss]`);
    await page.tick(150);
    assert.is(await page.$(selectors.notice), null);
    assert.equal(page.problems, []);
  });
}

test('without the app, the page thanks; the next click tries again', async ({ site, open }) => {
  // Each attempt fails in another way.
  site.answer(appUrl, 404, 1);
  site.answer(appUrl, { type: 'text/html', body: '<p>' }, 1);
  site.answer(appUrl, { type: 'text/javascript', body: 'export const start = (' }, 1);
  const last = site.answer(appUrl, 503);
  const page = await open('/', fakeClock);
  await sendWithoutApp(page);
  await eventually('four downloads', () => page.tick(1000).then(() => site.count(appUrl) === 4));
  const isError = (line: string) => /app could not be started/.test(line);
  await eventually('the error is logged', () => page.problems.some(isError));
  last.release();
  await page.hover(selectors.opener);
  await page.focus(selectors.opener);
  await passFrames(page);
  assert.is(site.count(appUrl), 4, 'hover and focus do not retry');
  await page.click(selectors.opener);
  await untilStarted(page);
  await page.keyboard.press('Escape');
});

for (const [failure, act] of [
  ['is broken', (page) => page.$eval('#app', (app) => app.removeAttribute('id'))],
  ['throws while it hydrates', (page) => page.evaluate(crashRouter)],
] satisfies [string, (page: Page) => Promise<void>][]) {
  test(`when the app ${failure}, the page stays as it was`, async ({ site, open }) => {
    const held = site.hold(appUrl);
    const page = await open('/', fakeClock);
    const [first] = await page.$$(selectors.opener);
    await first?.click();
    await page.type('[name=name]', 'Ada');
    const main = await page.$('main');
    await act(page);
    held.release();
    await eventually('the error is logged', () => page.problems.length > 0);
    assert.ok(await main?.evaluate((main) => main.isConnected));
    assert.ok(await page.evaluate(`${conditions.dialogOpen} && ${hasFocus('[name=name]')}`));
    assert.is(await valueIn(page, 'name'), 'Ada');
    await page.keyboard.press('Escape');
    await until(page, `${conditions.dialogClosed} && ${hasFocus(selectors.opener)}`);
    await page.$eval('form', (form) => form.reset());
    await sendWithoutApp(page);
  });
}

test('the visitor may close, reopen or edit a submitting dialog', async ({ site, open }) => {
  site.hold(appUrl);
  const page = await open('/', fakeClock);
  await submitLead(page);
  await page.keyboard.press('Escape');
  await until(
    page,
    `${conditions.dialogClosed} && document.querySelector('#contact ${selectors.copy}') !== null`,
  );
  await openDialog(page);
  assert.is(await valueIn(page, 'name'), '');
  await page.waitForSelector('#intro-call [data-open-again]', { visible: true });
  await page.tick(2000);
  assert.ok(await page.evaluate(conditions.dialogOpen));
  await page.waitForSelector(selectors.notice);

  await submitLead(page);
  await page.type('[name=company]', ' & Daughters');
  await page.tick(800);
  assert.is(await textOf(page, selectors.submit), 'Submit');
  assert.ok(await page.evaluate(conditions.dialogOpen));
  assert.is(await valueIn(page, 'company'), 'Engines & Sons & Daughters');
  assert.is((await openedMailLinks(page)).length, 2);

  // A new submit hides the thanks for the previous lead, because each lead has its own thanks.
  await page.click(selectors.submit);
  await page.tick(800);
  await until(page, conditions.dialogClosed);
  assert.is(await page.$(selectors.notice), null);
  await page.tick(1200);
  await page.waitForSelector(selectors.notice);
});

test('when a toast crashes, the page thanks', async ({ site, open }) => {
  const held = site.hold(appUrl);
  const page = await open('/', fakeClock);
  await openDialog(page);
  await page.evaluate(crashElements, ['li']);
  held.release();
  await untilStarted(page);
  await submitLead(page);
  await untilThanked(page, 'notice');
  assert.ok(page.problems.every((line) => line.includes('sabotaged')));
});

test('when the running app crashes, the error page keeps the message', async ({ open }) => {
  const page = await open('/', fakeClock);
  const { href } = await sendLead(page);
  await crashApp(page);
  const isShown = "document.querySelector('h1').textContent === 'Unexpected Application Error!'";
  await until(page, `${isShown} && ${hasFocus('h1')}`);
  assert.is(await page.title(), 'Error | Refrain Legacy Partners');
  await page.waitForSelector('main a:is([href="mailto:inquiries@example.com"])');
  assert.is(await page.$eval('main [data-open-again]', (link) => link.getAttribute('href')), href);
  await checkCopy(page, 'main');
  assert.match(page.problems.join(), 'Unexpected application error: Error: sabotaged');
  await page.click('main button:not([data-copy])');
  await until(page, "document.querySelector('h1').textContent.startsWith('Turning')");
});

test.run();
