// What the keyboard reaches.
import { expect } from './expect';
import { isMarked, nameOf } from './roles';
import { isVisible, reachable } from './text';

/** What Tab should reach. */
export const controls = (root = reachable()): Element[] => [
  ...root.querySelectorAll('a[href], [role=button], button, input, textarea, select'),
];

/** The control with the focus: its number, and what is wrong. */
export function readFocus() {
  const focused = document.activeElement ?? document.body;
  expect(focused === document.body || reachable().contains(focused), 'Tab leaves the dialog');
  const { x, y, width, height } = focused.getBoundingClientRect();
  const cover = document.elementFromPoint(x + width / 2, y + height / 2);
  const isSeen = cover && (focused.contains(cover) || cover.contains(focused));
  return {
    index: controls().indexOf(focused),
    problem: [!isMarked(focused) && 'nothing marks', !isSeen && 'something covers'].find(Boolean),
  };
}

/** Controls that are neither below nor right of the control before them. The bar stays in place. */
export function findDisorder(): string[] {
  // Items of a row begin at the same height, and their controls may not.
  const boxOf = (control: Element) => (control.closest('li') ?? control).getBoundingClientRect();
  const shown = controls().filter((control) => isVisible(control) && !control.closest('header'));
  return shown
    .filter((control, index) => {
      const { top, bottom, left } = boxOf(control);
      const before = boxOf(shown[index - 1] ?? control);
      const isInRow = bottom > before.top && left >= before.left;
      return index > 0 && !isInRow && top < before.bottom - 1;
    })
    .map((control) => `"${nameOf(control)}" is neither below nor right of the control before it`);
}
