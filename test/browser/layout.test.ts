// Where things are, at every width: what can break without anybody noticing.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { measureElements } from '../support/audits';
import { setTextSize } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('layout');

const resize = (page: Page, width: number, height = 800) => page.setViewport({ width, height });

/** What is out of the window at its sides. */
const outside = async (page: Page) =>
  (await page.evaluate(measureElements)).problems.filter((line) => /wide|out of/.test(line));

/** The longest words of law and music that content can have; returns in how many places. */
function useLongWords(): number {
  const words = Object.entries({
    '#team ul li': 'Internationalization',
    'main li h2': 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    'main li h2 + p': 'Vice President of Internationalization and Telecommunications',
    'main li h2 ~ p:last-child': 'word '.repeat(120),
    'main section h3': 'Intellectual-property-representation',
  });
  return words.filter(([selector, text]) => {
    const element = document.querySelector(selector);
    element?.replaceChildren(text);
    return element !== null;
  }).length;
}

function useWideFont(): string {
  document.documentElement.style.setProperty('--sans', 'monospace');
  return getComputedStyle(document.body).fontFamily;
}

for (const [path, places] of Object.entries({ '/': 2, '/team/': 3, '/nope': 0 })) {
  test(`nothing of ${path} is too wide: other font, long words, large text`, async ({ open }) => {
    const page = await open(path);
    for (const [what, change, sizes, expected] of [
      ['as it is', async () => {}, [280, 320, 360, 480, 600, 767, 768, 1023, 1024, 1920, 2560]],
      ['another font', () => page.evaluate(useWideFont), [320, 768, 1024], 'monospace'],
      ['long words', () => page.evaluate(useLongWords), [320, 390, 600, 768, 1024], places],
      ['large text', () => setTextSize(page, 200), [320, 390, 768, 1280]],
    ] as const) {
      assert.is(await change(), expected, what);
      for (const width of sizes) {
        await resize(page, width);
        assert.equal(await outside(page), [], `${what} at ${width} px`);
      }
    }
  });
}

/** How many elements are in each row, by the width of the window. */
const rows: [string, string, Record<number, number[]>][] = [
  ['', '#team ul li', { 320: [2, 2], 480: [2, 2], 600: [4], 1440: [4] }],
  ['', '#why-partner > div > div > *', { 390: [1, 1], 768: [1, 1], 1440: [2] }],
  ['', '#team a, #team a ~ div', { 390: [1, 1, 1], 768: [1, 2], 1440: [2, 1] }],
  ['team/', 'main ul > li', { 600: [2, 2, 2, 2, 1], 1024: [3, 3, 3], 1440: [3, 3, 3] }],
];

test('people, notes, reasons and cards have their columns', async ({ site, open }) => {
  const page = await open('/');
  for (const [path, selector, columns] of rows) {
    await page.goto(site.url + path);
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

/** How many lines each of some texts has. */
const linesOf = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

test('headings keep their lines, and no fold cuts a figure', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The room that a scrollbar takes.
  await page.evaluate("document.body.style.paddingRight = '17px'");
  for (const width of [768, 1024, 1280, 1440]) {
    await resize(page, width);
    const lines = await linesOf(page, '#about h2 > span, #why-partner h2 > span, #team ul li');
    assert.equal(lines, Array(8).fill(1), `${width} px`);
  }
  for (const [width, height] of [
    [1280, 720],
    [1366, 657],
    [1440, 789],
    [1440, 900],
    [1536, 730],
    [1920, 945],
  ] as const) {
    await resize(page, width, height);
    const isCut = await page.$$eval('main section li', (items) =>
      items.some((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return top < innerHeight && bottom > innerHeight;
      }),
    );
    assert.not(isCut, `${width} × ${height}`);
  }
});

test.run();
