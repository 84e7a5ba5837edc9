import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { toastWords } from '../content/lead-form';
import { CloseButton } from '../ui/close-button';
import { CopyMessage } from './copy-message';
import { dismissDelayMs } from './dismiss-delay';
import { watchPresence } from './presence';
import * as css from './toast.css';
import { toasts } from './toasts.app';

/** Pauses all toasts while the visitor is away or a dialog is open. Listens for ever: after a crash, the listeners do no harm. */
function usePauses() {
  useEffect(() => {
    watchPresence((isPresent) => toasts.setPaused('away', !isPresent));
    const update = () =>
      toasts.setPaused('dialog', document.querySelector('dialog[open]') !== null);
    update();
    // A dialog that opens takes the focus. Not all browsers have an event for it.
    addEventListener('focusin', update);
    addEventListener('close', update, true);
  }, []);
}

interface ToasterProps {
  /** Called once, when the Toaster listens to the queue. Preact runs effects some time after the first render. */
  onReady?: () => void;
}

/** The toasts. The inline script announces their words: see `lead/announce.inline.ts`. */
export function Toaster({ onReady }: ToasterProps) {
  const onScreen = useSyncExternalStore(toasts.subscribe, toasts.get);
  const staying = onScreen.filter(({ isLeaving }) => !isLeaving);
  const region = useRef<HTMLElement>(null);
  const focusBefore = useRef<HTMLElement | null>(null);
  usePauses();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the subscription above.
  useEffect(() => onReady?.(), []);

  /** Moves the focus, if a toast has it, to the other toasts, or back to the page. */
  function leaveFocus(hasOthers: boolean): boolean {
    if (!region.current?.contains(document.activeElement)) return false;
    const next = hasOthers ? region.current : (focusBefore.current ?? document.querySelector('h1'));
    next?.focus({ preventScroll: true });
    return true;
  }

  function dismiss(id: number, delay: number) {
    // Before the focused button goes.
    if (leaveFocus(staying.length > 1)) setTimeout(toasts.dismiss, delay, id);
    else toasts.dismiss(id);
  }

  /** An Escape that has closed a tooltip, or dismissed a toast inside, does nothing else. */
  const dismissOnEscape = (id: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    dismiss(id, dismissDelayMs(event));
  };

  // Removing a hovered or focused toast fires no `pointerleave` or `blur`, so both pauses end here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last toast goes.
  useEffect(() => {
    if (staying.length > 0) return;
    leaveFocus(false);
    toasts.setPaused('hover', false);
    toasts.setPaused('focus', false);
  }, [staying.length]);

  if (onScreen.length === 0) return null;
  return (
    <section
      className={css.region}
      aria-label={toastWords.region}
      tabIndex={-1}
      ref={region}
      onPointerEnter={() => toasts.setPaused('hover', true)}
      onPointerLeave={() => toasts.setPaused('hover', false)}
      onFocus={({ target, currentTarget, relatedTarget }) => {
        // A click or tap on the words of a toast focuses the region, and must not keep the toast.
        const isClicked = target === currentTarget && !target.matches(':focus-visible');
        if (!isClicked) toasts.setPaused('focus', true);
        // `relatedTarget` is null when the focus comes from another window.
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          focusBefore.current = relatedTarget;
        }
      }}
      onBlur={() => toasts.setPaused('focus', false)}
      onKeyDown={dismissOnEscape(staying.at(-1)?.id ?? 0)}
    >
      <ol className={css.list}>
        {onScreen.map((toast) => (
          <li
            key={toast.id}
            className={css.toast}
            hidden={toast.isLeaving}
            onKeyDown={dismissOnEscape(toast.id)}
          >
            <strong className={css.title}>{toast.title}</strong>
            <p className={css.description}>{toast.description}</p>
            <div className={css.copySlot}>
              <CopyMessage message={toast.message} />
            </div>
            <div className={css.dismissSlot}>
              <CloseButton
                label={toastWords.dismiss}
                onClick={(event) => dismiss(toast.id, dismissDelayMs(event))}
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
