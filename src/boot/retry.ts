// Retries of a failed download. Specification, section 9: 3 times, exponential backoff, at most
// 30 s apart.

/** How often a failed download is tried again. */
export const maximumRetries = 3;

/** Milliseconds to wait after the given number of failures before this one. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

/**
 * Calls `load` until it succeeds, or has failed once and {@link maximumRetries} times more; then
 * rejects with the last failure.
 *
 * @param load gets the number of failures so far, to make each request a new one
 * @param later runs a task after a number of milliseconds
 */
export function loadWithRetries<T>(
  load: (failures: number) => Promise<T>,
  later: (task: () => void, ms: number) => unknown = setTimeout,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const attempt = (failures: number) =>
      load(failures).then(resolve, (error) => {
        if (failures < maximumRetries) later(() => attempt(failures + 1), retryDelay(failures));
        else reject(error);
      });
    attempt(0);
  });
}
