// Where things are, at every width: what can break without anybody noticing.
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { setTextSize, wait } from '../support/page';
import { dists } from '../support/site';
import { siteSuite } from '../support/suite';

const landing = readFileSync(`${dists.react}/index.html`, 'utf8');
const test = siteSuite('layout', {
  // Without the header that forbids frames.
  pages: { '/frame': '<iframe src="/?framed"></iframe>', '/?framed': landing },
});

const resize = (page: Page, width: number, height = 800) => page.setViewport({ width, height });

/** By how many pixels the page is too wide, and what sticks out of it. */
const tooWide = (page: Page) =>
  page.$$eval('h1, h2, h3, p, a, button, dl, li', (elements) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = elements.filter(
      (element) =>
        element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [scrollWidth - clientWidth, ...wide.map(({ textContent }) => textContent)];
  });

/** The longest words of law and music that content can have, in a wide font. */
function useLongWords(): void {
  for (const [selector, text] of Object.entries({
    '#team ul li': 'Internationalization',
    'main li h2': 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    'main li h2 + p': 'Vice President of Internationalization and Telecommunications',
    'main li h2 ~ p:last-child': 'word '.repeat(120),
    'main section h3': 'Intellectual-property-representation',
  })) {
    document.querySelector(selector)?.replaceChildren(text);
  }
}

const useWideFont = () => document.documentElement.style.setProperty('--sans', 'monospace');

for (const path of ['/', '/team/', '/nope']) {
  test(`nothing of ${path} is too wide: other font, long words, large text`, async ({ open }) => {
    const page = await open(path);
    for (const [what, change, sizes] of [
      ['as it is', async () => {}, [280, 320, 360, 480, 600, 767, 768, 1023, 1024, 1920, 2560]],
      ['another font', () => page.evaluate(useWideFont), [320, 768, 1024]],
      ['long words', () => page.evaluate(useLongWords), [320, 390, 600, 768, 1024]],
      ['large text', () => setTextSize(page, 200), [320, 390, 768, 1280]],
    ] as const) {
      await change();
      for (const width of sizes) {
        await resize(page, width);
        assert.equal(await tooWide(page), [0], `${what} at ${width} px`);
      }
    }
  });
}

/** How many elements are in each row, by the width of the window. */
const rows: [string, string, Record<number, number[]>][] = [
  ['/', '#team ul li', { 320: [2, 2], 480: [2, 2], 600: [4], 1440: [4] }],
  ['/', '#why-partner > div > div > *', { 390: [1, 1], 768: [1, 1], 1440: [2] }],
  ['/', '#team a, #team a ~ div', { 390: [1, 1, 1], 768: [1, 2], 1440: [2, 1] }],
  ['/team/', 'main ul > li', { 600: [2, 2, 2, 2, 1], 1024: [3, 3, 3], 1440: [3, 3, 3] }],
];

test('people, notes, reasons and cards have their columns', async ({ site, open }) => {
  const page = await open('/');
  for (const [path, selector, columns] of rows) {
    await page.goto(site.origin + path);
    for (const [width, expected] of Object.entries(columns)) {
      await resize(page, Number(width));
      const tops = await page.$$eval(selector, (elements) =>
        elements.map((element) => Math.round(element.getBoundingClientRect().top)),
      );
      const counts = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      assert.equal(counts, expected, `${selector} at ${width}`);
    }
  }
});

test('headings keep their lines, and no fold cuts a figure', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const oneLine = '#about h2 > span, #why-partner h2 > span:first-child, #team ul li';
  for (const width of [768, 1024, 1280, 1440]) {
    await resize(page, width);
    const lines = await page.$$eval(oneLine, (elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    assert.equal(lines, [1, 1, 1, 1, 1, 1, 1], `${width} px`);
  }
  for (const [width, height] of Object.entries({ 1280: 720, 1366: 657, 1440: 789, 1536: 730 })) {
    await resize(page, Number(width), height);
    const boxes = await page.$$eval('main section li', (items) =>
      items.map((item) => item.getBoundingClientRect().toJSON()),
    );
    const cut = boxes.filter(({ top, bottom }) => top < height && bottom > height);
    assert.equal(cut, [], `${width} × ${height}`);
  }
});

test('at every width there is either a menu button or a row of links', async ({ open }) => {
  // Windows have whole pixels, frames of an enlarged page have not.
  const page = await open('/frame');
  const frame = page.frames()[1];
  assert.ok(frame);
  for (const width of [767, 767.84, 767.95, 768]) {
    const isWide = width > 767.9;
    await page.$eval(
      'iframe',
      (frame, width) =>
        Object.assign(frame.style, { border: 0, width: `${width}px`, zoom: 1000 / width }),
      width,
    );
    await wait(100);
    const shown = await frame.$$eval('[popovertarget], nav a', (elements) =>
      elements.map((element) => element.checkVisibility()),
    );
    assert.equal(shown, [isWide, isWide, isWide, isWide, !isWide], `${width} px`);
  }
});

test.run();
