// What the visitor sees when the app is late, missing or broken.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { crashElements, crashRouter } from '../support/drive/in-page';
import {
  app,
  copied,
  dialogIsClosed,
  hasFocus,
  mail,
  message,
  on,
  readMail,
  recordCopies,
  sendLead,
  submitLead,
  textOf,
  theLaunch,
  toastCount,
  untilThanked,
  valueIn,
} from '../support/drive/lead';
import {
  dialogIsOpen,
  fillLead,
  launchesOf,
  openDialog,
  opener,
  type SitePage,
  until,
  untilStarted,
} from '../support/drive/page';
import { crashApp } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import type { Needs } from '../support/run/jobs';

export const needs = { runtimes: ['react', 'preact'] } satisfies Needs;

const test = siteSuite('app failures');
const frozen = { hasFakeClock: true };

/** Sends a lead and waits for the notice, which has the words, look and actions of the toast. */
async function sendWithoutApp(page: SitePage): Promise<void> {
  await fillLead(page);
  await page.click(on.submit, { count: 2 });
  assert.equal(readMail((await theLaunch(page)).href), mail);
  assert.is(await textOf(page, `${on.submit}:disabled`), 'Submitting...');
  await untilThanked(page, 'notice');
  assert.match(await textOf(page, 'body > [role=status]'), 'Thank you');
  const toastRule = await page.$eval('#notice > div', (box) => getComputedStyle(box).borderLeft);
  assert.match(toastRule, /^4px solid/);
  await recordCopies(page);
  await page.click(`${on.notice} ${on.copy}`);
  await until(page, `document.querySelector('${on.notice} ${on.copy}').textContent === 'Copied'`);
  assert.is(await page.evaluate(copied), message);
}

for (const seconds of [3, 30]) {
  test(`an app that is ${seconds} s late changes nothing: the page thanks after two seconds`, async (tools) => {
    const held = tools.site.hold(app);
    const page = await tools.open('/', frozen);
    await sendWithoutApp(page);
    await openDialog(page);
    await page.type('[name=company]', 'Other');
    const status = "document.querySelector('#intro-call [role=status]').textContent";
    assert.is(await page.evaluate(status), '', 'Submitting... is over');
    await page.evaluate('document.activeElement.blur()');
    await page.tick(1000 * (seconds - 2));
    held.release();
    await untilStarted(page);
    assert.ok(await page.evaluate(`${dialogIsOpen} && ${toastCount} === 0`));
    assert.ok(await page.evaluate(hasFocus('body')), 'the dialog is not opened again');
    assert.is(await valueIn(page, 'company'), 'Other');
    await page.keyboard.press('Escape');
    await until(page, `${dialogIsClosed} && ${hasFocus(opener)}`);
    await page.click(`${on.notice} [data-dismiss]`);
    await page.tick(150);
    assert.is(await page.$(on.notice), null);
    assert.equal(page.problems, []);
  });
}

test('without the app, the page thanks, and the next gesture asks for the app again', async (tools) => {
  const { site, open } = tools;
  // Each attempt fails in another way.
  site.fail(app, 404, 1);
  site.fail(app, { type: 'text/html', body: '<p>' }, 1);
  site.fail(app, { type: 'text/javascript', body: 'export const start = (' }, 1);
  const last = site.fail(app, 503);
  const page = await open('/', frozen);
  await sendWithoutApp(page);
  await until(
    { evaluate: async () => page.tick(1000).then(() => site.count(app) === 4) },
    '4 times',
  );
  const isTold = async () => page.problems.some((line) => /app could not be started/.test(line));
  await until({ evaluate: isTold }, 'the error is logged');
  last.release();
  await page.hover(opener);
  await page.focus(opener);
  await page.evaluate(() => fetch('/robots.txt').then(() => undefined));
  assert.is(site.count(app), 4, 'hover and focus do not retry');
  await page.click(opener);
  await untilStarted(page);
  await page.keyboard.press('Escape');
});

for (const [failure, act] of [
  ['is broken', (page) => page.$eval('#app', (app) => app.removeAttribute('id'))],
  ['throws while it hydrates', (page) => page.evaluate(crashRouter)],
] satisfies [string, (page: Page) => Promise<void>][]) {
  test(`when the app ${failure}, the page stays as it was`, async ({ site, open }) => {
    const held = site.hold(app);
    const page = await open('/', frozen);
    const [first] = await page.$$(opener);
    await first?.click();
    await page.type('[name=name]', 'Ada');
    const main = await page.$('main');
    await act(page);
    held.release();
    await until({ evaluate: async () => page.problems.length > 0 }, 'the error is logged');
    assert.ok(await main?.evaluate((main) => main.isConnected));
    assert.ok(await page.evaluate(`${dialogIsOpen} && ${hasFocus('[name=name]')}`));
    assert.is(await valueIn(page, 'name'), 'Ada');
    await page.keyboard.press('Escape');
    await until(page, `${dialogIsClosed} && ${hasFocus(opener)}`);
    await page.$eval('form', (form) => form.reset());
    await sendWithoutApp(page);
  });
}

test('the visitor may close, reopen or edit the dialog while it submits', async ({
  site,
  open,
}) => {
  site.hold(app);
  const page = await open('/', frozen);
  await submitLead(page);
  await page.keyboard.press('Escape');
  await until(page, `${dialogIsClosed} && document.querySelector('#contact ${on.copy}') !== null`);
  await openDialog(page);
  assert.is(await valueIn(page, 'name'), '');
  await page.waitForSelector('#intro-call [data-open-again]', { visible: true });
  await page.tick(2000);
  assert.ok(await page.evaluate(dialogIsOpen));
  await page.waitForSelector(on.notice);

  await submitLead(page);
  await page.type('[name=company]', ' & Daughters');
  await page.tick(800);
  assert.is(await textOf(page, on.submit), 'Submit');
  assert.ok(await page.evaluate(dialogIsOpen));
  assert.is(await valueIn(page, 'company'), 'Engines & Sons & Daughters');
  assert.is((await launchesOf(page)).length, 2);

  // The next submit hides the thanks for the lead before.
  await page.click(on.submit);
  await page.tick(800);
  await until(page, dialogIsClosed);
  assert.is(await page.$(on.notice), null);
  await page.tick(1200);
  await page.waitForSelector(on.notice);
});

test('when a toast crashes, the page thanks', async ({ site, open }) => {
  const held = site.hold(app);
  const page = await open('/', frozen);
  await openDialog(page);
  await page.evaluate(crashElements, ['li']);
  held.release();
  await untilStarted(page);
  await submitLead(page);
  await untilThanked(page, 'notice');
  assert.ok(page.problems.every((line) => line.includes('sabotaged')));
});

test('when the running app crashes, the error page keeps the message', async ({ open }) => {
  const page = await open('/', frozen);
  const { href } = await sendLead(page);
  await crashApp(page);
  const isShown = "document.querySelector('h1').textContent === 'Unexpected Application Error!'";
  await until(page, `${isShown} && ${hasFocus('h1')}`);
  assert.is(await page.title(), 'Error | Refrain Legacy Partners');
  await page.waitForSelector('main a:is([href="mailto:inquiries@example.com"])');
  assert.is(await page.$eval('main [data-open-again]', (link) => link.getAttribute('href')), href);
  await recordCopies(page);
  await page.click(`main ${on.copy}`);
  await until(page, `${copied} === ${JSON.stringify(message)}`);
  assert.match(page.problems.join(), 'Unexpected application error: Error: sabotaged');
  await page.click('main button:not([data-copy])');
  await until(page, "document.querySelector('h1').textContent.startsWith('Turning')");
});

test.run();
