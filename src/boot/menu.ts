import { wide } from '../style/media';

/** Closes the landing page's menu. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    menu.hidePopover?.();
    menu.removeAttribute('data-open');
  }
}

/**
 * Closes the menu after a choice, when the focus goes on to the page, and when the bar has room for
 * its links.
 */
export function closeMenu(): void {
  const closeFrom = (type: string, selector: string) =>
    addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest(selector)) closeMenus();
    });
  closeFrom('click', '[popover] a');
  closeFrom('focusin', 'main');
  matchMedia(wide).onchange = closeMenus;
}
