// What loads at once, later, in parts or never.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { plainName } from '../../src/build/make/photos';
import { content } from '../support/content';
import { labels, scheduleCall } from '../support/drive/lead';
import { type TestPage, widths } from '../support/drive/page';
import { appUrl, sites } from '../support/drive/site';
import { siteSuite } from '../support/drive/suite';
import { eventually } from '../support/drive/wait';

const { bar, hero, leaders, leadSent } = content;
const test = siteSuite('loading');

const html = await readFile(join(sites.main.outDir, 'index.html'), 'utf8');

/** Photos that have been loaded, by what their files begin with. */
const photosOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /([^/]+)-[0-9a-f]{8}-\d.*\.avif$/i.exec(name)?.[1] ?? []),
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
    assert.ok(site.asked(/^/).length <= 6, `${site.asked(/^/).length} requests`);
    assert.is(site.asked(/\.m?js/).length, 0);
    assert.equal(await photosOf(page), [plainName(hero.image)]);
    assert.equal(await findTooLarge(page), []);
    await page.goto(`${site.url}team/`, { waitUntil: 'networkidle0' });
    assert.equal(await findTooLarge(page), []);
    const firstRow = leaders.slice(0, 3).filter(({ image }) => image);
    const loaded = await photosOf(page);
    for (const { image = '' } of firstRow) assert.ok(loaded.includes(plainName(image)), image);
    const portraits = await page.$$eval('main li img', (all) => all.map(({ loading }) => loading));
    assert.ok(portraits.slice(firstRow.length).every((loading) => loading === 'lazy'));
  });
}

test('dialog and menu need no asset', async ({ site, open }) => {
  site.hold(/\/assets\//);
  const page = await open('/', { width: 390, isTouch: true, waitUntil: 'domcontentloaded' });
  // An extension has a popover of its own.
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('div'), { popover: 'auto' })),
  );
  const menuButton = await page.getByRole('button', bar.menuButton);
  for (const close of [
    // A tap beside the menu presses nothing, not even the card there, which leads to another page.
    async () => {
      await page.$eval('#team a', (card) => card.scrollIntoView({ behavior: 'instant' }));
      await page.touchscreen.tap(200, 500);
    },
    async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await page.until((name) => kit.hasFocus(name), bar.menuButton);
    },
    () => page.focus('main a'),
    // In Firefox, a release outside of the window has the document as its target.
    () => page.evaluate(() => document.dispatchEvent(new Event('pointerup', { bubbles: true }))),
    () => page.setViewport({ width: 1280, height: 800, isMobile: true, hasTouch: true }),
  ]) {
    await menuButton.tap();
    await page.until(() => kit.isMenuOpen());
    await close();
    await page.until(() => !kit.isMenuOpen());
  }
  await (await page.getByRole('button', scheduleCall, 'main')).tap();
  await page.until(() => kit.isDialogOpen());
  await page.until((name) => kit.hasFocus(name), labels.first);
});

test('a mouse and the keyboard on the menu load no app, and see its tooltip', async ({
  site,
  open,
}) => {
  const page = await open('/', { width: 390, hasFakeClock: true });
  const isShown = (name: string) => kit.allByText(name).length > 0;
  await (await page.getByRole('button', bar.menuButton)).hover();
  await page.tick(700);
  assert.ok(await page.evaluate(isShown, bar.menuButton));
  await page.mouse.move(5, 300);
  assert.not(await page.evaluate(isShown, bar.menuButton));
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(isShown, bar.menuButton));
  await page.waitForNetworkIdle({ idleTime: 250 });
  assert.is(site.asked(appUrl).length, 0);
});

test('the focus on a call loads the app, once', async ({ site, open }) => {
  const page = await open('/');
  const call = await page.getByRole('button', scheduleCall, 'main');
  await call.focus();
  await page.focus('h1');
  await call.focus();
  await eventually('the app is asked for', () => site.asked(appUrl).length > 0);
  await page.waitForNetworkIdle();
  assert.is(site.asked(appUrl).length, 1);
});

test('on a touch screen, the app is downloaded once, before Submit, and starts after it', async ({
  site,
  open,
}) => {
  const page = await open('/', { width: 390, isTouch: true, hasFakeClock: true });
  // The app adds elements as soon as it starts.
  const countParts = () => page.evaluate(() => document.body.childElementCount);
  const before = await countParts();
  await page.openDialog();
  await eventually('the app is asked for', () => site.asked(appUrl).length > 0);
  await page.waitForNetworkIdle();
  await page.fillForm();
  await page.tick(100);
  assert.is(await countParts(), before);
  await page.sendLead();
  assert.ok((await countParts()) > before);
  assert.is(site.asked(appUrl).length, 1);
});

/** Where the first screen ends: the dialog follows it. */
const cut = html.indexOf('<dialog');

test('a page that arrives in parts loses no press and no lead', async ({ site, open }) => {
  const page = await open('/team/', { hasFakeClock: true });
  const answer = site.answerInPart(/^\/$/, html.slice(0, cut));
  await page.evaluate(() => {
    location.href = '/';
  });
  const link = await page.waitForSelector('main a[href^="mailto:"]', { visible: true });
  await page.until(() => kit.isPainted());
  const { x, y } = (await link?.clickablePoint()) ?? { x: 0, y: 0 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  answer.send(html.slice(cut, html.indexOf('>', html.indexOf('id="about"')) + 1));
  // This section comes after the script, which has run by then.
  await page.waitForSelector('#about');
  await page.mouse.up();
  await page.until(() => kit.isDialogOpen());
  assert.is((await page.openedEmails()).length, 0);
  await page.fillForm();
  await page.submit();
  await page.untilSent();
  await page.openDialog();
  await page.press('button', leadSent.copy);
  await page.untilCopied();
  assert.is(await page.evaluate(() => document.readyState), 'loading');
});

function hasFont(): boolean {
  const heading = document.querySelector('h1') ?? document.body;
  const [family] = getComputedStyle(heading).fontFamily.split(',');
  return document.fonts.check(`20px ${family}`);
}

/** Fails if the layout has shifted since the page began. */
async function assertNothingMoved(page: TestPage, name: string): Promise<void> {
  const look = () =>
    new Promise<number>((resolve) => {
      const end = performance.now();
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.startTime > end) resolve(sum);
          sum += Number(Reflect.get(entry, 'value'));
        }
      }).observe({ type: 'layout-shift', buffered: true });
      // This shift proves that the browser reports shifts.
      document.body.style.paddingTop = '300px';
    });
  const sum = await page.evaluate(look);
  // https://web.dev/articles/cls calls 0.1 good; nobody sees 0.01.
  assert.ok(sum < 0.01, `${name}: ${sum}`);
}

/** Whether a part of the page has arrived; runs in the page. */
const hasPart = () => document.readyState === 'loading' && document.querySelector('main') !== null;

for (const width of widths) {
  test(`late fonts and parts move nothing at ${width} px`, async ({ site, open }) => {
    const font = site.hold(/\.woff2/);
    const page = await open('/', { width, waitUntil: 'domcontentloaded' });
    await page.until(() => kit.isPainted());
    await page.evaluate(() => kit.passFrames(4));
    assert.not(await page.evaluate(hasFont), 'the font has not arrived');
    font.release();
    await page.until(hasFont);
    await page.evaluate(() => kit.passFrames(4));
    await assertNothingMoved(page, 'late font');
    for (const mark of ['<h1', '</h1>', '</li>']) {
      const cut = html.indexOf(mark, html.indexOf('<main'));
      const answer = site.answerInPart(/^\/$/, html.slice(0, cut));
      // When it comes from another site, Chromium paints a page as it arrives.
      await page.goto('about:blank');
      const loaded = page.goto(site.url);
      await page.until(hasPart);
      await page.evaluate(() => kit.passFrames(4));
      answer.send(html.slice(cut));
      answer.end();
      await loaded;
      answer.release();
      assert.ok(await page.$eval('h1', (h1) => h1.checkVisibility({ visibilityProperty: true })));
      await assertNothingMoved(page, `cut before ${mark}`);
    }
  });
}

test.run();
