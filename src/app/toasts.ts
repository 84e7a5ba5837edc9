// Which toasts are on screen, and for how long.
import type { ReactNode } from 'react';
import { leaveMs } from '../shared/motion';
import { isAway } from '../shared/presence';

// The specification: at most 3 toasts at once, 4 to 5 seconds each.
const maxToasts = 3;
const lifetimeMs = 5000;

/** How often the toasts look whether time passes for them. */
const tickMs = 200;

interface Toast {
  id: number;
  title: string;
  description: string;
  /** What the visitor can do. */
  action: ReactNode;
  /** How long it stays, in milliseconds. From 0 on it leaves. */
  remainingMs: number;
  /** It was dismissed and leaves in a moment. A second Escape dismisses another toast. */
  isDismissed: boolean;
  /** The visitor is or was here to hear it. */
  canBeHeard: boolean;
}

const listeners = new Set<() => void>();
let all: readonly Toast[] = [];
/** The toasts that leave, and up to three that stay. */
let onScreen: readonly Toast[] = [];
let isHeld = () => false;
let lastId = 0;

function setAll(toasts: readonly Toast[]): void {
  let room = maxToasts;
  all = toasts;
  onScreen = all.filter(({ remainingMs }) => remainingMs <= 0 || room-- > 0);
  for (const listener of listeners) listener();
}

const change = (id: number, changes: Partial<Toast>) =>
  setAll(all.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)));

/** Lets time pass for what is on screen, unless the visitor is away or holds it. */
function tick(): void {
  const isHere = !isAway();
  const passes = isHere && !isHeld();
  const later = all.map((toast) => {
    if (!onScreen.includes(toast)) return toast;
    const remainingMs =
      passes || toast.remainingMs <= 0 ? toast.remainingMs - tickMs : toast.remainingMs;
    return { ...toast, remainingMs, canBeHeard: toast.canBeHeard || isHere };
  });
  setAll(later.filter(({ remainingMs }) => remainingMs > -leaveMs));
  if (all.length > 0) setTimeout(tick, tickMs);
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
  show(content: Pick<Toast, 'title' | 'description' | 'action'>) {
    if (all.length === 0) setTimeout(tick, tickMs);
    lastId += 1;
    const state = { remainingMs: lifetimeMs, isDismissed: false, canBeHeard: !isAway() };
    setAll([...all, { ...content, ...state, id: lastId }]);
  },
  /** @param delay how long it stays after that, in milliseconds */
  dismiss(id: number, delay: number) {
    change(id, { isDismissed: true });
    setTimeout(change, delay, id, { remainingMs: 0 });
  },
  /** The function says whether the visitor holds the toasts. */
  holdWhile(look: () => boolean) {
    isHeld = look;
  },
};
