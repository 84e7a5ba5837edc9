import { afterPaint } from '../lead/after-paint';

let restedAt: number | undefined;

/** When the mouse came to rest where it is, in the page's milliseconds. */
export const pointerRestedAt = () => restedAt;

/**
 * Calls `onIntent` when a visitor is about to use something that needs the app (`data-app`). After
 * the next paint, so that the download does not delay the dialog.
 */
export function watchIntent(onIntent: () => unknown): void {
  // A finger is a pointer too, and a key needs the focus first.
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(
      type,
      (event) => {
        if (!(event.target as Element).closest('[data-app]')) return;
        if ((event as PointerEvent).pointerType === 'mouse') restedAt = event.timeStamp;
        afterPaint(onIntent);
      },
      true,
    );
  }
}
