// The place of elements at every width.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { measureElements } from '../support/drive/audits';
import { openDialog, setTextSize } from '../support/drive/page';
import { pagePaths } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';

const test = siteSuite('layout');

const resize = (page: Page, width: number, height = 800) => page.setViewport({ width, height });
const resizeTo = (page: Page, size: string) => {
  const [width = 0, height = 0] = size.split('×').map(Number);
  return resize(page, width, height);
};

/** Elements that leave the window to the left or right. */
const outside = async (page: Page) =>
  (await page.evaluate(measureElements)).problems.filter((line) => /wide|out of/.test(line));

/** Writes very long words into the page, and returns in how many places. */
function useLongWords(): number {
  const words = Object.entries({
    '#team ul li': 'Internationalization',
    'main li h2': 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    'main li h2 + p': 'Vice President of Internationalization and Telecommunications',
    'main li h2 ~ p:last-child': 'word '.repeat(120),
    'main section h3': 'Intellectual-property-representation',
  });
  const places = words.filter(([selector]) => document.querySelector(selector));
  for (const [selector, text] of places) document.querySelector(selector)?.replaceChildren(text);
  return places.length;
}

const useWideFont = `(() => {
  document.documentElement.style.setProperty('--sans', 'monospace');
  return getComputedStyle(document.body).fontFamily;
})()`;

/** The least number of places that get long words. */
const placesOfLongWords: Record<string, number> = { '/': 2, '/team/': 3 };

for (const path of pagePaths) {
  test(`${path} is never too wide, with other fonts, words and sizes`, async ({ open }) => {
    const page = await open(path);
    for (const [what, change, sizes] of [
      ['as it is', () => 0, [280, 320, 360, 480, 600, 767, 768, 1023, 1024, 1920, 2560]],
      ['another font', () => page.evaluate(useWideFont), [320, 768, 1024]],
      ['long words', () => page.evaluate(useLongWords), [320, 390, 600, 768, 1024]],
      ['large text', () => setTextSize(page, 200), [320, 390, 768, 1280]],
    ] as const) {
      const result = await change();
      if (what === 'another font') assert.is(result, 'monospace');
      if (what === 'long words') assert.ok(Number(result) >= (placesOfLongWords[path] ?? 0));
      for (const width of sizes) {
        await resize(page, width);
        assert.equal(await outside(page), [], `${what} at ${width} px`);
      }
    }
  });
}

/** How many elements are in each row, by the width of the window. */
const rows: [string, string, Record<number, number[]>][] = [
  ['', '#team ul li', { 360: [2, 2], 480: [2, 2], 600: [4], 1440: [4] }],
  ['', '#why-partner > div > div:first-child > *', { 390: [1, 1], 768: [1, 1], 1440: [2] }],
  ['', 'main section:first-child li', { 390: [1, 1, 1], 600: [3], 1024: [3] }],
  ['', '#team a, #team a ~ div', { 390: [1, 1, 1], 768: [1, 2], 1024: [1, 2], 1440: [2, 1] }],
  // In two columns, the first person has a row alone.
  ['team/', 'main ul > li', { 600: [1, 2, 2, 2, 2], 1023: [1, 2, 2, 2, 2], 1024: [3, 3, 3] }],
];

test('lists have as many columns as the width allows', async ({ site, open }) => {
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

const linesOf = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

/** Letters of a heading whose glyph boxes overlap letters of the next line; run in the page. */
function findCollidingLetters(): string[] {
  const context = document.createElement('canvas').getContext('2d');
  const boxesOf = (node: Text) =>
    [...node.data].flatMap((letter, index) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { left, top, width } = range.getBoundingClientRect();
      const ink = context?.measureText(letter);
      if (!ink || width === 0) return [];
      const baseline = top + ink.fontBoundingBoxAscent;
      return {
        letter,
        baseline,
        left: left - ink.actualBoundingBoxLeft,
        right: left + ink.actualBoundingBoxRight,
        top: baseline - ink.actualBoundingBoxAscent,
        bottom: baseline + ink.actualBoundingBoxDescent,
      };
    });
  return [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
    if (context) context.font = getComputedStyle(heading).font;
    const texts = [heading, ...heading.children].flatMap(({ childNodes }) => [...childNodes]);
    const boxes = texts.flatMap((node) => (node instanceof Text ? boxesOf(node) : []));
    return boxes.flatMap((upper) =>
      boxes
        .filter(({ baseline, top, left, right }) => {
          const isBelow = baseline > upper.baseline + 5 && top < upper.bottom;
          return isBelow && left < upper.right && right > upper.left;
        })
        .map(({ letter }) => `${upper.letter} on ${letter}: ${heading.textContent}`),
    );
  });
}

test('no letter of a heading touches a letter of the next line', async ({ open }) => {
  for (const path of pagePaths) {
    const page = await open(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of [320, 360, 390, 430, 480, 540, 600, 768, 1024, 1280, 1440, 1920]) {
      await resize(page, width);
      assert.equal(await page.evaluate(findCollidingLetters), [], `${path} at ${width} px`);
    }
  }
});

test('headings keep their lines, and a laptop shows all figures at first', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of [768, 1024, 1100, 1280, 1440, 1920, 2560]) {
    await resize(page, width);
    const lines = await linesOf(page, '#about h2 > span, #why-partner h2 > span, #team ul li');
    assert.equal(lines, Array(8).fill(1), `${width} px`);
  }
  const sizes = '1280×585 1280×720 1366×625 1366×657 1440×789 1440×900 1536×730 1920×945';
  for (const size of sizes.split(' ')) {
    await resizeTo(page, size);
    // The headline below the bar, the buttons above the sleeve, and the labels above the fold.
    const edges = await page.evaluate(() => {
      const [bar, headline, actions, sleeve, label] = [
        'header',
        'h1',
        'h1 ~ div',
        'main section:first-child ul',
        'main section:first-child li p + p',
      ].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      return [bar?.bottom, headline?.top, actions?.bottom, sleeve?.top, label?.bottom, innerHeight];
    });
    const gaps = [0, 2, 4].map((index) => (edges[index + 1] ?? 0) - (edges[index] ?? 0));
    assert.ok(Math.min(...gaps) >= 12, `${size}: ${edges}`);
  }
});

/** A dialog with more fields than the specification's may scroll. */
function removeOtherFields(names: readonly string[]): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('form [name]')) {
    if (!names.includes(field.name)) field.labels?.[0]?.parentElement?.remove();
  }
}

test('the dialog fits the window of a laptop and of a phone', async ({ open }) => {
  const page = await open('/');
  await openDialog(page);
  await page.evaluate(removeOtherFields, ['name', 'email', 'company', 'title', 'phone', 'reason']);
  for (const size of ['1280×720', '1366×657', '390×844']) {
    await resizeTo(page, size);
    const hidden = await page.$eval('dialog', (box) => box.scrollHeight - box.clientHeight);
    assert.is(hidden, 0, size);
  }
});

/** Applies the styles of a browser without `aspect-ratio`, where no script of the page runs. */
function forgetAspectRatio(): void {
  const style = document.querySelector('style');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style?.textContent.replaceAll('(aspect-ratio:1)', '(aspect-ratio:none)') ?? '');
  document.adoptedStyleSheets = [sheet];
  style?.remove();
  document.documentElement.removeAttribute('class');
}

test('old browsers get a plain page without overlaps and dead controls', async ({ open }) => {
  for (const path of pagePaths) {
    const page = await open(path);
    await page.evaluate(forgetAspectRatio);
    for (const width of [320, 1280]) {
      await resize(page, width);
      assert.equal(await outside(page), [], `${path} at ${width} px`);
    }
    const blocks = await page.evaluate(() => {
      const isShown = (element: Element) => element.checkVisibility();
      const texts = [...document.querySelectorAll('h1, h2, h3, p, main img')].filter(isShown);
      const boxes = texts.map((element) => element.getBoundingClientRect());
      return {
        controls: [...document.querySelectorAll('button, input, textarea')].filter(isShown).length,
        overlaps: boxes.filter(({ top }, index) => top < (boxes[index - 1]?.bottom ?? 0) - 1)
          .length,
        hasMailLink: [...document.querySelectorAll('main [href^="mailto:"]')].some(isShown),
      };
    });
    assert.equal(blocks, { controls: 0, overlaps: 0, hasMailLink: path === '/' });
  }
});

test.run();
