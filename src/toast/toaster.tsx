import { useEffect, useRef, useState } from 'react';
import { toastWords } from '../content/lead-form';
import { visuallyHidden } from '../style/layout.css';
import { CloseButton } from '../ui/close-button';
import { CopyMessage } from '../ui/copy-message';
import { useStore } from '../ui/store';
import * as css from './toaster.css';
import { type Toast, toasts } from './toasts';
import { useIsAway } from './use-is-away';

/** How long a message stays in the live region, in milliseconds: long enough to be noticed. */
const announcementMs = 1000;

/** How long a toast takes to leave, in milliseconds: a little more than `motion.enter`. */
const leavingMs = 300;

/**
 * The words for the live region: those of the newest toast, once, when the visitor is there: screen
 * readers read only the active window. The region has to be on the page before its words, or some
 * miss them: https://github.com/scttcper/ngx-toastr/issues/933
 */
function useAnnouncement(visible: readonly Toast[], isAway: boolean): string {
  const [announced, setAnnounced] = useState<Toast>();
  const newest = visible[visible.length - 1];
  const lastId = useRef(0);
  useEffect(() => {
    // Also when its toast is dismissed before that time.
    setAnnounced(undefined);
    if (!newest || isAway || newest.id <= lastId.current) return;
    setAnnounced(newest);
    const timer = setTimeout(() => {
      lastId.current = newest.id;
      setAnnounced(undefined);
    }, announcementMs);
    return () => clearTimeout(timer);
  }, [newest, isAway]);
  return announced ? `${announced.title} ${announced.description}` : '';
}

/** Toasts that have just gone: they stay in the markup, hidden, until their transition has ended. */
function useLeaving(visible: readonly Toast[]): readonly Toast[] {
  const [settled, setSettled] = useState(visible);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(visible), leavingMs);
    return () => clearTimeout(timer);
  }, [visible]);
  return settled.filter((toast) => !visible.includes(toast));
}

/** The toasts, and the live region that announces them. */
export function Toaster() {
  const visible = useStore(toasts);
  const region = useRef<HTMLElement>(null);
  const focusBefore = useRef<Element | null>(null);
  const isAway = useIsAway();
  const announcement = useAnnouncement(visible, isAway);
  const leaving = useLeaving(visible);
  const shown = [...leaving, ...visible].sort((a, b) => a.id - b.id);

  function dismiss(id: number) {
    // The button with the focus is about to go: on to the other toasts, or back to the page.
    if (region.current?.contains(document.activeElement)) {
      const next = visible.length > 1 ? null : focusBefore.current;
      (next instanceof HTMLElement ? next : region.current).focus({ preventScroll: true });
    }
    toasts.dismiss(id);
  }

  // After a submit the mail program has the visitor's attention: the toast waits for them to come back.
  useEffect(() => toasts[isAway ? 'hold' : 'release']('away'), [isAway]);

  // Toasts can leave from under the pointer or the focus without an event of their own.
  useEffect(() => {
    if (visible.length > 0) return;
    toasts.release('hover');
    toasts.release('focus');
  }, [visible]);

  return (
    <>
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
      <section
        className={css.region}
        aria-label={toastWords.region}
        tabIndex={-1}
        ref={region}
        onPointerEnter={() => toasts.hold('hover')}
        onPointerLeave={() => toasts.release('hover')}
        onFocus={({ currentTarget, relatedTarget }) => {
          toasts.hold('focus');
          if (!currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget;
        }}
        onBlur={() => toasts.release('focus')}
      >
        <ol className={css.list}>
          {shown.map((toast) => (
            <li key={toast.id} className={css.toast} hidden={leaving.includes(toast)}>
              <strong className={css.title}>{toast.title}</strong>
              <p className={css.description}>{toast.description}</p>
              {toast.copy !== undefined && (
                <div className={css.copy}>
                  <CopyMessage text={toast.copy} />
                </div>
              )}
              <div className={css.dismiss}>
                <CloseButton
                  label={toastWords.dismiss}
                  tooltipId={`dismiss-hint-${toast.id}`}
                  onClick={() => dismiss(toast.id)}
                />
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
