// The documents, the links between them, and where a visitor arrives.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { isStarted, type SitePage, until, wait, widths } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('pages');

const documents = [
  ['/', 'Refrain Legacy Partners | Turning Assets to Legacy', 'Turning Assets to Legacy'],
  ['/team/', 'Leadership Team | Refrain Legacy Partners', 'Leadership Team'],
  ['/team', 'Leadership Team | Refrain Legacy Partners', 'Leadership Team'],
  ['/nope', 'Page not found | Refrain Legacy Partners', 'Oops! Page not found'],
] as const;

const teamCard = '#team a';
const logo = 'header a[aria-label]';
const isReady = "document.readyState === 'complete'";
const atHome = `location.pathname === '/' && ${isReady}`;
const atTeam = `location.pathname === '/team/' && ${isReady}`;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** Presses a link where it is, without scrolling smoothly to it. */
async function follow(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, (link) =>
    link.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.click(selector);
}

test('each document has its title and one heading, and reading it needs no script', async ({
  site,
  open,
}) => {
  for (const [path, title, heading] of documents) {
    const page = await open(path);
    assert.is(await page.title(), title);
    assert.equal(await page.$$eval('h1', (list) => list.map((h1) => h1.textContent)), [heading]);
    assert.equal(
      page.problems,
      path === '/nope' ? ['Page not found: /nope'] : [],
      `console of ${path}`,
    );
    await page.mouse.move(640, 400);
    await page.mouse.wheel({ deltaY: 600 });
    assert.not(await isStarted(page));
  }
  assert.is(site.count(/\.js/), 0);
});

test('a first visit makes six requests at most', async ({ site, open }) => {
  await open('/', { width: 390, isTouch: true, waitUntil: 'networkidle0' });
  assert.ok(site.count(/./) <= 6, String(site.count(/./)));
});

test('every link of every document leads somewhere', async ({ site, open }) => {
  const targets = new Set<string>();
  for (const path of ['/', '/team/', '/nope']) {
    const page = await open(path);
    const links = await page.$$eval('a', (list) =>
      list.map(({ href, hash, target, rel }) => ({
        href,
        isHere: Boolean(hash) && document.querySelector(hash) !== null,
        isNewTab: target === '_blank' && rel.includes('noopener'),
      })),
    );
    for (const { href, isHere, isNewTab } of links) {
      if (href.includes('#')) assert.ok(isHere, href);
      else if (!href.startsWith(site.origin)) assert.ok(isNewTab || /^mailto:/.test(href), href);
      else targets.add(href);
    }
  }
  assert.equal([...targets].sort(), [site.url, `${site.url}team/`]);
});

test('a click is followed by the browser, and the focus goes to the heading', async ({ open }) => {
  const page = await open('/');
  assert.is(await focused(page), 'BODY', 'not for visitors from elsewhere');
  for (const [link, arrived] of [
    [teamCard, atTeam],
    ['header a:not([aria-label]):not([href^="#"])', atHome],
    [teamCard, atTeam],
    [logo, atHome],
  ] as const) {
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await follow(page, link);
    await until(page, `${arrived} && !('isSameDocument' in window)`);
    assert.is(await focused(page), 'H1', arrived);
    assert.is(await page.evaluate('scrollY'), 0);
  }
  assert.equal(page.problems, []);
});

test('the team page is at its top on every load, also on a reload', async ({ open }) => {
  const page = await open('/team/');
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(() => scrollTo(0, 800));
    await until(page, 'scrollY === 800');
    await page.reload();
    // A browser that restores the position does so after the load event.
    await wait(150);
    assert.is(await page.evaluate('scrollY'), 0);
  }
});

test('Back and Forward bring pages back as they were left', async ({ open }) => {
  const page = await open('/');
  await page.$eval('[name=company]', (field) => Object.assign(field, { value: 'Engines' }));
  await page.evaluate(() => scrollTo(0, 1500));
  const mark = () => page.evaluate(() => Object.assign(window, { isKept: true }) && undefined);
  const isKept = "'isKept' in window";
  await mark();
  await follow(page, teamCard);
  await until(page, atTeam);
  await page.evaluate(() => scrollTo(0, 700));
  await until(page, 'scrollY === 700');
  await mark();
  await page.goBack();
  await until(page, `${atHome} && ${isKept} && scrollY > 1000`);
  assert.is(
    await page.$eval('[name=company]', (field) => 'value' in field && field.value),
    'Engines',
  );
  await page.goForward();
  await until(page, `${atTeam} && ${isKept} && scrollY === 700`);
  assert.equal(page.problems, []);
});

/** How far the top of a section, and of its heading, is below the bar, in pixels. */
const belowBar = (page: Page, id: string) =>
  page.evaluate((id) => {
    const top = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    return { section: top(`#${id}`) - bar, heading: top(`#${id} h2`) - bar, isAtEnd };
  }, id);

async function assertLanded(page: SitePage, id: string): Promise<void> {
  await until(page, `location.hash === '#${id}'`);
  let last = await belowBar(page, id);
  for (let tries = 0; tries < 100; tries += 1) {
    last = await belowBar(page, id);
    // The page may end before the last section is there.
    if (last.heading >= 0 && (Math.abs(last.section) <= 2 || last.isAtEnd)) return;
    await wait(15);
  }
  throw new Error(`${id} at ${page.viewport()?.width} px: ${JSON.stringify(last)}`);
}

const sections = ['about', 'why-partner', 'team', 'contact'];

for (const width of widths) {
  test(`an anchor lands exactly below the bar at ${width} px`, async ({ site, open }) => {
    const page = await open('/', { width });
    for (const id of sections) {
      if (width < 768) await page.click('[popovertarget]');
      await page.click(`nav a[href="#${id}"]`);
      await assertLanded(page, id);
    }
    for (const id of sections.toReversed().slice(1)) {
      await page.goBack();
      await assertLanded(page, id);
    }
    for (const id of sections) {
      // Another page first: else it is the same document.
      await page.goto('about:blank');
      await page.goto(`${site.url}#${id}`);
      await assertLanded(page, id);
    }
  });
}

test('an unknown path has the 404 page with its status, at any depth', async ({ site, open }) => {
  for (const path of ['/nope', '/nope/deeper/', '/team/nope', '/index.htm']) {
    const page = await open(path);
    assert.is((await fetch(site.origin + path)).status, 404);
    assert.is(await page.$eval('h1', (h1) => h1.textContent), 'Oops! Page not found');
    assert.equal(page.problems, [`Page not found: ${path}`]);
    assert.ok(await page.$eval('header img', (image) => image.naturalWidth > 0), 'logo');
    await page.click('main a');
    await until(page, atHome);
  }
});

test('reads without JavaScript: words, anchors, menu, other page', async ({ open }) => {
  const page = await open('/', { width: 390, hasScript: false });
  await page.click('[popovertarget]');
  await page.waitForSelector('nav a[href="#team"]', { visible: true });
  await page.click('nav a[href="#team"]');
  // Without a script the bar scrolls away.
  await until(page, "location.hash === '#team' && scrollY > 1000");
  await page.keyboard.press('Escape');
  await follow(page, teamCard);
  await until(page, atTeam);
  assert.is(await page.$$eval('main li', (people) => people.length), 9);
});

test.run();
