// What a visitor can see and read.

/** A text as it is read: with one space between words. */
export const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Whether an element is shown to the eye, and not beside the page. It may be below the window. */
export function isVisible(element: Element): boolean {
  const { left, right, bottom, width, height } = element.getBoundingClientRect();
  // A dialog scrolls to what is above the window.
  const isAbove = bottom + scrollY <= 0 && !element.closest(':modal');
  const isBeside = right <= 0 || left >= innerWidth || isAbove;
  // What only screen readers are told has 1 px.
  const isTiny = Math.min(width, height) <= 1;
  const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return isShown && !isBeside && !isTiny;
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
