// When tooltips open and close. The rules are those of Radix's tooltip, where the specification's
// delays come from: https://www.radix-ui.com/primitives/docs/components/tooltip
import type { Clock } from '../clock';
import { createValueStore } from '../value-store';

interface TooltipTimingOptions {
  /** How long a pointer has to rest on a trigger, in milliseconds. */
  openDelayMs: number;
  /** For this long after one has closed, the next opens at once, in milliseconds; 0 for never. */
  skipDelayMs: number;
  clock: Clock;
}

/** The timing that a page's tooltips share; at most one is open. */
export interface TooltipTiming {
  /**
   * A pointer, not a finger, moves on a trigger. The first move of a stay counts.
   *
   * @param since when it came there, by the clock; now, unless it was there before the app
   */
  pointerMove(id: string, since?: number): void;
  /** The pointer leaves a trigger and its tooltip. */
  pointerLeave(id: string): void;
  /** The keyboard focus reaches a trigger. */
  focus(id: string): void;
  /**
   * Closes it: blur, press, click, Escape or scroll. If the pointer is on the trigger, it opens again
   * only after the pointer has left.
   */
  dismiss(id: string): void;
  /** Id of the open tooltip. */
  get(): string | null;
  subscribe(listener: () => void): () => void;
}

export function createTooltipTiming({
  openDelayMs,
  skipDelayMs,
  clock,
}: TooltipTimingOptions): TooltipTiming {
  const openId = createValueStore<string | null>(null);
  let closedAt = Number.NEGATIVE_INFINITY;
  let pending: { id: string; cancel: () => void } | null = null;
  /** The trigger that the pointer is on. */
  let hoveredId: string | null = null;
  /** The same, after its tooltip was dismissed. */
  let dismissedId: string | null = null;

  function stopWaiting() {
    pending?.cancel();
    pending = null;
  }

  function open(id: string) {
    stopWaiting();
    openId.set(id);
  }

  function close(id: string) {
    if (pending?.id === id) stopWaiting();
    if (openId.get() !== id) return;
    closedAt = clock.now();
    openId.set(null);
  }

  return {
    get: openId.get,
    subscribe: openId.subscribe,
    pointerMove(id, since = clock.now()) {
      hoveredId = id;
      if (openId.get() === id || pending?.id === id || dismissedId === id) return;
      const skipsDelay =
        skipDelayMs > 0 && (openId.get() !== null || clock.now() - closedAt < skipDelayMs);
      if (skipsDelay) open(id);
      else {
        stopWaiting();
        const delay = Math.max(0, openDelayMs - (clock.now() - since));
        pending = { id, cancel: clock.after(delay, () => open(id)) };
      }
    },
    pointerLeave(id) {
      if (hoveredId === id) hoveredId = null;
      if (dismissedId === id) dismissedId = null;
      close(id);
    },
    focus: open,
    dismiss(id) {
      if (hoveredId === id) dismissedId = id;
      close(id);
    },
  };
}
