// What a visitor finds by role, name and words.
import { queryAllByRole, queryAllByText } from '@testing-library/dom';
import { contrastBelow } from './colors';
import { expect } from './expect';
import { isVisible, plain, reachable, textOf } from './text';

/** All elements of a role that a visitor meets. Words are the whole name; a pattern is a part of it. */
export function allByRole<Kind extends HTMLElement>(
  role: string,
  name?: string | RegExp,
  root: Element = document.body,
): Kind[] {
  const isNamed = (found: string) =>
    name instanceof RegExp ? name.test(plain(found)) : plain(found) === plain(name);
  // For the library, an element with the attribute `hidden` is hidden even if styles show it.
  const options = { hidden: true, ...(name === undefined ? {} : { name: isNamed }) };
  return queryAllByRole<Kind>(root as HTMLElement, role, options).filter(
    (element) => isVisible(element) && !element.closest('[aria-hidden=true]'),
  );
}

export function getByRole<Kind extends HTMLElement>(
  role: string,
  name?: string | RegExp,
  root?: Element,
) {
  const [found] = allByRole<Kind>(role, name, root);
  expect(found, `no ${role} ${name instanceof RegExp ? name.source : `"${name ?? ''}"`}`);
  return found;
}

/** The elements that show exactly this text themselves. Those outside of the window count too. */
export const allByText = (text: string, root: Element = document.body) =>
  queryAllByText(root as HTMLElement, (found) => plain(found) === plain(text), {
    ignore: 'script, style, [role=status]',
  }).filter(isVisible);

export function nameOf(control: Element): string {
  const { labels, ariaLabel, localName } = control as HTMLInputElement;
  const words = labels?.[0] ?? control;
  return textOf(words) || ariaLabel || plain(words.textContent) || localName;
}

/** Whether the focus is on a control with this name. */
export const hasFocus = (name: string, within = ':root'): boolean => {
  const focused = document.activeElement ?? document.body;
  return nameOf(focused) === plain(name) && focused.matches(`${within} *`);
};

/** Whether something shows that it has the focus: a ring around it or, on a card, around the card. */
export const isMarked = (element: Element) =>
  [null, '::after'].some((part) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    return isDrawn && contrastBelow(element.parentElement ?? element, outlineColor) >= 3;
  });

/** What a visitor can reach, by role and exact name. */
export function findByRole(role: string, name: string, within?: string | null): HTMLElement {
  const root = within && document.querySelector(within);
  return getByRole(role, name, root || reachable());
}

// These look behind an open dialog, too.
export const isShown = (role: string, name?: string) => allByRole(role, name).length > 0;
export const isGone = (role: string, name?: string) => !isShown(role, name);
