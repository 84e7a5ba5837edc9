// What the visitor sees when something other than the app fails: the mail program, the clipboard, the
// browser, or the host. test/hosts has real mail programs and webmail.
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import {
  copied,
  dialogIsClosed,
  hasFocus,
  message,
  on,
  readMail,
  recordCopies,
  refuseLaunches,
  sendLead,
  submitLead,
  textOf,
  toastCount,
  untilThanked,
} from '../support/drive/lead';
import {
  dialogIsOpen,
  fillLead,
  isAt,
  launchesOf,
  menuIsOpen,
  openDialog,
  opener,
  until,
} from '../support/drive/page';
import { dists } from '../support/drive/site';
import { siteSuite } from '../support/drive/suite';
import { lead } from '../support/drive/test-lead';

const test = siteSuite('fallbacks');
const frozen = { hasFakeClock: true };

/** Presses *Copy message*, even if it is out of sight. */
const pressCopy = (page: Page, place: string) =>
  page.$eval(`${place} button${on.copy}`, (button) => (button as HTMLElement).click());

test('without a mail program, the message is two clicks away, without a scroll', async ({
  open,
}) => {
  const page = await open('/', frozen);
  await recordCopies(page);
  const { href } = await sendLead(page);
  await page.click(`${on.toast} ${on.copy}`);
  assert.is(await page.evaluate(copied), message);
  // The toast stays while it has the pointer or the focus.
  await page.mouse.move(1, 1);
  await page.focus(opener);
  await page.tick(6000);
  await until(page, `${toastCount} === 0`);
  const before = await page.evaluate('scrollY');
  for (const [place, act] of [
    ['#intro-call', openDialog],
    ['#contact', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    await act(page);
    const again = await page.$(`${place} [data-open-again]`);
    assert.ok(place === '#contact' || (await again?.isIntersectingViewport({ threshold: 1 })));
    assert.is(await again?.evaluate((link) => link.getAttribute('href')), href);
    await page.evaluate('window.copied = ""');
    await pressCopy(page, place);
    await until(page, `${copied} !== ''`);
    assert.is(await page.evaluate(copied), message);
    const links = await page.$$eval(`${place} ${on.webmail}`, (links) =>
      links.map((link) =>
        ['href', 'target', 'rel'].map((name) => link.getAttribute(name)).join(' '),
      ),
    );
    assert.is(links.length, 3);
    for (const link of links) {
      assert.match(link, /^https:.*Lovelace.* _blank noopener noreferrer$/);
    }
  }
  assert.is(await page.evaluate('scrollY'), before);
  assert.equal(page.problems, []);
});

test('a required field with spaces alone is refused by the browser', async ({ open }) => {
  const page = await open('/');
  await fillLead(page);
  await page.$eval('[name=company]', (field) => Object.assign(field, { value: ' \t' }));
  await page.click(on.submit);
  await until(page, hasFocus('[name=company][aria-invalid=true]'));
  assert.ok(await page.evaluate(dialogIsOpen));
  assert.equal(await launchesOf(page), []);
  await page.keyboard.type('E');
  await until(page, hasFocus('[aria-invalid=false]'));
});

test('a mail link that cannot be opened changes the words of the toast', async ({ open }) => {
  const page = await open('/', frozen);
  await refuseLaunches(page);
  await submitLead(page);
  await page.tick(800);
  await until(page, `${dialogIsClosed} && ${toastCount} === 1`);
  const words = 'Please contact us directly at inquiries@example.com if needed.';
  assert.match(await textOf(page, on.toast), words);
  assert.is(page.problems.length, 1);
  assert.match(String(page.problems[0]), 'The mail link could not be opened');
});

for (const [failure, reason] of [
  ['copying is refused', lead.reason],
  ['the message is too long', '漢字 word\n'.repeat(3000)],
] as const) {
  test(`when ${failure}, all of it is shown and selected`, async ({ open }) => {
    const page = await open('/', frozen);
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
      await pressCopy(page, place);
      const box = await page.waitForSelector(`${place} ${on.copy} + span span`, { visible: true });
      const shown = await box?.evaluate((box) => box.textContent);
      assert.ok(shown?.includes(reason));
      assert.is(await page.evaluate(() => String(getSelection())), shown);
    }
    assert.equal(page.problems, []);
  });
}

for (const [failure, prepare] of [
  ['no script runs', (page) => page.setJavaScriptEnabled(false)],
  [
    'the browser is old',
    (page) => page.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'HTMLDialogElement')),
  ],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`when ${failure}, dialog and menu open, with links and a mail link`, async ({ open }) => {
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
    // Without a script, the menu stays open until Escape.
    await until(page, `location.hash === '#team' && scrollY > 1000 && ${menuIsOpen}`);
    await page.keyboard.press('Escape');
    await page.click('#team a');
    await until(page, isAt('/team/'));
    assert.equal(page.problems, []);
  });
}

/** Serves the built site at another address, by a host that answers unknown paths with the landing page. */
async function answerFor(page: Page, origin: string, prefix: string): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin) return request.continue();
    const path = url.pathname.replace(prefix, '/').replace(/\/$/, '/index.html').slice(1);
    const isFile = /\.\w+$/.test(path) && !path.startsWith('nope');
    const body = readFileSync(`${dists.react}/${isFile ? path : 'index.html'}`);
    const contentType = path.endsWith('.js') ? 'text/javascript' : 'text/html;charset=utf-8';
    await request.respond({ contentType, body }).catch(() => {});
  });
}

test('a host that answers every path with the landing page still leads to the right page', async (tools) => {
  const page = await tools.open('/');
  const live = 'https://www.example.com';
  await answerFor(page, live, '/');
  await page.goto(`${live}/nope/deeper`);
  await until(page, "document.querySelector('h1')?.textContent === 'Oops! Page not found'");
  assert.ok(page.lines.some((line) => /Page not found: .*\/nope\/deeper\/$/.test(line)));
  await page.goto(`${live}/team?a=b`);
  await until(page, `${isAt('/team/')} && document.title.startsWith('Leadership')`);
});

test('a copy in a web archive or behind a proxy shows the right page', async ({ open }) => {
  const page = await open('/');
  const archive = 'https://archive.example';
  const prefix = '/web/2026/https://www.example.com/';
  await answerFor(page, archive, prefix);
  for (const [path, heading] of Object.entries({ '': 'Turning', 'team/': 'Leadership' })) {
    await page.goto(archive + prefix + path);
    await until(page, "document.readyState === 'complete'");
    assert.match(await textOf(page, 'h1'), heading);
    assert.is(await page.evaluate('location.pathname'), prefix + path);
    assert.not(page.lines.some((line) => line.includes('Page not found')));
  }
});

test.run();
