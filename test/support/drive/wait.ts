import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until a function returns a true value, and returns it. An error counts as a false value.
 *
 * @param limit in milliseconds
 * @throws {Error} after the limit, with `what` in its message
 */
export async function eventually<Seen>(
  what: string,
  look: () => Seen,
  limit = 10_000,
): Promise<NonNullable<Awaited<Seen>>> {
  const end = Date.now() + limit;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const seen = await look();
      if (seen) return seen;
      last = seen;
    } catch (error) {
      last = error;
    }
    await wait(15);
  }
  throw new Error(`Never true: ${what} (at last ${last})`);
}
