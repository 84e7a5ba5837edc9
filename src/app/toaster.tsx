import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { toastWords } from '../content/lead-form';
import { visuallyHidden } from '../site/style/layout.css';
import { CloseButton } from '../site/ui/close-button';
import * as css from '../site/ui/toaster.css';
import { toasts } from './toasts';

/**
 * Delay before a dismissed toast goes, in milliseconds. After a key press, screen readers first
 * announce the new focus. A click by mouse or touch has a `detail`, and no delay.
 */
const dismissDelayMs = ({ detail }: { detail: number }) => (detail > 0 ? 0 : 150);

/**
 * The toasts. They wait while something covers them. A status region, which is there from the
 * start, tells screen readers the newest one.
 */
export function Toaster({ isCovered }: { isCovered: () => boolean }) {
  const onScreen = useSyncExternalStore(toasts.subscribe, toasts.get);
  const staying = onScreen.filter(
    ({ remainingMs, isDismissed }) => remainingMs > 0 && !isDismissed,
  );
  const newest = staying.at(-1);
  const region = useRef<HTMLElement>(null);
  const focusBefore = useRef<HTMLElement | null>(null);
  const isTouched = useRef(false);

  useEffect(() => {
    // After a tap, a toast keeps `:hover`; and a tap on its words must not keep the toast.
    const holding = () => `:focus-visible, :has(:focus)${isTouched.current ? '' : ', :hover'}`;
    toasts.holdWhile(() => isCovered() || Boolean(region.current?.matches(holding())));
  }, [isCovered]);

  /** Moves the focus, if a toast has it, to the other toasts, or back to the page. */
  function leaveFocus(hasOthers: boolean): boolean {
    if (!region.current?.contains(document.activeElement)) return false;
    const before = focusBefore.current?.isConnected ? focusBefore.current : null;
    const next = hasOthers ? region.current : (before ?? document.querySelector('h1'));
    next?.focus({ preventScroll: true });
    return true;
  }

  function dismiss(id: number, delay: number) {
    // The focus moves before its button goes.
    const hadFocus = leaveFocus(staying.length > 1);
    toasts.dismiss(id, hadFocus ? delay : 0);
  }

  /** An Escape that a tooltip or a toast has used already does nothing else. */
  const dismissOnEscape = (id: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    dismiss(id, dismissDelayMs(event));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last toast goes.
  useEffect(() => {
    if (staying.length === 0) leaveFocus(false);
  }, [staying.length]);

  return (
    <section
      className={css.region}
      aria-label={toastWords.region}
      tabIndex={onScreen.length > 0 ? -1 : undefined}
      ref={region}
      onPointerEnter={({ pointerType }) => {
        isTouched.current = pointerType === 'touch';
      }}
      onFocus={({ currentTarget, relatedTarget }) => {
        // `relatedTarget` is null when the focus comes from another window.
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          focusBefore.current = relatedTarget;
        }
      }}
      onKeyDown={dismissOnEscape(newest?.id ?? 0)}
    >
      <p className={visuallyHidden} role="status">
        {/* One text: Chromium reports two in any order. In a hidden page it reports none. */}
        {newest?.canBeHeard && (
          <span key={newest.id}>{`${newest.title} ${newest.description}`}</span>
        )}
      </p>
      <ol className={css.list}>
        {onScreen.map((toast) => (
          <li
            key={toast.id}
            className={css.toast}
            hidden={toast.remainingMs <= 0}
            onKeyDown={dismissOnEscape(toast.id)}
          >
            <strong className={css.title}>{toast.title}</strong>
            <p className={css.description}>{toast.description}</p>
            <div className={css.action}>{toast.action}</div>
            <div className={css.dismiss}>
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
