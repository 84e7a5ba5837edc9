import { narrow } from '../style/media';
import { closest } from './closest';

/** Closes the landing page's menu. */
export function closeMenu(): void {
  const menu = document.querySelector<HTMLElement>('[popover]');
  if (!menu) return;
  menu.removeAttribute('data-open');
  menu.hidePopover?.();
}

/**
 * Closes the menu after a choice, when the focus goes on to the page, and when the bar has room for
 * its links.
 */
export function watchMenu(): void {
  addEventListener('click', (event) => {
    if (closest(event, '[popover] a')) closeMenu();
  });
  addEventListener('focusin', (event) => {
    if (closest(event, 'main')) closeMenu();
  });
  matchMedia(narrow).onchange = closeMenu;
}
