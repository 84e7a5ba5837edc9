// What loads at once, what loads later, and what works before the app has loaded.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { submitLead, valueIn } from '../support/drive/lead';
import { appUrl, conditions, hasFocus, selectors } from '../support/drive/selectors';
import { dists } from '../support/drive/site';
import { siteSuite } from '../support/drive/suite';
import { lead } from '../support/drive/test-lead';
import { eventually, passFrames, until, untilStarted } from '../support/drive/wait';

const test = siteSuite('loading');

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
  test(`a page at ${width} px loads no script and only photos nearby`, async ({ site, open }) => {
    const prepare = (page: Page) =>
      page.setViewport({ width, height: 844, deviceScaleFactor: pixelRatio });
    const page = await open('/', { prepare, waitUntil: 'networkidle0' });
    assert.ok(site.count(/^/) <= 6, `${site.count(/^/)} requests`);
    assert.is(site.count(/\.m?js/), 0);
    assert.equal(await photosOf(page), [concert]);
    await page.$eval('#team', (team) => team.scrollIntoView({ behavior: 'instant' }));
    await eventually('faces are loaded', async () => (await photosOf(page)).length === 6);
    assert.is((await photosOf(page)).filter((name) => name.endsWith('-160.avif')).length, 5);
    await page.goto(`${site.url}team/`, { waitUntil: 'networkidle0' });
    const portraits = await photosOf(page);
    assert.ok(portraits.includes('ceo-480.avif'), portraits.join());
    assert.ok(portraits.every((name) => name.endsWith('-480.avif')));
    assert.ok(width > 768 || !portraits.includes('vp-publishing-480.avif'));
  });
}

test('hover and focus start the app once, on an opener only', async ({ site, open }) => {
  for (const [earlierRequests, act] of (['hover', 'focus'] as const).entries()) {
    const page = await open('/');
    for (const link of ['nav a', 'main a[href="/team/"]', 'header a[aria-label]']) {
      await page[act](link);
    }
    await passFrames(page);
    assert.is(site.count(/\.js/), earlierRequests);
    await page[act](selectors.opener);
    await untilStarted(page);
    await page.hover(selectors.opener);
    await passFrames(page);
    assert.is(site.count(/\.js/), earlierRequests + 1);
    assert.equal(page.problems, []);
  }
});

test('the download starts after the dialog has been painted', async ({ open }) => {
  const page = await open('/');
  const paintedAt = await page.$eval(selectors.opener, async (button) => {
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

test('menu and dialog open before any asset has arrived', async ({ site, open }) => {
  const assets = site.hold(/\/assets\//);
  const page = await open('/', { width: 390, isTouch: true, waitUntil: 'domcontentloaded' });
  for (const isOpen of [conditions.menuOpen, conditions.menuClosed]) {
    await page.tap(selectors.menuButton);
    await until(page, isOpen);
  }
  await passFrames(page);
  assert.is(site.count(appUrl), 0);
  await page.tap(selectors.opener);
  await until(page, `${conditions.dialogOpen} && ${hasFocus('[name=name]')}`);
  await page.type('[name=name]', 'Ada');
  assets.release();
  await untilStarted(page);
  assert.ok(await page.evaluate(conditions.dialogOpen));
});

test('a submit before the body script has arrived keeps dialog and text', async (tools) => {
  const html = await readFile(join(dists.react, 'index.html'), 'utf8');
  const body = html.slice(0, html.lastIndexOf('<script>'));
  tools.site.answer(/^\/$/, { type: 'text/html', body });
  const page = await tools.open('/');
  await submitLead(page);
  await passFrames(page);
  assert.ok(await page.evaluate(conditions.dialogOpen));
  assert.is(await valueIn(page, 'name'), lead.name);
});

test("the menu survives the app's start; five ways close it", async ({ open }) => {
  const page = await open('/', { width: 390 });
  for (const close of [
    async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await until(page, hasFocus(selectors.menuButton));
    },
    () => page.mouse.click(8, 836),
    // In Firefox, a release outside of the window has the document as its target.
    () => page.evaluate("void document.dispatchEvent(new Event('pointerup', { bubbles: true }))"),
    () => page.$eval('nav a', (link) => link.click()),
    () => page.setViewport({ width: 1280, height: 800 }),
  ]) {
    await page.click(selectors.menuButton);
    await until(page, conditions.menuOpen);
    await page.hover(selectors.opener);
    await untilStarted(page);
    assert.ok(await page.evaluate(conditions.menuOpen));
    await close();
    await until(page, conditions.menuClosed);
  }
  assert.equal(page.problems, []);
});

test.run();
