// Measurements of accessibility in a page.
import axe from 'axe-core';
import type { Page, SerializedAXNode } from 'puppeteer';
import type { Box } from './pixels';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Lists everything that axe refuses or cannot decide. Texts whose contrast axe cannot measure, such as
 * texts over a photo, get the attribute `data-measure` for our own measurement.
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
    for (const { element } of unclear.flatMap(({ nodes }) => nodes)) {
      element?.setAttribute('data-measure', '');
    }
    const found = [...violations, ...incomplete.filter((result) => !unclear.includes(result))];
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `axe, ${id}: ${help}: ${html.slice(0, 160)}`),
    );
  }, tags);
}

/** Properties that a line shows after the name of its element. */
const shownProperties = /^(disabled|expanded|focused|modal|required|level|invalid|live)$/;

/** Reads the accessibility tree, in document order, in lines such as `button "Menu" expanded`. */
export async function readTree(page: Page): Promise<string[]> {
  const linesOf = (node: SerializedAXNode): string[] => [
    describeNode(node),
    ...(node.children ?? []).flatMap(linesOf),
  ];
  const root = await page.accessibility.snapshot({ interestingOnly: false });
  return root ? linesOf(root) : [];
}

function describeNode({ role, name = '', description, ...more }: SerializedAXNode): string {
  const found = Object.entries(more)
    .filter(([key, value]) => shownProperties.test(key) && !/^(false|off)$/.test(String(value)))
    .map(([key, value]) => (key === 'level' ? value : key));
  if (role === 'dialog' && description) found.push('described');
  return [role, `"${name.trim()}"`, ...found].join(' ');
}

/** Finds the visible lines of text of some elements; runs in the page. */
export function findTextBoxes(selector: string) {
  const found: { text: string; color: string; box: Box }[] = [];
  const root = document.querySelector('dialog:modal, :popover-open') ?? document.body;
  for (const element of root.querySelectorAll(selector)) {
    const { color, clipPath } = getComputedStyle(element);
    // The words on a record are part of its picture.
    if (clipPath !== 'none' || element.closest('[aria-hidden]')) continue;
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
    const { clipPath, display, fontSize, lineHeight, overflowX } = getComputedStyle(element);
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

    const isShown = element.checkVisibility({ visibilityProperty: true }) && clipPath === 'none';
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
