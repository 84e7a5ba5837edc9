import { delegate } from './delegate';

/** Opens and closes the dialog in browsers without `command`: before Safari 26.2 and Firefox 144. */
export function setUpOlderBrowsers(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  delegate('click', '[commandfor]', (button) => {
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    if (button.matches('[command=close]')) dialog.close();
    else dialog.showModal();
  });
}
