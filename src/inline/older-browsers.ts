import { delegate } from './delegate';

const { classList } = document.documentElement;

/** Opens and closes the dialog in browsers without `command`: before Chromium 135, Firefox 144 and Safari 26.2. */
export function setUpOlderBrowsers(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  delegate('click', '[commandfor]', (button) => {
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    if (button.getAttribute('command') === 'close') return dialog.close();
    dialog.showModal();
    // Keeps the page behind the dialog from scrolling where the browser lacks `:has()`.
    classList.add('has-dialog');
  });
  delegate('close', 'dialog', () => classList.remove('has-dialog'));
}
