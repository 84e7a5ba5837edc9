import { delegate } from './delegate';

/** Opens and closes the dialog in browsers without `command`: before Chromium 135, Firefox 144 and Safari 26.2. */
export function setUpOlderBrowsers(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  delegate('click', '[commandfor]', (button) => {
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    if (button.matches('[command=close]')) dialog.close();
    else dialog.showModal();
  });
}
