import { mock } from 'node:test';

let now = 0;

/**
 * Stops the clock of a unit test until `mock.reset`; `mock.timers.tick` moves it on. Each stop is a
 * minute after the previous one, so that a tooltip of an earlier test counts as closed long ago.
 */
export function stopTime() {
  now += 60_000;
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now });
  mock.method(performance, 'now', () => Date.now());
}
