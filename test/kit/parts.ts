// The parts of the site.
import { actions } from '../../src/content/landing';
import { standsOut } from './colors';
import { expect } from './expect';
import { allByRole, getByRole } from './roles';
import { isOnTop, isVisible, textOf } from './text';

/** The part of the landing page that an anchor leads to. */
export function section(id: string): HTMLElement {
  const found = document.getElementById(id);
  expect(found, `no section #${id}`);
  return found;
}

/** The part around the headline. */
export const hero = () => document.querySelector('h1')?.closest('section') ?? document.body;

/** The footer of the page; cards can have their own. */
export function footer(): HTMLElement {
  const found = allByRole('contentinfo').at(-1);
  expect(found, 'no footer');
  return found;
}

/** The button that opens the dialog, in a part of the page. */
export const opener = (part: Element = hero()) => getByRole('button', actions.scheduleCall, part);

/** The call in the bar, if there is one. On a phone, the call lies over the bar. */
export function callInBar(): Element | undefined {
  const bar = getByRole('banner').getBoundingClientRect();
  const isInBar = (call: Element) => call.getBoundingClientRect().bottom <= bar.bottom;
  return allByRole('button', actions.scheduleCall).find((call) => isInBar(call) && isOnTop(call));
}

export const isCallInBar = () => callInBar() !== undefined;

/** The dialog that is open. */
export const dialog = () => getByRole('dialog');

/** Whether a picture in a button can be seen. */
export const hasPicture = (button: Element) =>
  standsOut(button) && [...button.querySelectorAll('svg, img')].some(isVisible);

/** Whether a section begins below the bar, with its heading in the window. */
export function isBelowBar(id: string): boolean {
  const nav = getByRole('navigation');
  const bar = (nav.closest('header, [role=banner]') ?? nav).getBoundingClientRect();
  const part = section(id);
  const heading = getByRole('heading', undefined, part).getBoundingClientRect();
  const distance = part.getBoundingClientRect().top - bar.bottom;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const isShown = heading.top >= bar.bottom - 1 && heading.bottom <= innerHeight;
  // A bar with two rows of links covers a part of the room above the heading.
  return isShown && (distance <= 3 || isAtEnd);
}

/** The people of the page, each with what a visitor sees. */
export const readPeople = () =>
  allByRole('listitem', undefined, getByRole('main')).flatMap((item) => {
    const [heading] = allByRole('heading', undefined, item);
    if (!heading) return [];
    const image = [...item.querySelectorAll('img')].find(isVisible);
    const { objectFit, objectPosition } = getComputedStyle(image ?? item);
    return {
      left: item.getBoundingClientRect().left,
      name: textOf(heading),
      texts: [...item.querySelectorAll('p')].filter(isVisible).map(textOf),
      hasPhoto: Boolean(image?.naturalWidth),
      // What a visitor reads first, in place of a portrait.
      letter: image ? '' : textOf(item).split(' ')[0],
      framing: image ? `${objectFit} ${objectPosition}` : '',
    };
  });
