// Fallbacks for browsers without `popover` (before Safari 17, Firefox 125) or `command` (before Safari 26.2,
// Firefox 144). A page has at most one dialog and one menu.
import { delegate } from './delegate';
import { closeMenu } from './menu';

const { classList } = document.documentElement;

function supportCommand() {
  delegate('click', '[commandfor]', (button) => {
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    if (button.getAttribute('command') === 'close') return dialog.close();
    dialog.showModal();
    // Keeps the page behind the dialog from scrolling where the browser lacks `:has()`.
    classList.add('has-dialog');
  });
  delegate('close', 'dialog', () => classList.remove('has-dialog'));
}

function supportPopover() {
  delegate('click', '[popovertarget]', (button) => {
    const menu = document.querySelector('[popover]') as HTMLElement;
    const isOpen = menu.toggleAttribute('data-open');
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) menu.querySelector('a')?.focus();
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !document.querySelector('[data-open]')) return;
    closeMenu();
    document.querySelector<HTMLElement>('[popovertarget]')?.focus();
  });
}

/** Makes the dialog and the menu work in browsers that lack `command` or `popover`. */
export function setUpOlderBrowsers(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) supportCommand();
  if (!('popover' in HTMLElement.prototype)) supportPopover();
}
