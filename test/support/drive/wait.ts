// Waiting for something in a page, or elsewhere.
import { setTimeout as wait } from 'node:timers/promises';
import type { EvaluateFunc, Page } from 'puppeteer';

/**
 * Waits until a function returns a true value, and returns it. An error counts as a false value.
 *
 * @param limit in milliseconds
 * @throws {Error} after the limit, with `what` in its message
 */
export async function eventually(
  what: string,
  look: () => unknown,
  limit = 10_000,
): Promise<unknown> {
  const end = Date.now() + limit;
  let last: unknown;
  while (Date.now() < end) {
    try {
      last = await look();
      if (last) return last;
    } catch (error) {
      last = error;
    }
    await wait(15);
  }
  throw new Error(`Never true: ${what} (at last ${last})`);
}

/**
 * Waits until a function of the page returns a true value. Unlike puppeteer's `waitForFunction`, it
 * bears errors, such as those of what is not there yet, and works in each engine.
 */
export const until = <Args extends unknown[], Look extends EvaluateFunc<Args>>(
  page: Pick<Page, 'evaluate'>,
  look: Look,
  ...args: Args
): Promise<unknown> =>
  eventually([look.name || look, ...args].join(' '), () => page.evaluate(look, ...args));

/** Waits for frames, with which Chromium paints, and sends `close`. */
export const passFrames = (page: Pick<Page, 'evaluate'>, count = 1) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
