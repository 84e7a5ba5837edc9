// What the browser keeps between pages, where anchors land, and what a host, an old browser or a policy leaves of a page.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { pages } from '../support/content';
import { sendLead, valueIn } from '../support/drive/lead';
import { openDialog, type SitePage } from '../support/drive/page';
import { conditions, hasFocus, isAt, selectors } from '../support/drive/selectors';
import { dists } from '../support/drive/site';
import { showTooltip } from '../support/drive/states';
import { siteSuite, type TestTools } from '../support/drive/suite';
import { field } from '../support/drive/test-lead';
import { until } from '../support/drive/wait';

const test = siteSuite('pages');

test('Back keeps text, dialog and place, and knows the later draft', async ({ site, open }) => {
  const page = await open('/', { hasFakeClock: true });
  await page.evaluate('window.isKept = true');
  await openDialog(page);
  await page.type(field('Name'), 'Ada');
  await showTooltip(page);
  await page.goto(`${site.url}team/`);
  await page.evaluate('window.isKept = true');
  await sendLead(page);
  await page.evaluate('scrollTo(0, 700)');
  await until(page, 'scrollY === 700');
  await page.goBack();
  await until(page, `${isAt('/')} && window.isKept && ${conditions.dialogOpen}`);
  assert.is(await valueIn(page, 'Name'), 'Ada');
  await page.click(selectors.cancel);
  await until(page, conditions.draftOffered);
  await page.goForward();
  await until(page, `${isAt('/team/')} && window.isKept && scrollY === 700`);
  const stored = '[document.cookie, localStorage.length, sessionStorage.length]';
  assert.equal(await page.evaluate(stored), ['', 0, 1], 'the site stores the draft only');
  await page.evaluate('sessionStorage.clear()');
  await page.goBack();
  await until(page, `${isAt('/')} && window.isKept && !(${conditions.draftOffered})`);
});

test('/#intro-call opens the dialog, and Back loses nothing', async ({ site, open }) => {
  const page = await open('/');
  await page.evaluate('scrollTo(0, 700)');
  await until(page, 'scrollY === 700');
  // A link to this page, such as one in an email that is read in the same tab.
  await page.evaluate("void (location.hash = 'intro-call')");
  const isOpen = `${conditions.dialogOpen} && ${hasFocus(field('Name'))}`;
  await until(page, `${isOpen} && scrollY === 700`);
  await page.keyboard.press('Escape');
  await until(page, conditions.dialogClosed);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#intro-call' });
    document.body.appendChild(link).click();
  });
  await until(page, isOpen);
  for (const address of [
    '?utm_source=x#Intro-Call',
    'team/#intro-call/',
    '#intro-call?utm_source=x',
  ]) {
    await page.goto(site.url + address);
    await until(page, `${isOpen} && scrollY === 0`);
  }
  await page.type(field('Name'), 'Ada');
  await page.goto(`${site.url}404.html`);
  await page.goBack();
  await until(page, `${isAt('/')} && ${conditions.dialogOpen}`);
  assert.is(await valueIn(page, 'Name'), 'Ada');
});

test('late photos move no anchor', async ({ site, open }) => {
  const photos = site.hold(/\.(avif|jpg)$/);
  const page = await open('/404.html', { width: 390 });
  await page.goto(`${site.url}#team`, { waitUntil: 'domcontentloaded' });
  // The section starts at the end of the bar.
  const hasLanded = `(() => {
    const [bar, team] = ['header', '#team'].map((id) => document.querySelector(id).getBoundingClientRect());
    return Math.abs(team.top - bar.bottom) <= 2;
  })()`;
  await until(page, hasLanded);
  photos.release();
  await until(page, `document.readyState === 'complete' && ${hasLanded}`);
});

test('a stock photo that does not load either is hidden', async ({ site, open }) => {
  site.answer(/\.(avif|jpg)$/, 404);
  const page = await open('/');
  await page.waitForSelector('main img', { hidden: true });
});

/** Opens the landing page as a browser of 2019 does: it skips the styles in `@supports`, and scripts find less. */
async function answerAsOld({ site, open }: TestTools): Promise<SitePage> {
  const html = await readFile(join(dists.react, 'index.html'), 'utf8');
  const body = html.replaceAll('(aspect-ratio:1)', '(aspect-ratio:none)');
  site.answer(/^\/$/, { type: 'text/html;charset=utf-8', body });
  const forget = () => {
    CSS.supports = () => false;
    Reflect.deleteProperty(window, 'HTMLDialogElement');
  };
  const prepare = async (page: Page) => {
    await page.evaluateOnNewDocument(forget);
    // The policy has the hash of the whole style.
    await page.setBypassCSP(true);
  };
  return open('/', { width: 390, prepare });
}

const prepare = (page: Page) => page.setJavaScriptEnabled(false);
for (const [failure, openPage] of [
  ['no script runs', ({ open }) => open('/', { width: 390, prepare })],
  ['the browser is old', answerAsOld],
] satisfies [string, (tools: TestTools) => Promise<SitePage>][]) {
  test(`when ${failure}, the buttons are mail links`, async (tools) => {
    const page = await openPage(tools);
    const shown = (selector: string) =>
      page.$$eval(selector, (found) => found.filter((one) => one.checkVisibility()).length);
    for (const place of ['main', '#contact'])
      assert.ok((await shown(`${place} a[href^="mailto:"][href*="body="]`)) > 0, place);
    assert.is(await shown('main button'), 0, 'no dead control');
    assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
    await page.click('#team a');
    await until(page, isAt('/team/'));
    assert.equal(page.problems, []);
  });
}

test('without a script the menu opens, leads on, and closes by Escape', async ({ open }) => {
  const page = await open('/', { width: 390, prepare });
  await page.click(selectors.menuButton);
  await page.click('nav a[href="#team"]');
  // Without a script, the menu stays open until Escape.
  await until(page, `location.hash === '#team' && scrollY > 1000 && ${conditions.menuOpen}`);
  await page.keyboard.press('Escape');
  await until(page, conditions.menuClosed);
});

test('injected scripts, styles, markup and requests are refused', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(async () => {
    const violated: string[] = [];
    Object.assign(window, { violated });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      violated.push(violatedDirective),
    );
    // Waits for another task, because the browser lets puppeteer's own task use eval.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { body } = document;
    const trustedTypes = Reflect.get(window, 'trustedTypes') ?? {};
    const add = (name: string, text: string) =>
      body.appendChild(document.createElement(name)).append(text);
    const attempts = [
      () => Object.assign(new Image(), { src: 'https://attacker.example/x.png' }),
      () => add('style', 'h1 { display: none }'),
      () => fetch('https://attacker.example/'),
      () => add('script', 'document.title = "taken"'),
      () => Reflect.get(window, 'eval')('document.title = "taken"'),
      () => body.insertAdjacentHTML('beforeend', '<img src=x onerror="document.title = 1">'),
      () => Reflect.get(trustedTypes, 'createPolicy').call(trustedTypes, 'own', {}),
    ];
    await Promise.allSettled(attempts.map(async (attempt) => attempt()));
  });
  // The browser reports each violation in a later task.
  const directives = 'connect-src img-src require-trusted-types-for style-src-elem trusted-types';
  await until(page, `[...new Set(violated)].sort().join(' ') === '${directives}'`);
  assert.is(await page.title(), pages.pages.home.title);
  assert.ok(await page.$eval('h1', (h1) => h1.checkVisibility()));
});

test.run();
