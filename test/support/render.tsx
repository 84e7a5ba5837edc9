// What the component tests share. Testing Library binds to the page that `dom.ts` has made.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

export { act, cleanup, fireEvent, render, screen };

/** Mail links that were clicked, with where they would open. */
export interface Launch {
  href: string;
  target: string;
  rel: string;
}

/** The first element that a selector finds, of a kind. */
export function find<Kind extends Element>(selector: string, Kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (!(element instanceof Kind)) throw new Error(`There is no ${selector}`);
  return element;
}

/** Records clicks on mail links instead of following them. */
export function recordLaunches(onLaunch: () => void = () => {}) {
  const launches: Launch[] = [];
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function record(this: HTMLAnchorElement) {
    if (!this.href.startsWith('mailto:')) return click.call(this);
    launches.push({ href: this.href, target: this.target, rel: this.rel });
    onLaunch();
  };
  return {
    launches,
    stop() {
      HTMLAnchorElement.prototype.click = click;
    },
  };
}

/** Collects what goes to `console.error` instead of printing it. */
export function recordErrors() {
  const errors: unknown[][] = [];
  const original = console.error;
  console.error = (...args) => {
    errors.push(args);
  };
  return {
    errors,
    stop() {
      console.error = original;
    },
  };
}

/** Lets timers and frames run for some milliseconds of real time. */
export function passTime(ms: number) {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
}
