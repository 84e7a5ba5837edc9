// What fits at every width. Columns, lines and letters are in the pictures of `npm run shots`.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { measureElements } from '../support/drive/audits';
import { findCovered } from '../support/drive/covered';
import { openDialog, resizeTo, setTextSize } from '../support/drive/page';
import { selectors } from '../support/drive/selectors';
import { pagePaths } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';
import { until } from '../support/drive/wait';

const test = siteSuite('layout');

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
        await resizeTo(page, `${width}×800`);
        assert.equal(await outside(page), [], `${what} at ${width} px`);
      }
    }
  });
}

/** Scrolls to the end, and stops where something is covered; runs in the page. */
async function scrollDown(): Promise<string[]> {
  const find: () => string[] = Reflect.get(window, 'findCovered');
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; top < end + innerHeight / 3; top += Math.round(innerHeight / 3)) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const problems = find();
    if (problems.length > 0) return [`scrolled by ${scrollY} px`, ...problems];
  }
  return [];
}

/** `pages.overlap` of the specification has a phone and a laptop. */
const scrolledSizes = ['320×568', '768×1024', '1024×768', '667×375', '740×360'];

for (const path of pagePaths) {
  test(`${path}: nothing lies over text, at every size and scroll position`, async ({ open }) => {
    const page = await open(path, { hasMotion: true });
    await page.evaluate(`void (window.findCovered = ${findCovered})`);
    for (const size of scrolledSizes) {
      await resizeTo(page, size);
      // The menu fades where the bar has no room for its links.
      await until(page, 'document.getAnimations().every((a) => !(a instanceof CSSTransition))');
      const problems = await page.evaluate(scrollDown);
      assert.equal(problems, [], size);
    }
  });
}

test('a long figure leaves a phone as wide as it is', async ({ open }) => {
  const page = await open('/');
  await page.$eval('main li p', (figure) => figure.replaceChildren('$400,000,000.00'));
  for (const width of [320, 375]) {
    await resizeTo(page, `${width}×800`);
    assert.equal(await outside(page), [], `at ${width} px`);
  }
});

/** What is wrong with the place of the hero's record between the buttons and the sleeve. */
function misplacedRecord(): string[] {
  const boxOf = (element: Element | null | undefined) =>
    element?.getBoundingClientRect() ?? new DOMRect();
  const hero = document.querySelector('main section');
  // The photo turns, so its own box is larger than the record.
  const record = boxOf(hero?.querySelector('picture')?.parentElement);
  const sleeve = boxOf(hero?.querySelector('ul')?.parentElement);
  const isBelowText = innerHeight > innerWidth;
  const lowestButton = Math.max(
    ...Array.from(hero?.querySelectorAll('a, button') ?? [], (control) => boxOf(control).bottom),
  );
  return Object.entries({
    'stands beside its sleeve': record.left < sleeve.left - 1,
    'is wider than its sleeve': record.right > sleeve.right + 1 && sleeve.right < innerWidth - 20,
    'does not reach its sleeve': record.bottom < sleeve.top + 20,
    'touches the buttons': isBelowText && record.top < lowestButton + 20,
  }).flatMap(([problem, isTrue]) => (isTrue ? [problem] : []));
}

test('the record of the hero is half in its sleeve', async ({ open }) => {
  const page = await open('/');
  const sizes = '320×568 390×844 667×375 768×1024 1024×768 1024×1366 1440×900 2560×1440'.split(' ');
  for (const textSize of [100, 200]) {
    await setTextSize(page, textSize);
    for (const size of sizes) {
      await resizeTo(page, size);
      assert.equal(await page.evaluate(misplacedRecord), [], `${size}, text at ${textSize} %`);
    }
  }
});

test('a laptop shows the figures, and the whole dialog', async ({ open }) => {
  const page = await open('/');
  const sizes = ['1280×585', '1280×720', '1366×657', '1440×789', '1920×945'];
  for (const size of sizes) {
    await resizeTo(page, size);
    const figures = await page.$('main section:first-child ul');
    assert.ok(await figures?.isIntersectingViewport({ threshold: 1 }), size);
  }
  await openDialog(page);
  for (const size of ['1280×720', '1366×657', '390×844']) {
    await resizeTo(page, size);
    const hidden = await page.$eval('dialog', (box) => box.scrollHeight - box.clientHeight);
    assert.is(hidden, 0, size);
  }
  // A draft above the fields takes no height from them; the dialog scrolls.
  const readHeights = () =>
    page.$$eval('#lead-dialog :is(input, textarea)', (fields) =>
      fields.map((field) => field.getBoundingClientRect().height).join(),
    );
  for (const size of ['1366×657', '667×375', '390×844']) {
    await resizeTo(page, size);
    await page.$eval('#lead-dialog [data-draft]', (draft) => draft.setAttribute('hidden', ''));
    const before = await readHeights();
    await page.$eval('#lead-dialog [data-draft]', (draft) => draft.removeAttribute('hidden'));
    assert.is(await readHeights(), before, size);
    const submit = await page.$(selectors.submit);
    await submit?.evaluate((button) => button.scrollIntoView());
    assert.ok(await submit?.isIntersectingViewport({ threshold: 1 }), `Submit at ${size}`);
  }
});

/** Applies the styles of a browser without `aspect-ratio`, where no script of the page runs. */
function forgetAspectRatio(): void {
  const styles = [...document.querySelectorAll('style')];
  const sheet = new CSSStyleSheet();
  const css = styles.map(({ textContent }) => textContent).join('');
  sheet.replaceSync(css.replaceAll('(aspect-ratio:1)', '(aspect-ratio:none)'));
  document.adoptedStyleSheets = [sheet];
  for (const style of styles) style.remove();
  document.documentElement.removeAttribute('class');
}

test('old browsers get a plain page without dead controls', async ({ open }) => {
  for (const path of pagePaths) {
    const page = await open(path);
    await page.evaluate(forgetAspectRatio);
    for (const width of [320, 1280]) {
      await resizeTo(page, `${width}×800`);
      assert.equal(await outside(page), [], `${path} at ${width} px`);
    }
    const shown = await page.evaluate(() => {
      const isShown = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
      return [isShown('button, input, textarea'), isShown('main [href^="mailto:"]')];
    });
    const hasMailLink = path === '/' || path === '/500.html';
    assert.equal(shown, [false, hasMailLink], 'no control that is dead, and a mail link');
  }
});

test.run();
