// Waiting for something in a page, or elsewhere.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer';

/**
 * Waits until a function returns a true value. An error counts as a false value.
 *
 * @param limit in milliseconds
 * @throws {Error} after the limit, with `what` in its message
 */
export async function eventually(what: string, look: () => unknown, limit = 10_000): Promise<void> {
  const end = Date.now() + limit;
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

/** Waits for frames, with which Chromium paints, and sends `close`. */
export const passFrames = (page: Page, count = 1) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
