// What the visitor sees when something other than the app fails: the mail program, the clipboard, the
// browser, or the host. test/hosts has real mail programs and webmail.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { fillLead, sendLead, submitLead, untilThanked } from '../support/drive/lead';
import { checkCopy, openedMailLinks, readMail, refuseMailLinks } from '../support/drive/mail';
import { openDialog, textOf } from '../support/drive/page';
import { conditions, hasFocus, isAt, selectors } from '../support/drive/selectors';
import { dists } from '../support/drive/site';
import { siteSuite } from '../support/drive/suite';
import { until } from '../support/drive/wait';

const test = siteSuite('fallbacks');
const fakeClock = { hasFakeClock: true };

test('without a mail program, the message is two clicks away', async ({ open }) => {
  const page = await open('/', fakeClock);
  const { href } = await sendLead(page);
  await checkCopy(page, selectors.toast);
  // The toast stays while it has the pointer or the focus.
  await page.mouse.move(1, 1);
  await page.focus(selectors.opener);
  await page.tick(6000);
  await until(page, conditions.withoutToast);
  const before = await page.evaluate('scrollY');
  for (const [place, act] of [
    ['#intro-call', openDialog],
    ['#contact', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    await act(page);
    const again = await page.$(`${place} [data-open-again]`);
    assert.ok(place === '#contact' || (await again?.isIntersectingViewport({ threshold: 1 })));
    assert.is(await again?.evaluate((link) => link.getAttribute('href')), href);
    await checkCopy(page, place);
    const links = await page.$$eval(`${place} ${selectors.webmail}`, (links) =>
      links.map((link) =>
        ['href', 'target', 'rel'].map((name) => link.getAttribute(name)).join(' '),
      ),
    );
    assert.is(links.length, 3);
    for (const link of links) {
      assert.match(link, /^https:.*Lovelace.* _blank noopener noreferrer$/);
    }
  }
  assert.is(await page.evaluate('scrollY'), before, 'the visitor need not scroll');
  assert.equal(page.problems, []);
});

test('a required field with spaces alone is refused by the browser', async ({ open }) => {
  const page = await open('/');
  await fillLead(page);
  await page.$eval('[name=company]', (field) => Object.assign(field, { value: ' \t' }));
  await page.click(selectors.submit);
  await until(page, hasFocus('[name=company][aria-invalid=true]'));
  assert.ok(await page.evaluate(conditions.dialogOpen));
  assert.equal(await openedMailLinks(page), []);
  await page.keyboard.type('E');
  await until(page, hasFocus('[aria-invalid=false]'));
});

test('a mail link that cannot be opened changes the words of the toast', async ({ open }) => {
  const page = await open('/', fakeClock);
  await refuseMailLinks(page);
  await submitLead(page);
  await page.tick(800);
  await until(page, `${conditions.dialogClosed} && ${conditions.withOneToast}`);
  const words = 'Please contact us directly at inquiries@example.com if needed.';
  assert.match(await textOf(page, selectors.toast), words);
  assert.is(page.problems.length, 1);
  assert.match(String(page.problems[0]), 'The mail link could not be opened');
});

test('if copying is refused, the whole of a long message is selected', async ({ open }) => {
  const reason = '漢字 word\n'.repeat(3000);
  const page = await open('/', fakeClock);
  await page.evaluate('delete Navigator.prototype.clipboard');
  await fillLead(page);
  await page.$eval('[name=reason]', (field, value) => Object.assign(field, { value }), reason);
  await page.click(selectors.submit);
  const { href } = await untilThanked(page);
  assert.ok(href.length <= 1800);
  assert.match(readMail(href).body, 'shortened');
  for (const place of [selectors.toast, '#contact']) {
    // The button in #contact may be out of sight or below the toast, where a real click does not reach it.
    await page.$eval(`${place} button${selectors.copy}`, (button) =>
      (button as HTMLElement).click(),
    );
    const box = await page.waitForSelector(`${place} ${selectors.copy} + span span`, {
      visible: true,
    });
    const shown = await box?.evaluate((box) => box.textContent);
    assert.ok(shown?.includes(reason));
    assert.is(await page.evaluate(() => String(getSelection())), shown);
  }
  // A toast that is taller than the window scrolls.
  await page.setViewport({ width: 667, height: 331 });
  await page.click(selectors.dismiss);
  await page.tick(500);
  await until(page, conditions.withoutToast);
  assert.equal(page.problems, []);
});

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
    await until(page, conditions.dialogClosed);
    await page.click(selectors.menuButton);
    await page.click('nav a[href="#team"]');
    // Without a script, the menu stays open until Escape.
    await until(page, `location.hash === '#team' && scrollY > 1000 && ${conditions.menuOpen}`);
    await page.keyboard.press('Escape');
    await page.click('#team a');
    await until(page, isAt('/team/'));
    assert.equal(page.problems, []);
  });
}

test('a host that answers every path with the landing page is corrected', async ({ open }) => {
  const page = await open('/');
  // The landing page redirects only at the address that the site is published at.
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    const path = new URL(request.url()).pathname.slice(1);
    const files = ['404.html', 'team/index.html'];
    const file = files.find((name) => [path, `${path}index.html`].includes(name)) ?? 'index.html';
    const body = await readFile(join(dists.react, file));
    await request.respond({ contentType: 'text/html;charset=utf-8', body }).catch(() => {});
  });
  await page.goto('https://www.example.com/nope/deeper');
  await until(page, "document.querySelector('h1')?.textContent === 'Oops! Page not found'");
  assert.ok(page.lines.some((line) => /Page not found: .*\/nope\/deeper\/$/.test(line)));
  await page.goto('https://www.example.com/team?a=b');
  await until(page, `${isAt('/team/')} && document.title.startsWith('Leadership')`);
});

test.run();
