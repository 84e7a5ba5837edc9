import { useEffect, useLayoutEffect, useState } from 'react';
import { firm } from '../content/firm';
import { leadSent } from '../content/lead-form';
import { leaveMs } from '../style/motion';
import { toasts } from '../toasts/toasts';
import { Attribute } from '../ui/attributes';
import { listen } from '../ui/listen';
import { CopyMessage } from './draft';
import { draftStore } from './draft-store';
import { type Draft, draftOf } from './email';

/** How long the button reads *Submitting...*, in milliseconds: long enough to be read and heard. */
const submittingMs = 800;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const closing = (dialog: HTMLDialogElement) =>
  new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));

/** Disables the form, and shows *Submitting...*, while it is busy. */
function useBusyForm(form: HTMLFormElement, isBusy: boolean) {
  useLayoutEffect(() => {
    const fieldset = form.querySelector('fieldset');
    const submit = form.querySelector<HTMLButtonElement>('[type=submit]');
    const set = (isBusy: boolean) => {
      if (fieldset) fieldset.disabled = isBusy;
      if (submit) submit.disabled = isBusy;
      submit?.setAttribute('aria-busy', String(isBusy));
    };
    set(isBusy);
    // Also when the component has crashed.
    return () => set(false);
  }, [form, isBusy]);
}

/**
 * What follows a submit, whose email `form.script.ts` has opened and left on the form.
 *
 * @returns whether a lead is being sent
 */
export function useSubmit(form: HTMLFormElement, dialog: HTMLDialogElement): boolean {
  const [isSubmitting, setIsSubmitting] = useState(false);
  useBusyForm(form, isSubmitting);

  useEffect(() => {
    async function finish() {
      const opened = form.getAttribute(Attribute.sent);
      // The second half of a double click opens no email.
      if (!opened) return;
      form.removeAttribute(Attribute.sent);
      const { hasFailed, ...draft }: Draft = JSON.parse(opened);
      // Kept now, because webmail may replace this page.
      draftStore.set(draft);
      // A form that was edited before the app came stays as it is.
      if (draftOf(form).message === draft.message) {
        setIsSubmitting(true);
        if (dialog.open) await Promise.race([wait(submittingMs), closing(dialog)]);
        // Before the dialog can open again.
        form.reset();
        setIsSubmitting(false);
        dialog.close();
        // Firefox does not announce what is inserted right after a modal dialog has closed.
        await wait(leaveMs);
      }
      toasts.show({
        title: leadSent.title,
        description: (hasFailed ? leadSent.failure : leadSent.success).replace(
          '{email}',
          firm.email,
        ),
        action: <CopyMessage message={draft.message} />,
      });
    }

    if (form.hasAttribute(Attribute.sent)) finish();
    // After a reload during *Submitting...* a browser has filled the form again.
    else if (draftOf(form).message === draftStore.get()?.message) form.reset();
    return listen(form, ['submit'], finish);
  }, [form, dialog]);

  return isSubmitting;
}
