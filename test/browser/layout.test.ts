// The place of elements at every width. Columns, lines and letters are in the pictures of `npm run shots`.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { measureElements } from '../support/drive/audits';
import { openDialog, setTextSize } from '../support/drive/page';
import { selectors } from '../support/drive/selectors';
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
      // accessibility.test.ts measures large text at 390 and 1280 px.
      ['large text', () => setTextSize(page, 200), [320, 768]],
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

test('headings keep their lines', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of [1024, 1100, 1280, 1440, 1920, 2560]) {
    await resize(page, width);
    const lines = await page.$$eval('#about h2 > span, #why-partner h2 > span', (headings) =>
      headings.map((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    assert.equal(lines, [1, 1, 1, 1], `${width} px`);
  }
});

test('a laptop shows all figures at first', async ({ open }) => {
  const page = await open('/');
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

test('the dialog fits the window of a laptop and of a phone', async ({ open }) => {
  const page = await open('/');
  await openDialog(page);
  // A dialog with more fields than the specification's may scroll.
  await page.$$eval('form p:has([name]):nth-of-type(n + 7)', (fields) => {
    for (const field of fields) field.remove();
  });
  for (const size of ['1280×720', '1366×657', '390×844']) {
    await resizeTo(page, size);
    const hidden = await page.$eval('dialog', (box) => box.scrollHeight - box.clientHeight);
    assert.is(hidden, 0, size);
  }
  // A draft above the fields leaves Submit in a laptop's window.
  await resizeTo(page, '1366×657');
  await page.$eval('#intro-call [data-draft]', (draft) => draft.removeAttribute('hidden'));
  const end = await page.$eval(selectors.submit, (box) => box.getBoundingClientRect().bottom);
  assert.ok(end <= 657, `Submit ends at ${end} px`);
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

test('old browsers get a plain page without dead controls', async ({ open }) => {
  for (const path of pagePaths) {
    const page = await open(path);
    await page.evaluate(forgetAspectRatio);
    for (const width of [320, 1280]) {
      await resize(page, width);
      assert.equal(await outside(page), [], `${path} at ${width} px`);
    }
    const shown = await page.evaluate(() => {
      const isShown = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
      return [isShown('button, input, textarea'), isShown('main [href^="mailto:"]')];
    });
    assert.equal(shown, [false, path === '/'], 'no control that is dead, and a mail link');
  }
});

test.run();
