import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { leadDialog, leadSent } from '../content/lead-form';
import { visuallyHidden } from '../style/layout.css';
import { RootClass } from '../style/root-class';
import { usePresence } from '../toasts/presence';
import { toasts } from '../toasts/toasts';
import { Attribute, Id } from '../ui/attributes';
import { listen } from '../ui/listen';
import { DraftLine, DraftPanel } from './draft';
import { draftStore } from './draft-store';
import { draftLineSlot } from './schedule-call-button.css';
import { useSubmit } from './use-submit';

/** Whether the dialog is open. It takes the focus when it opens: not all browsers have an event for it. */
function useIsOpen(dialog: HTMLDialogElement): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => listen(dialog, ['focusin', 'close'], onChange),
    [dialog],
  );
  return useSyncExternalStore(subscribe, () => dialog.open);
}

/** The elements behind the buttons that open the dialog. On a slow line, some come after the app. */
function useDraftLineSlots(): Element[] {
  const [slots, setSlots] = useState<Element[]>([]);
  useEffect(() => {
    const find = () => setSlots(Array.from(document.getElementsByClassName(draftLineSlot)));
    find();
    return listen(window, ['DOMContentLoaded'], find);
  }, []);
  return slots;
}

interface LeadProps {
  form: HTMLFormElement;
  dialog: HTMLDialogElement;
}

/**
 * What a visitor has of a lead: *Submitting...*, and the draft in the dialog and behind each button. Dialog and form belong
 * to the page, because translators and password managers change them: React renders into empty slots only.
 */
export function Lead({ form, dialog }: LeadProps) {
  const isSubmitting = useSubmit(form, dialog);
  const isPresent = usePresence();
  const draft = useSyncExternalStore(draftStore.subscribe, draftStore.get);
  const isOpen = useIsOpen(dialog);
  const [draftInDialog, setDraftInDialog] = useState(() =>
    // A lead that the page's script has sent is still in the open dialog, so its draft is new.
    form.hasAttribute(Attribute.sent) ? undefined : draft,
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
    document.documentElement.classList.toggle(RootClass.draft, Boolean(draft));
  }, [draft]);

  /** Discards the draft, and moves the focus, because the button that had it goes. */
  function discard(next: HTMLElement | null | undefined) {
    next?.focus({ preventScroll: true });
    draftStore.set(undefined);
    setIsDiscarded(true);
  }

  const status = (isSubmitting && leadDialog.submitting) || (isDiscarded && leadSent.discarded);
  // Screen readers ignore changes in a hidden page, as while the mail link opens a tab.
  const spoken = isPresent && status && <span key={status}>{status}</span>;
  const statusSlot = document.getElementById(Id.statusSlot);
  const panelSlot = document.getElementById(Id.draftPanelSlot);
  return (
    <>
      {statusSlot && createPortal(spoken, statusSlot)}
      {/* In both places, because an open modal dialog hides this one from screen readers. */}
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
