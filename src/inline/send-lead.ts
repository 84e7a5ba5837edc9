// What happens to a lead after Submit, without the app.
import { type Lead, leadMailHref, leadMessage, mailAddressHref, readLead } from '../lead/lead-mail';
import { Attribute } from '../shared/attributes';
import { leaveMs } from '../style/motion';
import { announce } from './announce';
import { attempt } from './attempt';
import { type Draft, keepDraft, restoreDraft } from './draft';
import { showDraft } from './draft-panels';
import { setMailLink } from './mail-link';
import { submittingMs, thank } from './thanks';

/** Empties required fields that contain only spaces, so that the browser refuses them with its own message. */
function emptyBlankFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[required]')) {
    if (!field.value.trim()) field.value = '';
  }
}

/** Opens the email. Browsers do not report whether a mail program has opened. */
function openEmail(lead: Lead, to: string): Draft {
  const draft = {
    href: mailAddressHref(to),
    message: leadMessage(lead, to),
    hasFailed: false,
    isThanked: false,
  };
  try {
    draft.href = leadMailHref(lead, to);
    const link = document.createElement('a');
    setMailLink(link, draft.href);
    link.click();
  } catch (error) {
    console.error('The mail link could not be opened:', error);
    draft.hasFailed = true;
  }
  return draft;
}

/**
 * Shows *Submitting...*. Meanwhile the button is disabled, which prevents a second submit by a click or by Enter.
 *
 * @returns a function that brings the label back as it was, also where the page is translated
 */
function setBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector(`[${Attribute.busyLabel}]`) as HTMLButtonElement;
  const label = button.textContent;
  const busyLabel = button.getAttribute(Attribute.busyLabel) as string;
  button.textContent = busyLabel;
  button.disabled = true;
  announce(busyLabel);
  return () => {
    button.textContent = label;
    button.disabled = false;
  };
}

/** Waits for a time, but no longer than until the visitor closes the dialog. Resolves to whether that happened. */
const isClosedWithin = (dialog: HTMLDialogElement, ms: number) =>
  new Promise<boolean>((resolve) => {
    dialog.onclose = () => resolve(true);
    setTimeout(resolve, ms, false);
  });

async function sendLead(form: HTMLFormElement, to: string): Promise<void> {
  const dialog = form.closest('dialog') as HTMLDialogElement;
  // In the task of the gesture: browsers forget a gesture after a few seconds, and then open nothing.
  const draft = openEmail(readLead(form), to);
  // A webmail service may replace this page at once.
  keepDraft(draft);
  // An edited form stays open, and keeps the edits.
  const isEdited = () => leadMessage(readLead(form), to) !== draft.message;

  let setIdle = () => {};
  attempt(() => {
    setIdle = setBusy(form);
  });
  // Not `dialog.open`: the visitor may have closed the dialog and opened it again.
  const isClosed = await isClosedWithin(dialog, submittingMs);
  attempt(() => {
    if (!isClosed && !isEdited()) dialog.close();
  });
  attempt(() => thank(draft));
  attempt(showDraft);
  // A dialog that fades out keeps its text. A timer, because an extension can pause the fade for ever.
  if (!dialog.open) await new Promise((resolve) => setTimeout(resolve, leaveMs));
  attempt(() => {
    if (!isEdited()) form.reset();
  });
  setIdle();
}

/** Finishes the lead of another page of this tab. */
function finishEarlierLead(): void {
  const to = document.querySelector(`[${Attribute.mailTo}]`)?.getAttribute(Attribute.mailTo);
  const draft = to && restoreDraft(to);
  if (draft && !draft.isThanked) attempt(() => thank(draft));
  attempt(showDraft);
}

export function setUpSubmit(): void {
  // In the capture phase: no listener of an extension can stop the event before.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const to = form.getAttribute(Attribute.mailTo);
      if (!to) return;
      event.preventDefault();
      emptyBlankFields(form);
      if (form.reportValidity()) sendLead(form, to);
    },
    true,
  );
  addEventListener('DOMContentLoaded', finishEarlierLead);
  // A page out of the back/forward cache does not know the leads of later pages.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) finishEarlierLead();
  });
}
