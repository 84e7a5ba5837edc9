import { Id } from '../shared/markup';
import { below48rem } from '../shared/media';
import { delegate } from './delegate';

function closeMenu(): void {
  // Browsers without popovers show the links as a row.
  document.getElementById(Id.menu)?.hidePopover?.();
}

/**
 * Closes the menu after a choice, on a tap or focus beside it, on Back, and when the bar has room for
 * its links.
 */
export function setUpMenu(): void {
  // A tap on the layer over the page closes the menu, too: the layer is a part of the menu.
  delegate('click', `#${Id.menu}`, closeMenu);
  // iOS 17 to 18.2 does not close a popover on a tap elsewhere:
  // https://bugs.webkit.org/show_bug.cgi?id=267688
  addEventListener('pointerup', ({ target }) => {
    // The target is the document when Firefox's pointer is released outside of the window.
    if (!(target instanceof Element && target.closest('nav'))) closeMenu();
  });
  delegate('focusin', 'main', closeMenu);
  addEventListener('popstate', closeMenu);
  matchMedia(below48rem).onchange = closeMenu;
}
