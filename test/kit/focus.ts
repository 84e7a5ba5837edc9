// What the keyboard reaches.
import { expect } from './expect';
import { isMarked } from './roles';

/** What Tab should reach. */
export const controls = (root: Element): Element[] => [
  ...root.querySelectorAll('a[href], [role=button], button, input, textarea, select'),
];

/** The control with the focus: its number, its place, and what is wrong. */
export function readFocus(root: Element) {
  const focused = document.activeElement ?? document.body;
  expect(focused === document.body || root.contains(focused), 'Tab leaves the dialog');
  const { left, top, bottom, x, y, width, height } = focused.getBoundingClientRect();
  const cover = document.elementFromPoint(x + width / 2, y + height / 2);
  const isSeen = cover && (focused.contains(cover) || cover.contains(focused));
  let isFixed = false;
  for (let outer: Element | null = focused; outer; outer = outer.parentElement)
    isFixed ||= /fixed|sticky/.test(getComputedStyle(outer).position);
  const scrolled = isFixed ? 0 : scrollY;
  return {
    index: controls(root).indexOf(focused),
    isFixed,
    left,
    top: top + scrolled,
    bottom: bottom + scrolled,
    problem: [!isMarked(focused) && 'nothing marks', !isSeen && 'something covers'].find(Boolean),
  };
}
