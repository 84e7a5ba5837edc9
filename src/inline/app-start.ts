import { afterPaint } from './after-paint';
import { delegate } from './delegate';
import { startApp } from './load-app';

/**
 * Downloads and starts the app when a visitor is about to use an element that needs it (`data-app`). The
 * download waits for the next paint, so that it does not delay the dialog.
 */
export function setUpAppStart(): void {
  // `pointerover` also fires for touch, and `focusin` covers the keyboard.
  for (const type of ['pointerover', 'focusin'] as const) {
    delegate(type, '[data-app]', () => afterPaint(startApp));
  }
}
