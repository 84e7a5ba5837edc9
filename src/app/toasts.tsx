// The toast queue, and what draws it.
import type { FocusEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toastWords } from '../content/lead-form';
import { Id } from '../shared/markup';
import { coarsePointer } from '../shared/media';
import { CloseButton } from '../site/ui/close-button';
import * as css from '../site/ui/toaster.css';

// The specification: at most 3 toasts at once, 4 to 5 seconds each.
const maxToasts = 3;
const lifetimeMs = 5000;

/** How often, in milliseconds, the rest of each toast's time is counted down. */
const tickMs = 200;

interface Message {
  title: string;
  text: string;
  /** What the visitor can do. */
  action: ReactNode;
}

interface Toast extends Message {
  id: number;
  /** How much longer it is shown. Time passes while it is shown and not held (`isHeld`). */
  remainingMs: number;
}

/** Oldest first. A toast that is over stays, hidden, until the next one comes: it fades out. */
let toasts: Toast[] = [];
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What had the focus before it came to the toasts. */
let focusBefore: HTMLElement | undefined;

const root = createRoot(document.body.appendChild(document.createElement('div')));

const isOver = ({ remainingMs }: Toast) => remainingMs <= 0;

const listShown = () => toasts.filter((toast) => !isOver(toast)).slice(0, maxToasts);

const draw = () => root.render(<Toaster />);

function rememberFocus({ currentTarget, relatedTarget }: FocusEvent): void {
  // `relatedTarget` is null when the focus comes from another window.
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
    focusBefore = relatedTarget;
}

/** The focus of a toast that goes passes to another toast, or back to the page. */
function dismiss(toast: Toast): void {
  toast.remainingMs = 0;
  flushSync(draw);
  if (!document.activeElement?.closest('li[hidden]')) return;
  const other = document.querySelector<HTMLElement>(`.${css.region} li:not([hidden]) button`);
  const next = other ?? (focusBefore?.isConnected ? focusBefore : document.querySelector('h1'));
  next?.focus({ preventScroll: true });
}

/** Whether the toasts' time stands still. */
function isHeld(): boolean {
  const holds = [
    `#${Id.dialog}[open]`,
    // In `:is`, because browsers without popovers refuse a list with `:popover-open`.
    `:is(#${Id.menu}:popover-open)`,
    // Focus that a press leaves on a toast does not count.
    `.${css.region} :focus-visible`,
  ];
  // On a touch screen, `:hover` would stay after a tap.
  if (!matchMedia(coarsePointer).matches) holds.push(`.${css.region}:hover`);
  const isAway = document.hidden || !document.hasFocus();
  // A visitor who has zoomed in with two fingers may not see the toasts.
  const isZoomed = Number(window.visualViewport?.scale) > 1;
  return isAway || isZoomed || document.querySelector(holds.join()) !== null;
}

function tick(): void {
  if (!isHeld()) {
    for (const toast of listShown()) {
      toast.remainingMs -= tickMs;
      if (isOver(toast)) dismiss(toast);
    }
  }
  timer = listShown().length > 0 ? setTimeout(tick, tickMs) : undefined;
}

/** Shows a toast, now or as soon as there is room. */
export function showToast(message: Message): void {
  if (!timer) timer = setTimeout(tick, tickMs);
  lastId += 1;
  const toast = { ...message, id: lastId, remainingMs: lifetimeMs };
  toasts = [...toasts.filter((other) => !isOver(other)), toast];
  draw();
}

/** The toasts. `say` of the page tells them to screen readers. */
function Toaster() {
  const shown = listShown();
  return (
    <section className={css.region} aria-label={toastWords.region} onFocus={rememberFocus}>
      <ol className={css.list}>
        {toasts.map((toast) => (
          <li
            key={toast.id}
            className={css.toast}
            hidden={!shown.includes(toast)}
            onKeyDown={(event) => {
              // A tooltip may have used the key.
              if (event.key === 'Escape' && !event.defaultPrevented) dismiss(toast);
            }}
          >
            <strong className={css.title}>{toast.title}</strong>
            <p className={css.description}>{toast.text}</p>
            <div className={css.action}>{toast.action}</div>
            <div className={css.dismiss}>
              <CloseButton label={toastWords.dismiss} onClick={() => dismiss(toast)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
