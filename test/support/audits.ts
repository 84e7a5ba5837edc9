// What is measured in a page about accessibility.
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
    const found = [...violations, ...incomplete.filter((result) => !unclear.includes(result))];
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `axe, ${id}: ${help}: ${html.slice(0, 160)}`),
    );
  }, tags);
}

/** What is told of an element after its name; of a level, the number. */
const states = /^(disabled|expanded|focused|modal|required|level|invalid|live)$/;

/** What screen readers get, in document order, in lines such as `button "Menu" expanded`. */
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
    .filter(([key, value]) => states.test(key) && !/^(false|off)$/.test(String(value)))
    .map(([key, value]) => (key === 'level' ? value : key));
  if (role === 'dialog' && description) found.push('described');
  return [role, `"${name.trim()}"`, ...found].join(' ');
}

/** The lines of text of some elements, as far as they can be seen; run in the page. */
export function findTextBoxes(selector: string) {
  const found: { text: string; color: string; box: Box }[] = [];
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

/**
 * Controls smaller than 44 px, or 24 px in a sentence; what is cut or out of the window; and the size
 * of each text. Run in the page.
 */
export function measureElements() {
  const problems: string[] = [];
  const sizes: { text: string; size: number }[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) problems.push(`the page is ${scrollWidth} px wide`);
  const root = document.querySelector('dialog:modal') ?? document.body;
  for (const element of root.querySelectorAll(':not(script)')) {
    const { clipPath, display, fontSize, lineHeight, overflowX } = getComputedStyle(element);
    const text = (element.id || element.textContent.trim()).slice(0, 40);
    const hasText = [...element.childNodes].some(
      (node) => node instanceof Text && node.data.trim(),
    );
    // What the live region says is gone after a second, a tooltip when the page moves under it.
    const isPassing = element.closest('[role=status], [role=tooltip], [aria-hidden=true]');
    const isField = element.matches('input, textarea');
    if ((hasText || isField) && !isPassing) {
      sizes.push({ text, size: Number.parseFloat(fontSize) });
    }

    const isShown = element.checkVisibility({ visibilityProperty: true }) && clipPath === 'none';
    if (
      !isShown ||
      !element.matches('h1, h2, h3, p, a, button, li, label, span, input, textarea')
    ) {
      continue;
    }
    const { left, right, width, height } = element.getBoundingClientRect();
    const isSmall =
      display === 'inline'
        ? Math.max(height, Number.parseFloat(lineHeight)) < 24
        : Math.min(width, height) < 43.9;
    if (isSmall && element.matches('a, button, input, textarea')) {
      problems.push(`small target: ${text}, ${width} x ${height} px`);
    }
    if (text && (right > innerWidth + 1 || left < -1)) problems.push(`out of the window: ${text}`);
    const hasEdge = overflowX !== 'visible' || element.matches('a, button');
    const isLarger =
      element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 3;
    if (text && hasEdge && isLarger && display !== 'inline' && !isField)
      problems.push(`cut: ${text}`);
  }
  return { problems, sizes };
}
