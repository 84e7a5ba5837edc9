import { narrow } from '../style/media';
import { closest } from './closest';

/** Closes the landing page's menu. */
export function closeMenu(): void {
  const menu = document.querySelector<HTMLElement>('[popover]');
  if (!menu) return;
  if (menu.hidePopover) menu.hidePopover();
  else {
    menu.removeAttribute('data-open');
    document.querySelector('[popovertarget]')?.setAttribute('aria-expanded', 'false');
  }
}

/**
 * Closes the menu after a choice, on a tap elsewhere, when the focus goes on to the page, and when the
 * bar has room for its links.
 */
export function watchMenu(): void {
  addEventListener('click', (event) => {
    if (closest(event, '[popover] a')) closeMenu();
  });
  // Browsers do that for popovers, but iOS 17 to 18.2 does not: https://bugs.webkit.org/show_bug.cgi?id=267688
  addEventListener('pointerup', (event) => {
    if (!closest(event, 'nav')) closeMenu();
  });
  addEventListener('focusin', (event) => {
    if (closest(event, 'main')) closeMenu();
  });
  matchMedia(narrow).onchange = closeMenu;
}
