// Which toasts are on screen, and for how long.
import type { Clock } from '../clock';
import { createValueStore } from '../value-store';

/** A message to show. */
export interface ToastMessage {
  title: string;
  description: string;
  /** Text that the toast offers to copy. */
  copy?: string;
}

/** A message on screen. */
export interface Toast extends ToastMessage {
  id: number;
}

/** Why the timers are paused. */
export type HoldReason = 'hover' | 'focus' | 'hidden' | 'blur';

interface ToastStoreOptions {
  /** Most toasts on screen at once; further ones wait for a place, in order. */
  limit: number;
  /** How long a toast stays, in milliseconds of running time. */
  lifetimeMs: number;
  clock: Clock;
}

/** A queue of toasts that leave by themselves, unless somebody is reading. */
export interface ToastStore {
  /** Shows a message, or lets it wait. Returns its id. */
  show(message: ToastMessage): number;
  /** Takes a toast off the screen or out of the queue. Unknown ids are ignored. */
  dismiss(id: number): void;
  /** Pauses all timers until every reason has been released. */
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
  /** The toasts on screen, oldest first: the same array until something changes. */
  get(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

export function createToastStore({ limit, lifetimeMs, clock }: ToastStoreOptions): ToastStore {
  const onScreen = createValueStore<readonly Toast[]>([]);
  const reasons = new Set<HoldReason>();
  const timers = new Map<number, { remaining: number; startedAt: number; cancel: () => void }>();
  let waiting: readonly Toast[] = [];
  let lastId = 0;

  function start(id: number, remaining: number) {
    timers.set(id, {
      remaining,
      startedAt: clock.now(),
      cancel: reasons.size > 0 ? () => {} : clock.after(remaining, () => dismiss(id)),
    });
  }

  function fill() {
    const free = limit - onScreen.get().length;
    const next = waiting.slice(0, Math.max(0, free));
    waiting = waiting.slice(next.length);
    for (const toast of next) start(toast.id, lifetimeMs);
    if (next.length > 0) onScreen.set([...onScreen.get(), ...next]);
  }

  function dismiss(id: number) {
    timers.get(id)?.cancel();
    timers.delete(id);
    waiting = waiting.filter((toast) => toast.id !== id);
    const left = onScreen.get().filter((toast) => toast.id !== id);
    if (left.length < onScreen.get().length) onScreen.set(left);
    fill();
  }

  return {
    get: onScreen.get,
    subscribe: onScreen.subscribe,
    dismiss,
    show(message) {
      lastId += 1;
      waiting = [...waiting, { ...message, id: lastId }];
      fill();
      return lastId;
    },
    hold(reason) {
      if (reasons.size === 0) {
        for (const timer of timers.values()) {
          timer.cancel();
          timer.remaining -= clock.now() - timer.startedAt;
        }
      }
      reasons.add(reason);
    },
    release(reason) {
      if (!reasons.delete(reason) || reasons.size > 0) return;
      for (const [id, timer] of timers) start(id, timer.remaining);
    },
  };
}
