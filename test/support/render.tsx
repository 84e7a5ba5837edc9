// What the unit tests of pages and components share. Testing Library binds to the page of `dom.ts`.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type Clock, systemClock } from '../../src/clock';

export { act, cleanup, fireEvent, render, screen };

/** Stands still where `mock.timers` of node:test has taken over `setTimeout` and `Date`. */
export const fakeClock: Clock = { now: () => Date.now(), after: systemClock.after };

/** The first element that a selector finds, of a kind. */
export function find<Kind extends Element>(selector: string, Kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (!(element instanceof Kind)) throw new Error(`There is no ${selector}`);
  return element;
}

/** Collects what goes to `console.error` instead of printing it. */
export function recordErrors() {
  const errors: unknown[][] = [];
  const original = console.error;
  console.error = (...args) => void errors.push(args);
  const stop = () => {
    console.error = original;
  };
  return { errors, stop };
}

/** Lets timers run for some milliseconds of real time. */
export function passTime(ms: number) {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
}
