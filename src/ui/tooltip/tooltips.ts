// When tooltips open and close. The rules are those of Radix's tooltip, where the specification's
// delays come from: https://www.radix-ui.com/primitives/docs/components/tooltip
import { createStore } from '../store';

// The owner's specification, in milliseconds.
/** How long a pointer has to rest on a trigger. */
const openDelay = 700;
/** For this long after a tooltip has closed, the next one opens at once. */
const skipDelay = 300;

const openId = createStore<string | null>(null);
let closedAt = Number.NEGATIVE_INFINITY;
let pending: { id: string; timeout: ReturnType<typeof setTimeout> } | undefined;
/** The trigger that the pointer is on. */
let hoveredId: string | undefined;
/** The hovered trigger whose tooltip was dismissed. */
let dismissedId: string | undefined;

function stopWaiting() {
  clearTimeout(pending?.timeout);
  pending = undefined;
}

function open(id: string) {
  stopWaiting();
  openId.set(id);
}

function close(id: string) {
  if (pending?.id === id) stopWaiting();
  if (openId.get() !== id) return;
  closedAt = performance.now();
  openId.set(null);
}

/** The site's tooltips; at most one is open. */
export const tooltips = {
  /** Id of the open tooltip. */
  get: openId.get,
  subscribe: openId.subscribe,
  /** A mouse or pen moves over a trigger. Only the first move after entering starts the delay. */
  pointerMove(id: string) {
    hoveredId = id;
    if (openId.get() === id || pending?.id === id || dismissedId === id) return;
    stopWaiting();
    if (openId.get() !== null || performance.now() - closedAt < skipDelay) open(id);
    else pending = { id, timeout: setTimeout(open, openDelay, id) };
  },
  /** The pointer leaves a trigger and its tooltip. */
  pointerLeave(id: string) {
    if (hoveredId === id) hoveredId = undefined;
    if (dismissedId === id) dismissedId = undefined;
    close(id);
  },
  /** The keyboard focus reaches a trigger. */
  focus: open,
  /**
   * Closes a tooltip after blur, press, click or Escape. While the pointer stays on the trigger,
   * the tooltip does not open again.
   */
  dismiss(id: string) {
    if (hoveredId === id) dismissedId = id;
    close(id);
  },
};
