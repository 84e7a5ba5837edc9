// runtimes: react, preact
// One row at least for each line of the README's table "When something fails", in its order.
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import {
  app,
  body,
  dialogIsClosed,
  hasFocus,
  on,
  readMail,
  sendLead,
  textOf,
  theLaunch,
  toastCount,
  untilThanked,
  valueIn,
} from '../support/lead';
import {
  dialogIsOpen,
  fillLead,
  launchesOf,
  lead,
  type OpenOptions,
  openDialog,
  opener,
  type SitePage,
  until,
  untilStarted,
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
  assert.is(readMail((await theLaunch(page)).href).body, body);
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
  assert.is(readMail(href).body, body);
  await until(page, "tick(1000).then(() => document.querySelector('form[data-sent]') !== null)");
  assert.match(
    await textOf(page, '#lead-sent'),
    /^Thank you for your interest! .*directly at inquiries@example\.com$/,
  );
  assert.is(await textOf(page, on.submit), 'Submit');
  assert.is(await valueIn(page, 'reason'), lead.reason);
  assert.ok(await page.evaluate(`${dialogIsOpen} && ${hasFocus('[data-open-again]')}`));
  await page.keyboard.press('Enter');
  assert.is((await launchesOf(page))[1]?.href, href);
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

for (const [failure, act] of [
  [
    'the app crashes as it starts',
    (page) => page.$eval('#app', (app) => app.removeAttribute('id')),
  ],
  ['the connection is gone', (page) => page.setOfflineMode(true)],
] satisfies [string, (page: Page) => Promise<void>][]) {
  test(`${failure}: has words and link in the form`, async ({ open }) => {
    const page = await open('/', { hasFakeClock: true });
    await act(page);
    await sendWithoutApp(page);
  });
}

for (const [failure, options] of [
  ['no script runs', { hasScript: false }],
  [
    'the browser is old',
    {
      prepare: (page) =>
        page.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'HTMLDialogElement')),
    },
  ],
] satisfies [string, OpenOptions][]) {
  test(`${failure}: opens dialog and menu, and has a mail link`, async ({ open }) => {
    const page = await open('/', { width: 390, ...options });
    await page.click('[popovertarget]');
    await until(page, "document.querySelector('[popover]').matches(':popover-open')");
    await page.keyboard.press('Escape');
    await openDialog(page);
    const link = '#intro-call a[href^="mailto:"][href*="body="]';
    await page.waitForSelector(link, { visible: true });
    const href = await page.$eval(link, (link) => link.getAttribute('href') ?? '');
    assert.match(readMail(href).body, /^Name:\r\nEmail:\r\n/);
    assert.not(await page.$eval('[name=name]', (field) => field.checkVisibility()));
    await page.keyboard.press('Escape');
    await until(page, dialogIsClosed);
    assert.equal(page.problems, []);
  });
}

test('the mail program does not open: has other words, and the line', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new Error('refused');
    };
  });
  await fillLead(page);
  await page.click(on.submit);
  await until(page, `${dialogIsClosed} && ${toastCount} === 1`);
  assert.match(
    await textOf(page, on.toast),
    'Please contact us directly at inquiries@example.com if needed.',
  );
  assert.ok(await page.$(`#contact ${on.copy}`));
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

test('images and fonts do not load: has substitutes, and sends', async ({ site, open }) => {
  site.fail(/logo-|concert-[0-9a-f]{8}-|ceo-|woff2$/, 404);
  const page = await open('/');
  await until(
    page,
    `!document.querySelector('header img').checkVisibility() &&
      document.querySelector('main img').currentSrc.includes('concert-fallback')`,
  );
  await sendLead(page);
  await page.goto(`${site.url}team/`);
  await until(page, "!document.querySelector('main li img').checkVisibility()");
  assert.is(await textOf(page, 'main li span'), 'M');
});

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
  await until(page, "document.querySelector('h1').textContent === 'Unexpected Application Error!'");
  assert.ok(await page.evaluate(hasFocus('h1')));
  assert.ok(await page.$('main a[href="mailto:inquiries@example.com"]'));
  assert.match(page.problems.join(), 'Unexpected application error: Error: sabotaged');
  await page.click('main a[href="/"]');
  await until(page, "document.querySelector('h1').textContent.startsWith('Turning')");
});

test('the host answers with the landing page: gets the right one', async ({ site, open }) => {
  const landing = readFileSync(`${dists[runtime]}/index.html`, 'utf8');
  site.fail(/^\/(nope|team)$/, { type: 'text/html;charset=utf-8', body: landing });
  const page = await open('/nope');
  await until(page, "document.querySelector('h1').textContent === 'Oops! Page not found'");
  await page.goto(`${site.url}team`);
  await until(page, "document.querySelector('h1')?.textContent === 'Leadership Team'");
});

test('the page is translated before the app: keeps all, and sends', async ({ site, open }) => {
  const held = site.hold(app);
  const page = await open('/');
  // As the browser's translator does it.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = `ü ${text.textContent}`;
      text.parentNode?.replaceChild(font, text);
    }
  });
  await fillLead(page);
  held.release();
  await untilStarted(page);
  assert.ok(await page.evaluate(`${dialogIsOpen} && ${hasFocus('[name=reason]')}`));
  await page.click(on.submit);
  await until(page, `${dialogIsClosed} && ${toastCount} === 1`);
  assert.is(readMail((await theLaunch(page)).href).body, body);
  assert.match(await textOf(page, 'h1'), /^ü Turning/);
  await page.waitForSelector(on.openAgain);
});

test.run();
