// What newer browsers do by themselves: `popover` is there since 2023, `command` since 2025,
// `closedby` since 2025 and in Safari not yet. A page has one dialog and one menu at most.
import { closest } from './closest';
import { closeMenu } from './menu';

const { classList } = document.documentElement;

/** While the dialog is open, the page behind it does not scroll; then the focus comes back. */
function openDialog(dialog: HTMLDialogElement, opener: HTMLElement) {
  dialog.showModal();
  classList.add('has-dialog');
  const onClose = () => {
    classList.remove('has-dialog');
    opener.focus();
  };
  dialog.addEventListener('close', onClose, { once: true });
}

function supportCommand() {
  addEventListener('click', (event) => {
    const button = closest(event, '[commandfor]');
    const dialog = document.querySelector('dialog');
    if (!button || !dialog) return;
    if (button.getAttribute('command') === 'close') dialog.close();
    else openDialog(dialog, button);
  });
}

function supportPopover() {
  addEventListener('click', (event) => {
    const menu = document.querySelector('[popover]');
    if (!menu || closest(event, '[popover]')) return;
    if (!closest(event, '[popovertarget]')) closeMenu();
    else if (menu.toggleAttribute('data-open')) menu.querySelector('a')?.focus();
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !document.querySelector('[data-open]')) return;
    closeMenu();
    document.querySelector<HTMLElement>('[popovertarget]')?.focus();
  });
}

/**
 * A click on the dialog itself is one on its backdrop, since it has no padding; but not the end of a
 * selection that was begun in a field.
 */
function supportClosedBy() {
  let pressed: EventTarget | null;
  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof HTMLDialogElement && target === pressed) target.close();
  });
}

/** Makes dialog and menu work in browsers that lack some of the newer HTML. */
export function supportOlderBrowsers(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) supportCommand();
  if (!('popover' in HTMLElement.prototype)) supportPopover();
  if (!('closedBy' in HTMLDialogElement.prototype)) supportClosedBy();
}
