// runtimes: react, preact
// The README's table "When something fails", in its order. Images that do not load: engines.test.ts.
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import {
  app,
  dialogIsClosed,
  hasFocus,
  mail,
  on,
  readMail,
  refuseLaunches,
  textOf,
  theLaunch,
  toastCount,
  untilThanked,
  valueIn,
} from '../support/lead';
import {
  dialogIsOpen,
  fillLead,
  isAt,
  launchesOf,
  lead,
  menuIsOpen,
  openDialog,
  opener,
  type SitePage,
  until,
} from '../support/page';
import { dists, runtime } from '../support/site';
import { crashApp } from '../support/states';
import { siteSuite } from '../support/suite';

const test = siteSuite('when something fails');

test('the app is late: the mail program opens all the same', async ({ site, open }) => {
  const held = site.hold(app);
  const page = await open('/', { hasFakeClock: true });
  await fillLead(page);
  await page.click(on.submit, { count: 2 });
  assert.equal(readMail((await theLaunch(page)).href), mail);
  await page.tick(10_000);
  assert.is(await textOf(page, `${on.submit}:disabled`), 'Submitting...');
  // Whoever presses again sends nothing twice.
  const { x, y } = await page.$eval(on.submit, (button) => button.getBoundingClientRect().toJSON());
  await page.focus('[name=phone]');
  await Promise.all([page.keyboard.press('Enter'), page.mouse.click(x + 5, y + 5)]);
  await page.keyboard.press('Escape');
  await until(page, dialogIsClosed);
  held.release();
  await untilThanked(page);
  assert.equal(page.problems, []);
});

/** The link opens at the gesture, and the form says so, with the link, and keeps its text. */
async function sendWithoutApp(page: SitePage): Promise<void> {
  await fillLead(page);
  await page.click(on.submit);
  const { href } = await theLaunch(page);
  assert.equal(readMail(href), mail);
  await until(page, "tick(1000).then(() => document.querySelector('form[data-sent]') !== null)");
  const words = /^Thank you for your interest! .*directly at inquiries@example\.com$/;
  assert.match(await textOf(page, '#lead-sent'), words);
  assert.is(await textOf(page, on.submit), 'Submit');
  assert.is(await valueIn(page, 'reason'), lead.reason);
  assert.ok(await page.evaluate(`${dialogIsOpen} && ${hasFocus('[data-open-again]')}`));
  await page.keyboard.press('Enter');
  assert.is((await launchesOf(page))[1]?.href, href);
}

for (const [failure, act] of [
  ['crashes as it starts', (page) => page.$eval('#app', (app) => app.removeAttribute('id'))],
  ['is out of reach', (page) => page.setOfflineMode(true)],
] satisfies [string, (page: Page) => Promise<void>][]) {
  test(`the app ${failure}: has words and link in the form`, async ({ open }) => {
    const page = await open('/', { hasFakeClock: true });
    await act(page);
    await sendWithoutApp(page);
  });
}

test('the app cannot be had: has words and link, then the app', async ({ site, open }) => {
  // Another answer to each attempt.
  site.fail(app, 404, 1);
  site.fail(app, { type: 'text/html', body: '<p>' }, 1);
  site.fail(app, { type: 'text/javascript', body: 'export const start = (' }, 1);
  const last = site.fail(app, 503);
  const page = await open('/', { hasFakeClock: true });
  await sendWithoutApp(page);
  last.release();
  await page.type('[name=company]', ' & Daughters');
  await page.evaluate('window.launches = []');
  await page.click(on.submit);
  await until(page, `tick(1000).then(() => ${toastCount} === 1)`);
  assert.match(readMail((await untilThanked(page)).href).body, 'Engines & Sons & Daughters');
  assert.is(await page.$('form[data-sent]'), null);
});

for (const [failure, prepare] of [
  ['no script runs', (page) => page.setJavaScriptEnabled(false)],
  [
    'the browser is old',
    (page) => page.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'HTMLDialogElement')),
  ],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`${failure}: opens dialog and menu, has links and a mail link`, async ({ open }) => {
    const page = await open('/', { width: 390, prepare });
    await openDialog(page);
    const link = '#intro-call a[href^="mailto:"][href*="body="]';
    await page.waitForSelector(link, { visible: true });
    const href = await page.$eval(link, (link) => link.getAttribute('href') ?? '');
    assert.match(readMail(href).body, /^Name:\r\nEmail:\r\n/);
    assert.not(await page.$eval('[name=name]', (field) => field.checkVisibility()));
    await page.keyboard.press('Escape');
    await until(page, dialogIsClosed);
    await page.click('[popovertarget]');
    await page.click('nav a[href="#team"]');
    // The bar scrolls away, and the menu stays open until Escape.
    await until(page, `location.hash === '#team' && scrollY > 1000 && ${menuIsOpen}`);
    await page.keyboard.press('Escape');
    await page.click('#team a');
    await until(page, isAt('/team/'));
    assert.equal(page.problems, []);
  });
}

test('the mail program does not open: has other words, and the line', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  await refuseLaunches(page);
  await fillLead(page);
  await page.click(on.submit);
  await until(page, `${dialogIsClosed} && ${toastCount} === 1`);
  assert.match(
    await textOf(page, on.toast),
    'Please contact us directly at inquiries@example.com if needed.',
  );
  assert.ok(await page.$(`${on.openAgain} + ${on.copy}`));
  assert.is(page.problems.length, 1);
  assert.match(String(page.problems[0]), 'The mail link could not be opened');
});

for (const [failure, reason] of [
  ['copying is refused', lead.reason],
  ['the message is too long', '漢字 word\n'.repeat(3000)],
] as const) {
  test(`${failure}: has all of it to copy by hand`, async ({ open }) => {
    const page = await open('/', { hasFakeClock: true });
    await fillLead(page);
    await page.$eval(
      '[name=reason]',
      (field, reason) => {
        Reflect.deleteProperty(Navigator.prototype, 'clipboard');
        if ('value' in field) field.value = reason;
      },
      reason,
    );
    await page.click(on.submit);
    const { href } = await untilThanked(page);
    assert.ok(href.length <= 1800);
    assert.is(readMail(href).body.includes('shortened'), reason !== lead.reason);
    for (const place of [on.toast, '#contact']) {
      await page.$$eval(`${place} ${on.copy}`, (buttons) => buttons.at(-1)?.click());
      const box = await page.waitForSelector(`${place} textarea`);
      assert.ok(await box?.evaluate((box, text) => box.value.includes(text), reason));
    }
    assert.equal(page.problems, []);
  });
}

test('tooltip, toast and kept line crash: has the rest', async ({ site, open }) => {
  const held = site.hold(app);
  const page = await open('/');
  await fillLead(page);
  await page.click(on.submit);
  await theLaunch(page);
  // One element of each.
  await page.evaluate(() => {
    for (const method of ['createElement', 'createElementNS'] as const) {
      Object.assign(document, {
        [method](...names: string[]) {
          if (names.some((name) => /^(li|a|span)$/.test(name))) throw new Error('sabotaged');
          return Reflect.apply(Document.prototype[method], document, names);
        },
      });
    }
  });
  held.release();
  await until(page, dialogIsClosed);
  await openDialog(page);
  await page.hover(on.close);
  await until({ evaluate: async () => page.problems.length >= 3 }, 'each has crashed');
  await page.click(on.close);
  await until(page, dialogIsClosed);
  assert.ok(page.problems.every((line) => line.includes('sabotaged')));
  assert.equal(
    [page.problems.length, await page.$(on.toast), await page.$(on.openAgain)],
    [3, null, null],
  );
});

test('anything else crashes: gets the error page', async ({ open }) => {
  const page = await open('/');
  await crashApp(page);
  await page.hover(opener);
  const isShown = "document.querySelector('h1').textContent === 'Unexpected Application Error!'";
  await until(page, `${isShown} && ${hasFocus('h1')}`);
  assert.is(await page.title(), 'Error | Refrain Legacy Partners');
  assert.is(
    (await page.$$('main a:is([href="mailto:inquiries@example.com"], [href="/"])')).length,
    2,
  );
  assert.match(page.problems.join(), 'Unexpected application error: Error: sabotaged');
  await page.click('main button');
  await until(page, "document.querySelector('h1').textContent.startsWith('Turning')");
});

test('the host answers with the landing page: gets the right one', async ({ site, open }) => {
  const landing = readFileSync(`${dists[runtime]}/index.html`, 'utf8');
  site.fail(/^\/(a\/b\/c\/|team)$/, { type: 'text/html;charset=utf-8', body: landing });
  const held = site.hold(app);
  const page = await open('/a/b/c/');
  assert.match(await textOf(page, 'h1'), 'Turning Assets', 'never blank');
  await until({ evaluate: async () => site.count(app) === 1 }, 'the app comes by itself');
  // Whoever is fast can even send.
  await fillLead(page);
  await page.click(on.submit);
  assert.equal(readMail((await theLaunch(page)).href), mail);
  held.release();
  await until(page, `document.title.startsWith('Page not found') && ${hasFocus('h1')}`);
  assert.is(await textOf(page, 'h1'), 'Oops! Page not found');
  assert.is(await page.$eval('h1', (h1) => getComputedStyle(h1).textAlign), 'center');
  assert.is(await page.$('#about'), null);
  await page.waitForSelector(on.toast);
  assert.equal(page.problems, ['Page not found: /a/b/c/']);
  await page.goto(`${site.url}team`);
  await until(page, `${isAt('/team/')} && document.title.startsWith('Leadership')`);
});

test.run();
