// What newer browsers do by themselves: `popover` is there since 2023, `command` since 2025. A page has
// one dialog and one menu at most.
import { closest } from './closest';
import { closeMenu } from './menu';

const { classList } = document.documentElement;

/** While the dialog is open, the page behind it does not scroll; then the focus comes back. */
function supportCommand() {
  let opener: HTMLElement | undefined;
  addEventListener('click', (event) => {
    const button = closest(event, '[commandfor]');
    const dialog = document.querySelector('dialog');
    if (!button || !dialog) return;
    if (button.getAttribute('command') === 'close') return dialog.close();
    opener = button;
    dialog.showModal();
    classList.add('has-dialog');
  });
  // On the window: hydration may make the dialog anew.
  addEventListener(
    'close',
    () => {
      classList.remove('has-dialog');
      opener?.focus();
    },
    true,
  );
}

function supportPopover() {
  addEventListener('click', (event) => {
    const button = closest(event, '[popovertarget]');
    const menu = document.querySelector('[popover]');
    if (!button || !menu) return;
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

/** Makes dialog and menu work in browsers that lack some of the newer HTML. */
export function supportOlderBrowsers(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) supportCommand();
  if (!('popover' in HTMLElement.prototype)) supportPopover();
}
