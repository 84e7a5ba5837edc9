// When photos and the app are loaded, and what works before.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { forgetNewerHtml } from '../support/drive/in-page';
import { app, hasFocus } from '../support/drive/lead';
import { dialogIsOpen, menuIsOpen, opener, until, untilStarted } from '../support/drive/page';
import { siteSuite } from '../support/drive/suite';

const test = siteSuite('intent');

const menuButton = '[popovertarget]';

/** The app is requested two frames after an intent. The last request proves that earlier ones have arrived. */
const passFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    await fetch('/robots.txt');
  });

/** Photos, without the hashes in their names. */
const photosOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /([a-z-]+)-[0-9a-f]{8}(-\d.*)/i.exec(name)?.slice(1).join('') ?? []),
  );

for (const [width, pixelRatio, concert] of [
  [390, 2.6, 'concert-1200.avif'],
  [1440, 1, 'concert-1440.avif'],
] as const) {
  test(`a page at ${width} px needs six requests at most, no script, and only the photos nearby`, async (tools) => {
    const { site, open } = tools;
    const prepare = (page: Page) =>
      page.setViewport({ width, height: 844, deviceScaleFactor: pixelRatio });
    const page = await open('/', { prepare, waitUntil: 'networkidle0' });
    assert.ok(site.count(/^/) <= 6, `${site.count(/^/)} requests`);
    assert.is(site.count(/\.m?js/), 0);
    assert.equal(await photosOf(page), [concert]);
    await page.$eval('#team', (team) => team.scrollIntoView({ behavior: 'instant' }));
    await until({ evaluate: async () => (await photosOf(page)).length === 6 }, 'faces are loaded');
    assert.is((await photosOf(page)).filter((name) => name.endsWith('-160.avif')).length, 5);
    await page.goto(`${site.url}team/`, { waitUntil: 'networkidle0' });
    const portraits = await photosOf(page);
    assert.ok(portraits.includes('ceo-480.avif'), portraits.join());
    assert.ok(portraits.every((name) => name.endsWith('-480.avif')));
    assert.ok(width > 768 || !portraits.includes('vp-publishing-480.avif'));
  });
}

test('a pointer over an opener, or the focus on it, starts the app once; links do not', async ({
  site,
  open,
}) => {
  for (const [count, act] of (['hover', 'focus'] as const).entries()) {
    const page = await open('/');
    for (const link of ['nav a', 'main a[href="/team/"]', 'header a[aria-label]']) {
      await page[act](link);
    }
    await passFrames(page);
    assert.is(site.count(/\.js/), count);
    await page[act](opener);
    await untilStarted(page);
    await page.hover(opener);
    await passFrames(page);
    assert.is(site.count(/\.js/), count + 1);
    assert.equal(page.problems, []);
  }
});

test('the download starts after the dialog has been painted', async ({ open }) => {
  const page = await open('/');
  const paintedAt = await page.$eval(opener, async (button) => {
    const painted = new Promise<number>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
    );
    button.click();
    return painted;
  });
  await untilStarted(page);
  const startedAt = await page.evaluate(
    "performance.getEntriesByType('resource').find(({ name }) => /app-/.test(name)).startTime",
  );
  assert.ok(Number(startedAt) >= paintedAt, `${startedAt} is before ${paintedAt}`);
});

test('a tap works as soon as the document is there, before all other files', async ({
  site,
  open,
}) => {
  const assets = site.hold(/\/assets\//);
  const page = await open('/', { width: 390, isTouch: true, waitUntil: 'domcontentloaded' });
  for (const isOpen of [menuIsOpen, `!${menuIsOpen}`]) {
    await page.tap(menuButton);
    await until(page, isOpen);
  }
  await passFrames(page);
  assert.is(site.count(app), 0);
  await page.tap(opener);
  await until(page, `${dialogIsOpen} && ${hasFocus('[name=name]')}`);
  await page.type('[name=name]', 'Ada');
  assets.release();
  await untilStarted(page);
  assert.ok(await page.evaluate(dialogIsOpen));
});

const isOpen = "document.querySelector('[popover]:is([data-open], :popover-open)') !== null";

for (const [browser, setUp] of [
  ['this browser', () => {}],
  ['one without popovers', forgetNewerHtml],
] as const) {
  test(`in ${browser} the menu stays open while the app starts, and four ways close it`, async ({
    open,
  }) => {
    const prepare = (page: Page) => page.evaluateOnNewDocument(setUp);
    const page = await open('/', { width: 390, prepare });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 836),
      () => page.$eval('nav a', (link) => link.click()),
      () => page.setViewport({ width: 1280, height: 800 }),
    ]) {
      await page.click(menuButton);
      await until(page, isOpen);
      // Browsers with popovers tell screen readers the state, unless an attribute contradicts.
      const expanded = await page.$eval(menuButton, (button) => button.ariaExpanded);
      assert.is(expanded, browser === 'this browser' ? null : 'true');
      await page.hover(opener);
      await untilStarted(page);
      assert.ok(await page.evaluate(isOpen));
      await close();
      await until(page, `!(${isOpen}) && !document.querySelector('[aria-expanded=true]')`);
    }
    assert.equal(page.problems, []);
  });
}

test.run();
