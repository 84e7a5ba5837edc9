// What newer browsers do by themselves: `popover` is there since 2023, `command` since 2025,
// `closedby` since 2025 and in Safari not yet.
import { closeMenus } from './menu';

const html = document.documentElement;

/** Opens a dialog as `command` does: the page behind stands still, the focus comes back. */
function openDialog(dialog: HTMLDialogElement, opener: HTMLElement) {
  dialog.showModal();
  html.classList.add('has-dialog');
  dialog.addEventListener(
    'close',
    () => {
      html.classList.remove('has-dialog');
      opener.focus();
    },
    { once: true },
  );
}

function supportCommand() {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute('command') === 'close') dialog.close();
    else openDialog(dialog, button);
  });
}

function supportPopover() {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[popovertarget]');
    const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (!menu) {
      // Anywhere but in the menu.
      if (!(target as Element).closest('[popover]')) closeMenus();
    } else if (menu.toggleAttribute('data-open')) menu.querySelector('a')?.focus();
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !document.querySelector('[data-open]')) return;
    closeMenus();
    document.querySelector<HTMLElement>('[popovertarget]')?.focus();
  });
}

/** A press on the dialog itself is one on its backdrop, since it has no padding. */
function supportClosedBy() {
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof HTMLDialogElement) target.close();
  });
}

/** Makes dialog and menu work in browsers that lack some of the newer HTML. */
export function supportOlderBrowsers(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) supportCommand();
  if (!('popover' in HTMLElement.prototype)) supportPopover();
  if (!('closedBy' in HTMLDialogElement.prototype)) supportClosedBy();
}
