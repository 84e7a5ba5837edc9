// What loads at once, what loads later, and what works before the app has loaded.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { plainName } from '../../src/builder/photos';
import { landing, leaders, pages } from '../support/content';
import { appUrl, conditions, hasFocus, hasHeading, selectors } from '../support/drive/selectors';
import { siteSuite } from '../support/drive/suite';
import { eventually, passFrames, until } from '../support/drive/wait';

const test = siteSuite('loading');

/** What the files of a photo begin with. */
const stemOf = ({ image = '' } = {}) => plainName(image);

/** Makes the team page long, whatever the people write. */
function stretchTeam(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main li { min-height: 3000px }');
  document.adoptedStyleSheets = [sheet];
}

const faces = leaders.filter(({ onLandingPage }) => onLandingPage).length;
const [first, last] = [leaders[0], leaders.at(-1)].map(stemOf);

/** Photos, without the hashes in their names. */
const photosOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /([^/]+)-[0-9a-f]{8}(-\d.*)/i.exec(name)?.slice(1).join('') ?? []),
  );

/** Photos that are far larger than the screen shows them. */
const findTooLarge = (page: Page) =>
  page.$$eval('main img', (images) =>
    images
      .filter(({ currentSrc, width }) => {
        const [, pixels = 0] = /-(\d+)\.avif$/.exec(currentSrc) ?? [];
        return Number(pixels) > 2.5 * width * devicePixelRatio;
      })
      .map(({ currentSrc, width }) => `${currentSrc} at ${width} px`),
  );

for (const [width, deviceScaleFactor] of [
  [390, 2.6],
  [1440, 1],
] as const) {
  test(`a page at ${width} px loads no script and only photos nearby`, async ({ site, open }) => {
    const prepare = (page: Page) => page.setViewport({ width, height: 844, deviceScaleFactor });
    const page = await open('/', { prepare, waitUntil: 'networkidle0' });
    assert.ok(site.count(/^/) <= 6, `${site.count(/^/)} requests`);
    assert.is(site.count(/\.m?js/), 0);
    const [concert = '', ...others] = await photosOf(page);
    assert.ok(concert.startsWith(stemOf(landing.hero)));
    assert.equal(others, []);
    await page.$eval('#team', (team) => team.scrollIntoView({ behavior: 'instant' }));
    await eventually('faces are loaded', async () => (await photosOf(page)).length === 1 + faces);
    assert.equal(await findTooLarge(page), []);
    await page.evaluateOnNewDocument(stretchTeam);
    await page.goto(`${site.url}team/`, { waitUntil: 'networkidle0' });
    assert.equal(await findTooLarge(page), []);
    const portraits = await photosOf(page);
    const isLoaded = (stem = '') => portraits.some((name) => name.startsWith(stem));
    assert.ok(isLoaded(first) && portraits.every((name) => name.endsWith('.avif')));
    assert.not(isLoaded(last), 'far below the window');
  });
}

test('hover and focus start the app once, on an opener only', async ({ site, open }) => {
  for (const [earlierRequests, act] of (['hover', 'focus'] as const).entries()) {
    const page = await open('/');
    await page[act]('header a[aria-label]');
    await passFrames(page);
    assert.is(site.count(/\.js/), earlierRequests);
    await page[act](selectors.opener);
    await eventually('the download', () => site.count(/\.js/) > earlierRequests);
    await page.hover(selectors.opener);
    await passFrames(page);
    assert.is(site.count(/\.js/), earlierRequests + 1);
    assert.equal(page.problems, []);
  }
});

test('before any asset has arrived, the dialog opens, and the menu opens and closes', async ({
  site,
  open,
}) => {
  site.hold(/\/assets\//);
  const page = await open('/', { width: 390, isTouch: true, waitUntil: 'domcontentloaded' });
  for (const close of [
    () => page.tap(selectors.menuButton),
    async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await until(page, hasFocus(selectors.menuButton));
    },
    () => page.focus('main a'),
    // In Firefox, a release outside of the window has the document as its target.
    () => page.evaluate("void document.dispatchEvent(new Event('pointerup', { bubbles: true }))"),
    () => page.$eval('nav a', (link) => link.click()),
    () => page.setViewport({ width: 1280, height: 800, isMobile: true, hasTouch: true }),
  ]) {
    await page.tap(selectors.menuButton);
    await until(page, conditions.menuOpen);
    await close();
    await until(page, conditions.menuClosed);
  }
  await page.tap(selectors.opener);
  await until(page, `${conditions.dialogOpen} && ${hasFocus('[name=name]')}`);
});

test('an answer that is no script, a broken script and a failing server are tried again', async ({
  site,
  open,
}) => {
  const noScript = { type: 'text/html', body: '<p>' };
  const brokenScript = { type: 'text/javascript', body: 'export const start = (' };
  site.answer(appUrl, noScript, brokenScript, 503);
  const page = await open('/', { hasFakeClock: true });
  await page.hover(selectors.opener);
  await eventually('the error is logged', async () => {
    await page.tick(4000);
    return page.problems.some((line) => line.includes('The app could not be started: '));
  });
  assert.is(site.count(appUrl), 4);
});

test('a prerendered team page needs no server', async ({ site, open }) => {
  const page = await open('/', { hasMotion: true });
  const session = await page.createCDPSession();
  await session.send('Page.setPrerenderingAllowed', { isAllowed: true });
  // In the middle of the window, the heading of the card is not below the bar.
  await page.$eval('#team a', (link) =>
    link.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.hover('#team a h3');
  await eventually('the page is requested', () => site.count(/team\/$/) === 1);
  // From here on, the server does not answer.
  site.hold(/./);
  await page.mouse.down();
  await page.mouse.up();
  await until(page, hasHeading(pages.teamPage.heading));
  assert.is(site.count(/team\/$/), 1);
});

test.run();
