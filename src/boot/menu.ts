import { wide } from '../style/media';

/** Closes the menu after a choice, and when the bar has room for its links. */
export function closeMenu(): void {
  const close = () => {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
      menu.hidePopover?.();
      menu.removeAttribute('data-open');
    }
  };
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[popover] a')) close();
  });
  matchMedia(wide).onchange = close;
}
