// A clock that stands still.

const { setTimeout, clearTimeout } = window;

/** Undefined while the clock runs. */
let time: number | undefined;
let timers: { id: number; at: number; run: () => void }[] = [];

/** Stops the clock until `tick`. Timers below 60 ms run as usual: they only order work. */
export function stopClock(): void {
  const now = performance.now();
  const start = Date.now() - now;
  let nextId = 1e9;
  time = now;
  const read = () => time ?? now;
  const set = (task: TimerHandler, ms = 0, ...args: unknown[]) => {
    if (ms < 60 || typeof task !== 'function') return setTimeout(task, ms, ...args);
    nextId += 1;
    timers.push({ id: nextId, at: read() + ms, run: () => task(...args) });
    return nextId;
  };
  const clear = (id?: number) => {
    timers = timers.filter((timer) => timer.id !== id);
    clearTimeout(id);
  };
  Object.assign(window, { setTimeout: set, clearTimeout: clear });
  performance.now = read;
  Date.now = () => start + read();
}

/** How long the next timer waits, in milliseconds, if there is one. */
export const nextTimer = () => timers.map(({ at }) => at - (time ?? 0)).sort((a, b) => a - b)[0];

const passTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Moves the stopped clock on by some milliseconds. */
export async function tick(ms: number): Promise<void> {
  if (time === undefined) return;
  const end = time + ms;
  for (;;) {
    const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
    if (!next) break;
    time = next.at;
    timers = timers.filter((timer) => timer !== next);
    next.run();
    // Work that the timer has started, such as rendering, comes before the next timer.
    await passTask();
  }
  time = end;
  await passTask();
}

/** Waits for frames. With a frame, Chromium paints, and sends the event `close`. */
export async function passFrames(count = 1): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}
