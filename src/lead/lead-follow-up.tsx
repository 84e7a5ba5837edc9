import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { leadDialog, leadSent } from '../content/lead-form';
import { visuallyHidden } from '../style/layout.css';
import { RootClass } from '../style/root-class';
import { usePresence } from '../toasts/presence';
import { toasts } from '../toasts/toasts';
import { DraftLine, DraftPanel } from './draft';
import { draftStore } from './draft-store';
import { draftLineSlot } from './schedule-call-button.css';
import { useSubmit } from './use-submit';

/**
 * Whether the dialog is open. An opening dialog takes the focus, and some browsers have no `toggle`
 * event.
 */
function useIsOpen(dialog: HTMLDialogElement): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const listening = new AbortController();
      const { signal } = listening;
      for (const type of ['focusin', 'close']) dialog.addEventListener(type, onChange, { signal });
      return () => listening.abort();
    },
    [dialog],
  );
  return useSyncExternalStore(subscribe, () => dialog.open);
}

/**
 * The places for draft lines, below the buttons that open the dialog. On a slow line, some come
 * after the app.
 */
function useDraftLineSlots(): Element[] {
  const [slots, setSlots] = useState<Element[]>([]);
  useEffect(() => {
    const find = () => setSlots(Array.from(document.getElementsByClassName(draftLineSlot)));
    find();
    const listening = new AbortController();
    addEventListener('DOMContentLoaded', find, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return slots;
}

interface LeadFollowUpProps {
  form: HTMLFormElement;
  dialog: HTMLDialogElement;
}

/**
 * What a visitor sees after a submit: *Submitting...*, and the draft in the dialog and below each
 * button. Form and dialog belong to the page, because translators and password managers change
 * them: React renders only into their empty slots.
 */
export function LeadFollowUp({ form, dialog }: LeadFollowUpProps) {
  const isSubmitting = useSubmit(form, dialog);
  const isPresent = usePresence();
  const draft = useSyncExternalStore(draftStore.subscribe, draftStore.get);
  const isOpen = useIsOpen(dialog);
  const [draftInDialog, setDraftInDialog] = useState(() =>
    // The open dialog still has the lead that was submitted before the app came, so its draft is
    // new.
    form.hasAttribute('data-email') ? undefined : draft,
  );
  const slots = useDraftLineSlots();
  const [isDiscarded, setIsDiscarded] = useState(false);

  // A new draft waits until the dialog is closed, so that no field moves.
  if (draftInDialog !== draft && (!isOpen || !draft)) setDraftInDialog(draft);
  // Said once, and not again when the visitor comes back.
  if (isDiscarded && (draft || !isPresent)) setIsDiscarded(false);

  useEffect(() => {
    // The toasts wait while the dialog covers them.
    toasts.setPaused('covered', isOpen);
    return () => toasts.setPaused('covered', false);
  }, [isOpen]);

  useEffect(() => {
    // The draft's lines need room. Nothing moves behind an open dialog, so the room comes or goes
    // after it.
    if (!isOpen) document.documentElement.classList.toggle(RootClass.draft, Boolean(draft));
  }, [draft, isOpen]);

  /** Discards the draft, and moves the focus to `next`, because the focused button goes. */
  function discard(next: HTMLElement | null | undefined) {
    next?.focus({ preventScroll: true });
    draftStore.set(undefined);
    setIsDiscarded(true);
  }

  const status = (isSubmitting && leadDialog.submitting) || (isDiscarded && leadSent.discarded);
  // Screen readers ignore what changes while the page is hidden, for example behind the tab of the
  // mail link.
  const spoken = isPresent && status && <span key={status}>{status}</span>;
  const statusSlot = document.getElementById('lead-status');
  const panelSlot = document.getElementById('lead-draft');
  return (
    <>
      {statusSlot && createPortal(spoken, statusSlot)}
      {/* Here too: the slot is in the dialog, which screen readers only read while it is open. */}
      <p className={visuallyHidden} role="status">
        {spoken}
      </p>
      {draftInDialog &&
        panelSlot &&
        createPortal(
          <DraftPanel
            draft={draftInDialog}
            onDiscard={() => discard(form.querySelector<HTMLElement>('input'))}
          />,
          panelSlot,
        )}
      {draft &&
        slots.map((slot, index) => {
          const opener = slot.parentElement?.querySelector<HTMLElement>('[commandfor]');
          return createPortal(
            <DraftLine onSee={() => opener?.click()} onDiscard={() => discard(opener)} />,
            slot,
            String(index),
          );
        })}
    </>
  );
}
