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

/** Fails if an element leaves the window to the left or right. */
async function checkWidths(page: Page, what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resizeTo(page, `${width}×800`);
    const { problems } = await page.evaluate(measureElements);
    const outside = problems.filter((line) => /wide|out of/.test(line));
    assert.equal(outside, [], `${what} at ${width} px`);
  }
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

/** Writes very long words into the page, and returns in how many places; runs in the page. */
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

/** Applies the styles of a browser without `aspect-ratio`, where no script of the page runs; runs in the page. */
function forgetAspectRatio(): void {
  const styles = [...document.querySelectorAll('style')];
  const sheet = new CSSStyleSheet();
  const css = styles.map(({ textContent }) => textContent).join('');
  sheet.replaceSync(css.replaceAll('(aspect-ratio:1)', '(aspect-ratio:none)'));
  document.adoptedStyleSheets = [sheet];
  for (const style of styles) style.remove();
  document.documentElement.removeAttribute('class');
}

for (const path of pagePaths) {
  test(`${path} fits, with other fonts, words, sizes and browsers`, async ({ open }) => {
    const page = await open(path, { hasMotion: true });
    await page.evaluate(`void (window.findCovered = ${findCovered})`);
    // `pages.overlap` of the specification has a phone and a laptop.
    for (const size of ['320×568', '768×1024', '1024×768', '667×375']) {
      await resizeTo(page, size);
      // The menu fades where the bar has no room for its links.
      await until(page, 'document.getAnimations().every((a) => !(a instanceof CSSTransition))');
      assert.equal(await page.evaluate(scrollDown), [], size);
    }
    await checkWidths(page, 'as it is', [280, 360, 480, 600, 767, 1023, 1920, 2560]);
    assert.is(await page.evaluate(useWideFont), 'monospace');
    await checkWidths(page, 'another font', [320, 768, 1024]);
    const places = await page.evaluate(useLongWords);
    assert.ok(places >= ({ '/': 2, '/team/': 3 }[path] ?? 0));
    await checkWidths(page, 'long words', [320, 390, 600, 768, 1024]);
    // accessibility.test.ts measures large text at 390 and 1280 px.
    await setTextSize(page, 200);
    await checkWidths(page, 'large text', [320, 768]);
    await setTextSize(page, 100);
    await page.reload();
    await page.evaluate(forgetAspectRatio);
    await checkWidths(page, 'without aspect-ratio', [320, 1280]);
    const isShown = (selector: string) =>
      page.$$eval(selector, (found) => found.some((element) => element.checkVisibility()));
    assert.not(await isShown('button, input, textarea'), 'no control that is dead');
    assert.is(await isShown('main [href^="mailto:"]'), path === '/' || path === '/500.html');
  });
}

/** What is wrong with the place of the hero's record between the buttons and the sleeve; runs in the page. */
function misplacedRecord(): string[] {
  const boxOf = (element: Element | null | undefined) =>
    element?.getBoundingClientRect() ?? new DOMRect();
  const hero = document.querySelector('main section');
  // The photo turns, so its own box is larger than the record.
  const record = boxOf(hero?.querySelector('picture')?.parentElement);
  const sleeve = boxOf(hero?.querySelector('ul')?.parentElement);
  const isBelowText = innerHeight > innerWidth;
  const controls = Array.from(hero?.querySelectorAll('a, button') ?? [], boxOf);
  return Object.entries({
    'stands beside its sleeve': record.left < sleeve.left - 1,
    'is wider than its sleeve': record.right > sleeve.right + 1 && sleeve.right < innerWidth - 20,
    'does not reach its sleeve': record.bottom < sleeve.top + 20,
    'touches the buttons': isBelowText && controls.some(({ bottom }) => record.top < bottom + 20),
  }).flatMap(([problem, isTrue]) => (isTrue ? [problem] : []));
}

test('the record is half in its sleeve, and a long figure fits', async ({ open }) => {
  const page = await open('/');
  const sizes = '320×568 390×844 667×375 768×1024 1024×768 1024×1366 1440×900 2560×1440'.split(' ');
  for (const textSize of [100, 200]) {
    await setTextSize(page, textSize);
    for (const size of sizes) {
      await resizeTo(page, size);
      assert.equal(await page.evaluate(misplacedRecord), [], `${size}, text at ${textSize} %`);
    }
  }
  await setTextSize(page, 100);
  await page.$eval('main li p', (figure) => figure.replaceChildren('$400,000,000.00'));
  await checkWidths(page, 'a long figure', [320, 375]);
});

test('a laptop shows the figures, and the whole dialog', async ({ open }) => {
  const page = await open('/');
  for (const size of ['1280×585', '1280×720', '1366×657', '1440×789', '1920×945']) {
    await resizeTo(page, size);
    const figures = await page.$('main section:first-child ul');
    assert.ok(await figures?.isIntersectingViewport({ threshold: 1 }), size);
  }
  await openDialog(page);
  const readHeights = () =>
    page.$$eval('#lead-dialog :is(input, textarea)', (fields) =>
      fields.map((field) => field.getBoundingClientRect().height).join(),
    );
  const showDraft = (isShown: boolean) =>
    page.$eval(
      '#lead-dialog [data-draft]',
      (draft, isShown) => {
        draft.toggleAttribute('hidden', !isShown);
      },
      isShown,
    );
  for (const size of ['1280×720', '1366×657', '390×844', '667×375']) {
    await resizeTo(page, size);
    await showDraft(false);
    const hidden = await page.$eval('dialog', (box) => box.scrollHeight - box.clientHeight);
    assert.ok(hidden === 0 || size === '667×375', size);
    const before = await readHeights();
    await showDraft(true);
    assert.is(await readHeights(), before, size);
    const submit = await page.$(selectors.submit);
    await submit?.evaluate((button) => button.scrollIntoView());
    assert.ok(await submit?.isIntersectingViewport({ threshold: 1 }), `Submit at ${size}`);
  }
});

test.run();
