// Measurements of accessibility in a page.
import axe from 'axe-core';
import type { Page } from 'puppeteer';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Lists everything that axe refuses or cannot decide. A contrast that axe cannot measure, as over a
 * photo, is judged from the color below, and the text is marked for `findFaintTexts`.
 */
export async function runAxe(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    // Behind an open dialog nothing can be reached.
    const root = document.querySelector('dialog:modal') ?? document;
    const { violations, incomplete } = await window.axe.run(root, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
    });
    const unclear = incomplete.filter(({ id }) => id === 'color-contrast');
    const texts = unclear
      .flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []))
      // The words on a record are part of its picture.
      .filter((text) => !text.closest('svg, [aria-hidden=true]'));
    for (const text of texts) text.setAttribute('data-measure', '');
    const faint = texts.filter((text) => {
      const isLarge = Number.parseFloat(getComputedStyle(text).fontSize) >= 24;
      return visitor.contrastBelow(text) < (isLarge ? 3 : 4.5);
    });
    const found = [...violations, ...incomplete.filter((result) => !unclear.includes(result))];
    return [
      ...faint.map(
        (text) =>
          `contrast ${visitor.contrastBelow(text).toFixed(1)}: ${text.outerHTML.slice(0, 160)}`,
      ),
      ...found.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => `axe, ${id}: ${help}: ${html.slice(0, 160)}`),
      ),
    ];
  }, tags);
}

/** Texts and controls that leave the window sideways, clipped or not; runs in the page. */
export function findOverflow(): string[] {
  // Not `innerWidth`: a phone zooms out until all of a wide page is in its window.
  const { scrollWidth, clientWidth } = document.documentElement;
  /** What scrolls in a box of its own, such as a wide table, can be reached. */
  const isInScroller = (box: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(box).overflowX)
      ? box.getBoundingClientRect().right <= clientWidth + 1
      : box.parentElement !== null && isInScroller(box.parentElement);
  const isOut = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const isControl = element.matches('a, button, input, textarea');
    const { left, right, width } = (isControl ? element : range).getBoundingClientRect();
    const isWide = width > 1 && (left < -1 || right > clientWidth + 1);
    const isSeen = (isControl || visitor.hasText(element)) && visitor.isVisible(element);
    return isWide && isSeen && !isInScroller(element);
  };
  const found = [...document.querySelectorAll('body *:not(svg *, [aria-hidden] *)')].filter(isOut);
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
    ...found.map((element) => `"${visitor.textOf(element).slice(0, 40)}" leaves the window`),
  ];
}

/** Controls below 44 px, links in sentences below 24 px, and cut texts; runs in the page. */
export function findCrampedControls(): string[] {
  const problems: string[] = [];
  const root = document.querySelector('dialog:modal') ?? document.body;
  for (const element of root.querySelectorAll(
    'h1, h2, h3, p, a, button, li, label, span, input, textarea',
  )) {
    if (!visitor.isVisible(element)) continue;
    const { display, lineHeight, overflowX } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const text = (element.id || element.textContent.trim()).slice(0, 40);
    const isTooLow = Math.max(height, Number.parseFloat(lineHeight)) < 24;
    const isSmall = display === 'inline' ? isTooLow : Math.min(width, height) < 43.9;
    if (isSmall && element.matches('a, button, input, textarea'))
      problems.push(`small target: ${text}, ${width} x ${height} px`);
    const hasEdge = overflowX !== 'visible' || element.matches('a, button');
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3;
    const canScroll = element.matches('input, textarea');
    if (text && hasEdge && isCut && display !== 'inline' && !canScroll)
      problems.push(`cut: ${text}`);
  }
  return problems;
}

/** The font size of each text that lasts; runs in the page. */
export function measureTexts() {
  const root = document.querySelector('dialog:modal') ?? document.body;
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const isText = visitor.hasText(element) || element.matches('input, textarea');
    // Texts that may be gone when the page is measured again at 200 %.
    const isTransient = element.closest('[role=status], [role=tooltip], [aria-hidden=true]');
    if (!isText || isTransient) return [];
    const text = (element.id || element.textContent.trim()).slice(0, 40);
    return { text, size: Number.parseFloat(getComputedStyle(element).fontSize) };
  });
}
