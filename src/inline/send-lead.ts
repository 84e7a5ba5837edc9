// What happens to a lead after Submit. The app only shows the toast.

import { type Lead, leadMailHref, leadMessage, mailAddressHref, readLead } from '../lead/lead-mail';
import { Attribute } from '../shared/attributes';
import { submittingMs } from '../shared/timing';
import { leaveMs } from '../style/motion';
import { announce } from './announce';
import { type Draft, keepDraft, restoreDraft } from './draft';
import { setMailLink, showDraft } from './draft-panels';
import { thank } from './thanks';

const addressOf = (form: Element) => form.getAttribute(Attribute.mailTo) as string;

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

/** Runs a step, and logs its error, so that the next steps run all the same. */
async function attempt(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error('After a submit:', error);
  }
}

/** Shows *Submitting...* or *Submit*. A disabled button prevents a second submit, by a click or by Enter. */
function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector(`[${Attribute.busyLabel}]`) as HTMLButtonElement;
  button.textContent = button.getAttribute(isBusy ? Attribute.busyLabel : Attribute.idleLabel);
  button.disabled = isBusy;
  if (isBusy) announce(button.textContent as string);
}

/** Resolves to true as soon as the visitor closes the dialog, or else to false after *Submitting...*. */
const isClosedEarly = (dialog: HTMLDialogElement) =>
  new Promise<boolean>((resolve) => {
    dialog.onclose = () => resolve(true);
    setTimeout(resolve, submittingMs, false);
  });

/** Thanks the visitor once, and shows the draft. */
function finishLead(draft: Draft): void {
  attempt(() => draft.isThanked || thank(draft));
  attempt(showDraft);
}

async function sendLead(form: HTMLFormElement): Promise<void> {
  const to = addressOf(form);
  const dialog = form.closest('dialog') as HTMLDialogElement;
  // In the task of the gesture: browsers forget a gesture after a few seconds, and then open nothing.
  const draft = openEmail(readLead(form), to);
  // A webmail service may replace this page at once.
  keepDraft(draft);
  // An edited form stays open, and keeps the edits.
  const isEdited = () => leadMessage(readLead(form), to) !== draft.message;

  attempt(() => setBusy(form, true));
  // A dialog that the visitor has closed may be open again.
  const isClosed = await isClosedEarly(dialog);
  attempt(() => {
    if (!isClosed && !isEdited()) dialog.close();
  });
  finishLead(draft);
  // A dialog that fades out keeps its text. A timer, because an extension can pause the fade for ever.
  if (!dialog.open) await new Promise((resolve) => setTimeout(resolve, leaveMs));
  attempt(() => {
    if (!isEdited()) form.reset();
  });
  attempt(() => setBusy(form, false));
}

/** Sends leads, and finishes the lead of an earlier page of this tab. */
export function setUpSubmit(): void {
  addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    emptyBlankFields(form);
    if (form.reportValidity()) sendLead(form);
  });
  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector(`[${Attribute.mailTo}]`);
    const draft = form && restoreDraft(addressOf(form));
    if (draft) finishLead(draft);
  });
}
