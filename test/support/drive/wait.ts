// Waiting for something in a page, or elsewhere.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer';

/**
 * Waits until a function returns a true value. An error counts as a false value.
 *
 * @throws {Error} after 30 s, with `what` in its message
 */
export async function eventually(what: string, look: () => unknown): Promise<void> {
  const end = Date.now() + 30_000;
  let last: unknown;
  while (Date.now() < end) {
    try {
      last = await look();
      if (last) return;
    } catch (error) {
      last = error;
    }
    await wait(15);
  }
  throw new Error(`Never true: ${what} (at last ${last})`);
}

/** Waits until an expression is true in the page, also across navigations, in which evaluation fails. */
export const until = (
  page: { evaluate(expression: string): Promise<unknown> },
  expression: string,
): Promise<void> => eventually(expression, () => page.evaluate(expression));

/** Waits for a frame, with which Chromium sends `close` and `toggle`, and paints. */
export const passFrame = (page: Page) =>
  page.evaluate(() => new Promise<number>(requestAnimationFrame));

/**
 * Waits until the page has been painted, and until a download of the app, which begins two frames after a
 * gesture, has reached the server: the server gets requests in their order.
 */
export const passFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    // The policy lets a page load images only. It does not matter that this one is missing.
    const image = new Image();
    image.src = '/last-in-line.png';
    await image.decode().catch(() => {});
  });
