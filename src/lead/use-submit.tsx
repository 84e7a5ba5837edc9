import { useEffect, useLayoutEffect, useState } from 'react';
import { firm } from '../content/firm';
import { leadSent } from '../content/lead-form';
import { leaveMs } from '../style/motion';
import { toasts } from '../toasts/toasts';
import { CopyMessage } from './draft';
import { draftStore } from './draft-store';
import { type Draft, draftOf, type SubmittedEmail } from './email';

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
    const setDisabled = (isDisabled: boolean) => {
      if (fieldset) fieldset.disabled = isDisabled;
      if (submit) submit.disabled = isDisabled;
      submit?.setAttribute('aria-busy', String(isDisabled));
    };
    setDisabled(isBusy);
    // The cleanup also runs when a component has crashed, so the form is never left disabled.
    return () => setDisabled(false);
  }, [form, isBusy]);
}

/**
 * What follows a submit. `form.script.ts` has opened the email, and has left it on the form in
 * `data-email`.
 *
 * @returns whether the button reads *Submitting...*
 */
export function useSubmit(form: HTMLFormElement, dialog: HTMLDialogElement): boolean {
  const [isSubmitting, setIsSubmitting] = useState(false);
  useBusyForm(form, isSubmitting);

  useEffect(() => {
    const hasTextOf = ({ message }: Draft) => draftOf(form).message === message;

    async function finish() {
      const email = form.getAttribute('data-email');
      // The second submit of a double click has opened no email.
      if (!email) return;
      form.removeAttribute('data-email');
      const { draft, isOpened }: SubmittedEmail = JSON.parse(email);
      // `form.script.ts` has stored the draft already. This updates what React shows.
      draftStore.set(draft);
      // If the app came late and the visitor has edited the form meanwhile, the form stays as it
      // is.
      if (!draft || hasTextOf(draft)) {
        setIsSubmitting(true);
        if (dialog.open) await Promise.race([wait(submittingMs), closing(dialog)]);
        // Now, before the visitor can open the dialog again.
        form.reset();
        setIsSubmitting(false);
        dialog.close();
        // Firefox does not announce what is inserted right after a modal dialog has closed.
        await wait(leaveMs);
      }
      const description = isOpened ? leadSent.success : leadSent.failure;
      toasts.show({
        title: leadSent.title,
        description: description.replace('{email}', firm.email),
        action: draft && <CopyMessage message={draft.message} />,
      });
    }

    const stored = draftStore.get();
    if (form.hasAttribute('data-email')) finish();
    // After a reload during *Submitting...*, the browser has filled the form again.
    else if (stored && hasTextOf(stored)) form.reset();
    const listening = new AbortController();
    form.addEventListener('submit', finish, { signal: listening.signal });
    return () => listening.abort();
  }, [form, dialog]);

  return isSubmitting;
}
