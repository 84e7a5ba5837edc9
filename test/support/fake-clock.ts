import type { Clock } from '../../src/clock';

/** A clock that stands still until it is told how much time has passed. */
export interface FakeClock extends Clock {
  /** Lets time pass, in milliseconds, and runs what is due in order. */
  pass(ms: number): void;
  /** How many tasks are waiting. */
  readonly waiting: number;
}

/** Creates a clock at 0. */
export function createFakeClock(): FakeClock {
  let time = 0;
  let tasks: { at: number; task: () => void }[] = [];
  return {
    now: () => time,
    after(ms, task) {
      const entry = { at: time + ms, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    pass(ms) {
      const end = time + ms;
      for (;;) {
        const next = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        time = next.at;
        tasks = tasks.filter((other) => other !== next);
        next.task();
      }
      time = end;
    },
    get waiting() {
      return tasks.length;
    },
  };
}
