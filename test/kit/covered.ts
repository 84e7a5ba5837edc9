import { passFrames } from './clock';

/** What is wrong in the window now: text over text, and covered controls. */
function findCollisions(): string[] {
  const problems: string[] = [];
  const bar = document.querySelector('header');
  const name = (element: Element) => `${element.localName} "${element.textContent?.slice(0, 30)}"`;
  const isIn = (container: Element | null, element: Element) => container?.contains(element);

  /** Whether a link's `::after` covers its card, and cannot be seen. */
  function isClear(link: Element) {
    const { position, backgroundColor, backgroundImage } = getComputedStyle(link, '::after');
    const isUnseen = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
    return link.localName === 'a' && position === 'absolute' && isUnseen;
  }

  /** What is on top in the middle of a box: the element or a cover. Null under the bar. */
  function coverOf(element: Element, { x, y, width, height }: DOMRect) {
    const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
    const top = stack.find((part) => part === element || !isClear(part));
    const isUnderBar = y + height / 2 < (bar?.getBoundingClientRect().bottom ?? 0);
    if (!top || (isUnderBar && !isIn(bar, element))) return null;
    return isIn(top, element) || isIn(element, top) ? element : top;
  }

  const lines: { element: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode as Text;
    if (
      !element ||
      !data.trim() ||
      element.closest('svg, [aria-hidden]') ||
      !element.checkVisibility()
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) {
      // The middle of the letters, because the boxes of tight lines overlap.
      const box = new DOMRect(x, y + 0.35 * height, width, 0.4 * height);
      if (width < 2 || element.clientWidth === 1 || box.top < 0 || box.bottom > innerHeight)
        continue;
      const cover = coverOf(element, box);
      if (cover && cover !== element) problems.push(`${name(cover)} lies over ${name(element)}`);
      if (cover) lines.push({ element, box });
    }
  }
  for (const [index, { element, box }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (width > 1 && height > 1) problems.push(`${name(element)} meets ${name(other.element)}`);
    }
  }
  for (const control of document.querySelectorAll('a, button')) {
    const box = control.getBoundingClientRect();
    const isInWindow = box.top >= 0 && box.bottom <= innerHeight && box.width > 1;
    if (!isInWindow || !control.checkVisibility()) continue;
    const cover = coverOf(control, box);
    if (cover && cover !== control) problems.push(`${name(cover)} covers ${name(control)}`);
  }
  return [...new Set(problems)];
}

/** What lies over text or controls while a visitor scrolls. */
export async function findOverlaps(): Promise<string[]> {
  const problems: string[] = [];
  for (let top = 0, hasMore = true; hasMore; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await passFrames();
    hasMore = scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    problems.push(...findCollisions());
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return problems;
}
