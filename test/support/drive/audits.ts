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
 * Lists everything that axe refuses or cannot decide. Where axe cannot measure the contrast of a text, such as over a photo, it
 * is judged from the color below the photo, and the text gets the attribute `data-measure` for measurements of pixels.
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

/**
 * Finds controls below 44 px, links in a sentence below 24 px, and elements that are cut or outside of the
 * window. Measures the font size of each text. The function runs in the page.
 */
export function measureElements() {
  const problems: string[] = [];
  const sizes: { text: string; size: number }[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) problems.push(`the page is ${scrollWidth} px wide`);
  const root = document.querySelector('dialog:modal') ?? document.body;
  for (const element of root.querySelectorAll('*')) {
    const { display, fontSize, lineHeight, overflowX } = getComputedStyle(element);
    const text = (element.id || element.textContent.trim()).slice(0, 40);
    const hasText = [...element.childNodes].some(
      (node) => node instanceof Text && node.data.trim(),
    );
    // Skips texts that may be gone when the page is measured again at 200 %.
    const isTransient = element.closest('[role=status], [role=tooltip], [aria-hidden=true]');
    const isField = element.matches('input, textarea');
    if ((hasText || isField) && !isTransient) {
      sizes.push({ text, size: Number.parseFloat(fontSize) });
    }

    // For screen readers only, and clipped.
    const isClipped = [element, element.parentElement ?? element].some(
      (one) => getComputedStyle(one).clipPath !== 'none',
    );
    const isShown = element.checkVisibility({ visibilityProperty: true }) && !isClipped;
    const measured = 'h1, h2, h3, p, a, button, li, label, span, input, textarea';
    if (!isShown || !element.matches(measured)) continue;
    const { left, right, width, height } = element.getBoundingClientRect();
    const isTooLow = Math.max(height, Number.parseFloat(lineHeight)) < 24;
    const isSmall = display === 'inline' ? isTooLow : Math.min(width, height) < 43.9;
    if (isSmall && element.matches('a, button, input, textarea')) {
      problems.push(`small target: ${text}, ${width} x ${height} px`);
    }
    if (text && (right > innerWidth + 1 || left < -1)) problems.push(`out of the window: ${text}`);
    const hasEdge = overflowX !== 'visible' || element.matches('a, button');
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3;
    if (text && hasEdge && isCut && display !== 'inline' && !isField) problems.push(`cut: ${text}`);
  }
  return { problems, sizes };
}
