// What the unit tests of pages and components share. Testing Library binds to the page of `dom.ts`.
import { mock } from 'node:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

export { act, cleanup, fireEvent, render, screen };

let now = 0;

/**
 * Stops time, a minute after the last stop: `mock.timers.tick` lets it pass, `mock.reset` gives the
 * real one back.
 */
export function stopTime() {
  now += 60_000;
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now });
  mock.method(performance, 'now', () => Date.now());
}

/** The first element that a selector finds, of a kind. */
export function find<Kind extends Element>(selector: string, Kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (!(element instanceof Kind)) throw new Error(`There is no ${selector}`);
  return element;
}

/** Lets timers run for some milliseconds of real time. */
export function passTime(ms: number) {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
}
