// Which toasts are on screen, and for how long.
import type { ReactNode } from 'react';
import { leaveMs } from '../style/motion';

// The owner's specification: at most 3 toasts at once, 4 to 5 seconds each.
const maxToasts = 3;
const lifetimeMs = 5000;

/** What a toast says. */
interface ToastContent {
  title: string;
  description: string;
  /** What the visitor can do. */
  action: ReactNode;
}

/** A toast on screen. */
interface Toast extends ToastContent {
  id: number;
  /** The toast was dismissed, and its exit transition runs. */
  isLeaving: boolean;
}

/** Why the timers are paused. */
type PauseReason = 'hover' | 'focus' | 'away' | 'covered';

interface Timer {
  remaining: number;
  startedAt: number;
  timeout: ReturnType<typeof setTimeout> | undefined;
}

const listeners = new Set<() => void>();
const timers = new Map<number, Timer>();
const pauseReasons = new Set<PauseReason>();
let onScreen: readonly Toast[] = [];
let waiting: readonly Toast[] = [];
let lastId = 0;

function setOnScreen(list: readonly Toast[]) {
  onScreen = list;
  for (const listener of listeners) listener();
}

function startTimer(id: number, remaining: number) {
  const timeout = pauseReasons.size > 0 ? undefined : setTimeout(dismiss, remaining, id);
  timers.set(id, { remaining, startedAt: performance.now(), timeout });
}

/** Shows waiting toasts while there is room. */
function showWaiting() {
  const staying = onScreen.filter(({ isLeaving }) => !isLeaving);
  const next = waiting.slice(0, Math.max(0, maxToasts - staying.length));
  waiting = waiting.slice(next.length);
  for (const { id } of next) startTimer(id, lifetimeMs);
  if (next.length > 0) setOnScreen([...onScreen, ...next]);
}

function dismiss(id: number) {
  clearTimeout(timers.get(id)?.timeout);
  timers.delete(id);
  setOnScreen(onScreen.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
  setTimeout(() => setOnScreen(onScreen.filter((toast) => toast.id !== id)), leaveMs);
  showWaiting();
}

/** The toast queue. */
export const toasts = {
  /** The toasts on screen, oldest first: the same array until something changes. */
  get: () => onScreen,
  /** Calls a function after each change, until the returned function is called. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Shows a toast, now or as soon as there is room. */
  show(content: ToastContent) {
    lastId += 1;
    waiting = [...waiting, { ...content, id: lastId, isLeaving: false }];
    showWaiting();
  },
  dismiss,
  /** Stops all timers while there is any reason, and then lets them run on. */
  setPaused(reason: PauseReason, isPaused: boolean) {
    const wasPaused = pauseReasons.size > 0;
    if (isPaused) pauseReasons.add(reason);
    else pauseReasons.delete(reason);
    const isNowPaused = pauseReasons.size > 0;
    if (isNowPaused === wasPaused) return;
    for (const [id, timer] of timers) {
      clearTimeout(timer.timeout);
      if (wasPaused) startTimer(id, timer.remaining);
      else timer.remaining -= performance.now() - timer.startedAt;
    }
  },
};
