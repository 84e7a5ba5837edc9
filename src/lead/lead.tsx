import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { leadDialog, leadSent } from '../content/lead-form';
import { visuallyHidden } from '../style/layout.css';
import { leaveMs } from '../style/motion';
import { RootClass } from '../style/root-class';
import { toasts } from '../toasts/toasts';
import { Id } from '../ui/attributes';
import { listen } from '../ui/listen';
import { CopyMessage } from './copy-message';
import { DraftLine } from './draft-line';
import { DraftPanel } from './draft-panel';
import { drafts } from './drafts';
import { type Draft, draftOf, openEmail } from './email';
import { draftSlot } from './schedule-call-button.css';

/** How long the button reads *Submitting...*, in milliseconds: long enough to be read and heard. */
const submittingMs = 800;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const byId = (id: Id) => document.getElementById(id);

/** Disables the form and shows *Submitting...* while it is busy. */
function useBusyForm(form: HTMLFormElement, isBusy: boolean) {
  useLayoutEffect(() => {
    const fieldset = form.querySelector('fieldset');
    const submit = form.querySelector<HTMLButtonElement>('[type=submit]');
    const setBusy = (isBusy: boolean) => {
      if (fieldset) fieldset.disabled = isBusy;
      if (submit) submit.disabled = isBusy;
      submit?.setAttribute('aria-busy', String(isBusy));
    };
    setBusy(isBusy);
    // Also when a part of the app has failed.
    return () => setBusy(false);
  }, [form, isBusy]);
}

/** Tells screen readers in each required field whether the browser has refused it. */
function useAriaInvalid(form: HTMLFormElement) {
  useEffect(() => {
    const update = ({ type, target }: Event) =>
      (target as Element).setAttribute('aria-invalid', String(type === 'invalid'));
    return listen(form, ['invalid', 'input'], update);
  }, [form]);
}

/** Whether the dialog is open. It takes the focus when it opens: not all browsers have an event for it. */
function useIsOpen(dialog: HTMLDialogElement): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => listen(dialog, ['focusin', 'close'], onChange),
    [dialog],
  );
  return useSyncExternalStore(subscribe, () => dialog.open);
}

/** The elements behind the buttons that open the dialog. On a slow line, some come after the app. */
function useDraftSlots(): Element[] {
  const [slots, setSlots] = useState<Element[]>([]);
  useEffect(() => {
    const find = () => setSlots(Array.from(document.getElementsByClassName(draftSlot)));
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
 * What happens to a lead: the flow of a submit, and the draft of its email in the dialog and behind each button. Dialog and
 * form belong to the page, because translators and password managers change them. React renders into empty slots only.
 */
export function Lead({ form, dialog }: LeadProps) {
  const draft = useSyncExternalStore(drafts.subscribe, drafts.get);
  const isOpen = useIsOpen(dialog);
  const [draftInDialog, setDraftInDialog] = useState(draft);
  const slots = useDraftSlots();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [isDiscarded, setIsDiscarded] = useState(false);
  useBusyForm(form, isSubmitting);
  useAriaInvalid(form);

  // A new draft waits until the dialog is closed, so that no field moves.
  if (!isOpen && draftInDialog !== draft) setDraftInDialog(draft);

  // The toasts wait while the dialog covers them.
  useEffect(() => toasts.setPaused('covered', isOpen), [isOpen]);

  useEffect(() => {
    document.documentElement.classList.toggle(RootClass.draft, Boolean(draft));
  }, [draft]);

  useEffect(() => {
    async function finish({ hasFailed, ...sent }: Draft) {
      // Kept now, because webmail may replace this page.
      drafts.set(sent);
      setIsDiscarded(false);
      // What was edited since the email was opened, before the app was there, stays.
      if (draftOf(form).message === sent.message) {
        setIsSubmitting(true);
        const closed = new Promise((resolve) =>
          dialog.addEventListener('close', resolve, { once: true }),
        );
        if (dialog.open) await Promise.race([wait(submittingMs), closed]);
        // Before the dialog can open again.
        form.reset();
        setIsSubmitting(false);
        dialog.close();
        // Firefox does not announce what is inserted right after a modal dialog has closed.
        await wait(leaveMs);
      }
      toasts.show({
        title: leadSent.title,
        description: hasFailed ? leadSent.failure : leadSent.success,
        action: <CopyMessage message={sent.message} />,
      });
    }

    const { onsubmit } = form;
    form.onsubmit = (event) => {
      event.preventDefault();
      finish(openEmail(form));
    };
    const { sent } = form.dataset;
    if (sent) {
      delete form.dataset.sent;
      finish(JSON.parse(sent));
    } else if (draftOf(form).message === drafts.get()?.message) {
      // A browser that was reloaded before the form was cleared has filled it again.
      form.reset();
    }
    return () => {
      form.onsubmit = onsubmit;
    };
  }, [form, dialog]);

  /** Discards the draft, and moves the focus, because the button that had it goes. */
  function discard(next: HTMLElement | null | undefined) {
    next?.focus({ preventScroll: true });
    setIsDiscarded(true);
    drafts.set(undefined);
  }

  const status = (isSubmitting && leadDialog.submitting) || (isDiscarded && leadSent.discarded);
  const spoken = status && <span key={status}>{status}</span>;
  const panelSlot = byId(Id.draftSlot);
  const statusSlot = byId(Id.statusSlot);
  return (
    <>
      {statusSlot && createPortal(spoken, statusSlot)}
      {/* A modal dialog hides the page behind it from screen readers, so one of the two is heard. */}
      <p className={visuallyHidden} role="status">
        {spoken}
      </p>
      {draft &&
        draftInDialog &&
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
