import { wide } from '../style/media';

/**
 * Closes the menu after a choice, when the focus goes on to the page below it, and when the bar has
 * room for its links.
 */
export function closeMenu(): void {
  const close = () => {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
      menu.hidePopover?.();
      menu.removeAttribute('data-open');
    }
  };
  const closeFrom = (type: string, selector: string) =>
    addEventListener(type, ({ target }) => {
      if ((target as Element).closest?.(selector)) close();
    });
  closeFrom('click', '[popover] a');
  closeFrom('focusin', 'main');
  matchMedia(wide).onchange = close;
}
