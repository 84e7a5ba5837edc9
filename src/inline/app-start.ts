import { afterPaint } from './after-paint';
import { delegate } from './delegate';
import { startApp, startAppUnlessTried } from './load-app';

/**
 * Downloads and starts the app when a visitor is about to use an element that needs it (`data-app`). The
 * download waits for the next paint, so that it does not delay the dialog.
 */
export function setUpAppStart(): void {
  const start = () => afterPaint(startAppUnlessTried);
  // `pointerover` also fires for touch, and `focusin` covers the keyboard.
  delegate('pointerover', '[data-app]', start);
  delegate('focusin', '[data-app]', start);
  // `startApp` has logged the error, and the page works without the app.
  delegate('click', '[data-app]', () => afterPaint(() => startApp().catch(() => {})));
}
