// Geometry, motion and contrast: what can break without anybody noticing.

import * as assert from 'uvu/assert';
import { startSite, until, wait } from '../support/site.mjs';
import { siteSuite } from '../support/site-suite.mjs';

const { test, site } = siteSuite('layout', () => startSite());

const allWidths = [280, 320, 360, 390, 480, 600, 767, 768, 900, 1023, 1024, 1280, 1440, 1920, 2560];

test('no page is wider than its window, at any width', async () => {
  for (const path of ['/', '/team', '/nope']) {
    const page = await site.open(path);
    for (const width of allWidths) {
      await page.setViewport({ width, height: 800 });
      await wait(30);
      const overflow = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth;
        const wide = Array.from(
          document.querySelectorAll('main :is(h1, h2, h3, p, a, button, dl, li, input)'),
        )
          .filter((element) => element.getBoundingClientRect().right > edge + 1)
          .map((element) => element.textContent?.slice(0, 30));
        return { page: document.documentElement.scrollWidth - edge, wide };
      });
      assert.equal(overflow, { page: 0, wide: [] }, `${path} at ${width} px`);
    }
    await page.close();
  }
});

test('twice the text size and long words fit a phone', async () => {
  const page = await site.open('/team', { width: 390 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const [name, role, bio] = [...document.querySelectorAll('main li h2, main li h2 ~ p')];
    if (name) name.textContent = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
    if (role)
      role.textContent =
        'Senior Executive Vice President of Global Catalog Acquisitions and Strategic Partnerships';
    if (bio) bio.textContent = 'word '.repeat(120);
  });
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.close();
});

test('other system fonts fit as well', async () => {
  const page = await site.open('/');
  for (const font of ['monospace', 'serif', '"Liberation Sans", Arial', '"DejaVu Sans", Verdana']) {
    await page.evaluate((name) => document.documentElement.style.setProperty('--sans', name), font);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewport({ width, height: 800 });
      await wait(30);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `${font} at ${width} px`);
    }
  }
  await page.close();
});

test('nothing moves when the serif arrives late', async () => {
  const host = await startSite({
    async intercept(_, __, path) {
      if (path.endsWith('.woff2')) await wait(800);
      return false;
    },
  });
  try {
    for (const width of [390, 1280]) {
      const page = await host.open('/', {
        width,
        prepare: async (page) => {
          await page.evaluateOnNewDocument(() => {
            Object.assign(window, { shift: 0 });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                /** @type {any} */ (window).shift += /** @type {any} */ (entry).value;
              }
            }).observe({ type: 'layout-shift', buffered: true });
          });
        },
      });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await wait(300);
      const shift = await page.evaluate(() => /** @type {any} */ (window).shift);
      // 0.1 is what counts as good; a hundredth is not seen.
      assert.ok(shift < 0.01, `${width} px: ${shift}`);
      await page.close();
    }
  } finally {
    await host.stop();
  }
});

test('the bar is 72 px high and stays', async () => {
  for (const width of [390, 1280]) {
    const page = await site.open('/', { width });
    await page.evaluate(() => scrollTo(0, 900));
    await wait(50);
    const bar = await page.$eval('#app > header', (element) =>
      element.getBoundingClientRect().toJSON(),
    );
    assert.is(bar.top, 0);
    assert.ok(Math.abs(bar.height - 73) <= 1, `${bar.height}`);
    await page.close();
  }
});

test('columns fold as they should', async () => {
  const page = await site.open('/');
  const columns = (/** @type {string} */ selector) =>
    page.$eval(
      selector,
      (element) => getComputedStyle(element).gridTemplateColumns.split(' ').length,
    );
  for (const [width, reasons, cards, notes] of [
    [390, 1, 1, 2],
    [320, 1, 1, 1],
    [768, 1, 2, 4],
    [1024, 2, 2, 4],
    [1440, 2, 2, 4],
  ]) {
    await page.setViewport({ width: Number(width), height: 900 });
    assert.is(await columns('#why-partner > div > div'), reasons, `reasons at ${width}`);
    assert.is(await columns('#team > div:nth-of-type(2)'), cards, `cards at ${width}`);
    assert.is(await columns('#team ul'), notes, `notes at ${width}`);
    const broken = await page.$$eval(
      '#team ul li',
      (items) =>
        items.filter((item) => {
          const range = document.createRange();
          range.selectNodeContents(item);
          return range.getClientRects().length > 1;
        }).length,
    );
    assert.is(broken, 0, `words are whole at ${width}`);
  }
  const team = await site.open('/team');
  for (const [width, people] of [
    [390, 1],
    [768, 2],
    [1440, 3],
  ]) {
    await team.setViewport({ width: Number(width), height: 900 });
    const found = await team.$eval(
      'main ul',
      (element) => getComputedStyle(element).gridTemplateColumns.split(' ').length,
    );
    assert.is(found, people, `people at ${width}`);
  }
  await page.close();
  await team.close();
});

test('nothing moves for visitors who want less motion, and something does for the others', async () => {
  for (const [value, expected] of [
    ['reduce', 0],
    ['no-preference', 1],
  ]) {
    const page = await site.open('/');
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: String(value) }]);
    await page.reload();
    await page.click('main [commandfor]');
    // A button's colour may fade below the pointer; that is not motion.
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (animation) =>
              !(
                animation instanceof CSSTransition && animation.transitionProperty.endsWith('color')
              ),
          ).length,
    );
    assert.ok(expected ? moving > 5 : moving === 0, `${value}: ${moving}`);
    const scroll = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    );
    assert.is(scroll, expected ? 'smooth' : 'auto');
    await page.close();
  }
});

test('nothing is invisible without motion or where scroll cannot drive it', async () => {
  const page = await site.open('/');
  const faint = await page.$$eval(
    'main *',
    (elements) =>
      elements.filter((element) => Number(getComputedStyle(element).opacity) < 1).length,
  );
  assert.is(faint, 0);
  await page.close();
});

test('a closing dialog can be opened again at once, with motion', async () => {
  const page = await site.open('/');
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
  for (let times = 0; times < 5; times += 1) {
    await page.$eval('main [commandfor]', (button) => /** @type {HTMLElement} */ (button).click());
    await until(page, "document.querySelector('dialog').matches(':modal')");
    await page.keyboard.press('Escape');
    await until(page, "!document.querySelector('dialog').open");
  }
  await page.close();
});

test('the page prints as black on white, without what is pressed', async () => {
  const page = await site.open('/');
  await page.emulateMediaType('print');
  assert.is(await page.$('#app > header').then((bar) => bar?.isVisible()), false);
  assert.is(await page.$('main button').then((button) => button?.isVisible()), false);
  const { color, background } = await page.$eval('h1', (element) => ({
    color: getComputedStyle(element).color,
    background: getComputedStyle(document.documentElement).backgroundColor,
  }));
  assert.is(color, 'rgb(0, 0, 0)');
  assert.is(background, 'rgba(0, 0, 0, 0)');
  const pdf = Buffer.from(await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  assert.ok(pages >= 1 && pages <= 2, `${pages} pages`);
  await page.close();
});

test('the other page is fetched ahead when somebody is about to go there', async () => {
  /** @type {string[]} */
  const ahead = [];
  const host = await startSite({
    intercept(request, _, path) {
      if (String(request.headers['sec-purpose']).startsWith('prefetch')) ahead.push(path);
      return false;
    },
  });
  const page = await host.open('/');
  await page.$eval('main a[data-page]', (link) =>
    link.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.hover('main a[data-page]');
  await wait(800);
  assert.equal(ahead, ['/team']);
  assert.equal(page.faults, []);
  await host.stop();
});

test.run();
