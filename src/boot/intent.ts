import { afterPaint } from '../after-paint';
import { closest } from './closest';

let enteredAt: number | undefined;

/** When the mouse entered the element it is on, in the page's milliseconds. */
export const pointerEnteredAt = () => enteredAt;

/**
 * Calls `onIntent` when a visitor is about to use something that needs the app (`data-app`). After
 * the next paint, so that the download does not delay the dialog.
 */
export function watchIntent(onIntent: () => unknown): void {
  const look = (event: Event) => {
    if (!closest(event, '[data-app]')) return;
    if (event instanceof PointerEvent && event.pointerType === 'mouse') enteredAt = event.timeStamp;
    afterPaint(onIntent);
  };
  // A finger is a pointer too, and a key needs the focus first.
  addEventListener('pointerover', look, true);
  addEventListener('focusin', look, true);
}
