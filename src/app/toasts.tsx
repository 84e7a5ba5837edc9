// The toast queue, and what draws it.
import type { FocusEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toastWords } from '../content/lead-form';
import { Id } from '../shared/markup';
import { coarsePointer } from '../shared/media';
import { settledMs } from '../shared/motion';
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
  /** How much longer it stays. Time passes while it is shown and not held (`isHeld`). */
  restMs: number;
  isLeaving: boolean;
}

/** All toasts, oldest first. */
let toasts: Toast[] = [];
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What had the focus before it came to the toasts. */
let focusBefore: HTMLElement | undefined;

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** The toasts that stay on screen: up to three. The others leave, or wait. */
const listStaying = () => toasts.filter(({ isLeaving }) => !isLeaving).slice(0, maxToasts);

function draw(): void {
  const staying = listStaying();
  const shown = toasts.filter((toast) => toast.isLeaving || staying.includes(toast));
  root.render(<Toaster shown={shown} />);
}

function rememberFocus({ currentTarget, relatedTarget }: FocusEvent): void {
  // `relatedTarget` is null when the focus comes from another window.
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
    focusBefore = relatedTarget;
}

/** The focus of a toast that leaves goes to another toast, or back to the page. */
function passFocusOn(): void {
  if (!document.activeElement?.closest('li[hidden]')) return;
  const next = document.querySelector<HTMLElement>(`.${css.region} li:not([hidden]) button`);
  const before = focusBefore?.isConnected && focusBefore;
  (next || before || document.querySelector('h1'))?.focus({ preventScroll: true });
}

function dismiss(toast: Toast): void {
  toast.isLeaving = true;
  flushSync(draw);
  passFocusOn();
  setTimeout(() => {
    toasts = toasts.filter((other) => other !== toast);
    draw();
  }, settledMs);
}

/**
 * Whether the toasts' time stands still: the visitor is away, in the dialog, or on a toast. Focus
 * that a press leaves on a toast does not count, nor does `:hover` on a touch screen.
 */
function isHeld(): boolean {
  const hover = matchMedia(coarsePointer).matches ? '' : `, .${css.region}:hover`;
  const holds = `#${Id.dialog}[open], .${css.region} :focus-visible${hover}`;
  return document.hidden || !document.hasFocus() || document.querySelector(holds) !== null;
}

function tick(): void {
  if (!isHeld()) {
    for (const toast of listStaying()) {
      toast.restMs -= tickMs;
      if (toast.restMs <= 0) dismiss(toast);
    }
  }
  timer = toasts.length > 0 ? setTimeout(tick, tickMs) : undefined;
}

/** Shows a toast, now or as soon as there is room. */
export function showToast(message: Message): void {
  if (!timer) timer = setTimeout(tick, tickMs);
  lastId += 1;
  toasts.push({ ...message, id: lastId, restMs: lifetimeMs, isLeaving: false });
  draw();
}

/** The toasts. `say` of the page tells them to screen readers. */
function Toaster({ shown }: { shown: readonly Toast[] }) {
  return (
    <section className={css.region} aria-label={toastWords.region} onFocus={rememberFocus}>
      <ol className={css.list}>
        {shown.map((toast) => (
          <li
            key={toast.id}
            className={css.toast}
            hidden={toast.isLeaving}
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
