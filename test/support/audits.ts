// What is checked inside a page: each function but `runAxe` is sent there as text.
import axe from 'axe-core';
import type { Page } from 'puppeteer';
import type { Box } from './pixels';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Everything that axe refuses or cannot decide. Contrast that it cannot tell, for example over a
 * photo, is left to our own measurement: it marks such texts with `data-measure`.
 */
export async function runAxe(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { violations, incomplete } = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
    });
    const unclear = incomplete.filter(({ id }) => id === 'color-contrast');
    for (const { element } of unclear.flatMap(({ nodes }) => nodes)) {
      element?.setAttribute('data-measure', '');
    }
    return [...violations, ...incomplete.filter((result) => !unclear.includes(result))].flatMap(
      ({ id, nodes }) =>
        nodes.map(({ html, any, all, none }) => {
          const reasons = [...any, ...all, ...none].map(({ message }) => message);
          return `axe, ${id}: ${html.slice(0, 160)} (${reasons.join('; ')})`;
        }),
    );
  }, tags);
}

export interface TextBox {
  text: string;
  /** As computed. */
  color: string;
  box: Box;
}

/** The lines of text of some elements, as far as they can be seen. */
export function findTextBoxes(selector: string): TextBox[] {
  const found: TextBox[] = [];
  const root = document.querySelector('dialog:modal') ?? document.body;
  for (const element of root.querySelectorAll(selector)) {
    const { color, clipPath } = getComputedStyle(element);
    if (clipPath !== 'none') continue;
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const isSeen = [y + 1, y + height - 1].every((edge) => {
          const top = document.elementFromPoint(x + width / 2, edge);
          return top && (element.contains(top) || (top !== root && top.contains(element)));
        });
        if (isSeen) found.push({ text: node.data, color, box: { x, y, width, height } });
      }
    }
  }
  return found;
}

/** Controls smaller than 44 px, and links in a sentence whose line is lower than 24 px. */
export function findSmallTargets(): string[] {
  const root = document.querySelector('dialog:modal') ?? document.body;
  return [...root.querySelectorAll('a, button, input, textarea')].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const { display, lineHeight } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isLarge =
      display === 'inline'
        ? Math.max(height, Number.parseFloat(lineHeight)) >= 24
        : width >= 43.9 && height >= 43.9;
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return isLarge ? [] : [`target ${name}: ${width} x ${height} px`];
  });
}

/** What sticks out of the window sideways, or is cut off by its own box. */
export function findLosses(): string[] {
  const root = document.querySelector('dialog:modal') ?? document.body;
  const selector = 'h1, h2, h3, p, a, button, li, label, span, strong, small';
  const losses = [...root.querySelectorAll(selector)].flatMap((element) => {
    const { clipPath, display, overflowX } = getComputedStyle(element);
    const isShown = element.checkVisibility({ visibilityProperty: true }) && clipPath === 'none';
    const text = element.textContent?.trim().slice(0, 40);
    if (!isShown || !text) return [];
    const { left, right } = element.getBoundingClientRect();
    if (right > innerWidth + 1 || left < -1) return [`out of the window: ${text}`];
    const isLarger =
      element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 3;
    const hasEdge = overflowX !== 'visible' || element.matches('a, button');
    return display !== 'inline' && isLarger && hasEdge ? [`cut: ${text}`] : [];
  });
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`, ...losses] : losses;
}

/** The size of every text, also where it is not shown, in document order. */
export function readTextSizes(): { text: string; size: number }[] {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const found: { text: string; size: number }[] = [];
  const root = document.querySelector('dialog:modal') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    // What the live region says is gone after a second, a tooltip when the page moves under it.
    const left = '[role=status], [role=tooltip], [aria-hidden=true], script';
    if (text && parent && !parent.closest(left)) found.push({ text, size: sizeOf(parent) });
  }
  for (const field of root.querySelectorAll('input, textarea')) {
    found.push({ text: field.id, size: sizeOf(field) });
  }
  return found;
}
