/** Time as the pure parts of the site see it, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Runs `task` after `ms` milliseconds; the returned function calls it off. */
  after(ms: number, task: () => void): () => void;
}

/** The browser's clock. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
