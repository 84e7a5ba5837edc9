import type { Test } from 'uvu';

/** Runs a hook before all tests of a suite. Prints the hook's error, because uvu swallows it. */
export function beforeAll(test: Test, hook: () => Promise<unknown>): void {
  test.before(async () => {
    await hook().catch((error) => {
      console.error(error);
      throw error;
    });
  });
}
