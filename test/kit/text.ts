// What a visitor can see and read.

/** A text without what the firm may choose: its spaces, its arrows, the shape of its quotes. */
export const plain = (text: string | null | undefined) =>
  (text ?? '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\s←→↑↓]+/g, ' ')
    .trim();

/** Whether an element is shown to the eye, and not beside the page. It may be below the window. */
export function isVisible(element: Element): boolean {
  const { left, right, bottom, width, height } = element.getBoundingClientRect();
  const isBeside = right <= 0 || left >= innerWidth || bottom + scrollY <= 0;
  const isHidden = !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  if (isHidden || isBeside || width * height === 0) return false;
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    const box = outer.getBoundingClientRect();
    const isClipped = /hidden|clip/.test(getComputedStyle(outer).overflowX);
    if (isClipped && Math.min(box.width, box.height) <= 2) return false;
  }
  return true;
}

/** The texts that stand directly in an element. */
export const textsIn = (element: Element) =>
  [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());

export const hasText = (element: Element) => textsIn(element).length > 0;

/** The text that a visitor can read, decoration included. */
export const textOf = (root: Element) => plain((root as HTMLElement).innerText);

/** What a visitor can reach: behind an open dialog there is nothing. */
export const reachable = () => document.querySelector('dialog:modal') ?? document.body;

/** Whether nothing lies over the middle of something. */
export function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
