// What lies over text or controls.
import { passFrames } from './clock';
import { isVisible, textsIn } from './text';

/** Points of an element that show the element: the middle of a control, three of each line of text. */
function pointsOf(element: Element): { x: number; y: number }[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const lines = textsIn(element).flatMap((text) => {
    const range = document.createRange();
    range.selectNode(text);
    return [...range.getClientRects()].filter(({ width }) => width > 2);
  });
  const points = lines.flatMap(({ left, right, y, height }) =>
    [left + 1, (left + right) / 2, right - 1].map((x) => ({ x, y: y + height / 2 })),
  );
  return element.matches('a, button') ? [...points, middle] : points;
}

/** The link of a card covers its card, and cannot be seen. */
const isCardLink = (element: Element) =>
  element.matches('a') && getComputedStyle(element, '::after').position === 'absolute';

/** What lies over text or controls in the window now. The bar may do so. */
function findCovered(): string[] {
  const name = ({ localName, textContent }: Element) =>
    `${localName} "${textContent.slice(0, 30)}"`;
  const shown = [...document.querySelectorAll('body *:not(svg *, [aria-hidden], [aria-hidden] *)')];
  return shown.filter(isVisible).flatMap((element) =>
    pointsOf(element).flatMap(({ x, y }) => {
      const cover = document
        .elementsFromPoint(x, y)
        .find((part) => part === element || !isCardLink(part));
      const isRight =
        !cover || cover.contains(element) || element.contains(cover) || cover.closest('header');
      return isRight ? [] : [`${name(cover)} covers ${name(element)}`];
    }),
  );
}

/** Whether lines of text reach a disc at their right. */
export function isOnDisc(lines: DOMRect[], disc: Element): boolean {
  const { left, top, width } = disc.getBoundingClientRect();
  const radius = width / 2;
  return lines.some((line) => {
    const y = Math.min(Math.max(top + radius, line.top), line.bottom);
    const distance = Math.hypot(line.right - left - radius, y - top - radius);
    return line.width > 0 && distance < radius;
  });
}

/** What lies over text or controls while a visitor scrolls. */
export async function findOverlaps(): Promise<string[]> {
  const problems: string[] = [];
  for (let top = 0, hasMore = true; hasMore; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await passFrames();
    hasMore = scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    problems.push(...findCovered());
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(problems)];
}
