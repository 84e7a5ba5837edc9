// What happens to a lead after Submit, without the app.

import { attempt } from '../dom/attempt.inline';
import { leaveMs } from '../style/motion';
import { Attribute } from '../ui/attributes';
import { announce } from './announce.inline';
import { type Draft, restoreDraft, setDraft } from './draft.inline';
import { leadMailHref, leadMessage, readLead } from './lead-mail';
import { setMailLink } from './mail-link.inline';
import { submittingMs, thank } from './thanks.inline';

/** Empties required fields that contain only spaces, so that the browser refuses them with its own message. */
function emptyBlankFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[required]')) {
    if (!field.value.trim()) field.value = '';
  }
}

/** Opens the email. Browsers do not report whether a mail program has opened. */
function openEmail(form: HTMLFormElement, to: string): Draft {
  // If the fields cannot be read, the draft has only the firm's address.
  const draft = { href: `mailto:${to}`, message: to, hasFailed: false, isThanked: false };
  try {
    const lead = readLead(form);
    draft.message = leadMessage(lead, to);
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

/** Each step is on its own: none can stop or hang another. */
async function sendLead(form: HTMLFormElement, to: string): Promise<void> {
  // In the task of the gesture: browsers forget a gesture after a few seconds, and then open nothing.
  const draft = openEmail(form, to);
  const isRead = draft.message !== to;
  // Kept now: webmail may replace this page. The open dialog covers the lines that appear.
  attempt(() => isRead && setDraft(draft));
  // An edited form stays open, and keeps the edits.
  let isEdited = false;
  attempt(() => {
    form.oninput = () => {
      isEdited = true;
    };
  });

  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const button = form.querySelector(`[${Attribute.busyLabel}]`) as HTMLButtonElement;
  let label: string | null;
  attempt(() => {
    // Read from the page, because a browser may have translated it.
    label = button.textContent;
    button.textContent = button.getAttribute(Attribute.busyLabel);
    // Prevents a second submit, by a click or by Enter.
    button.disabled = true;
    announce(button.textContent);
  });
  // Not `dialog.open`: the visitor may have closed the dialog and opened it again.
  let isClosed = false;
  await attempt(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, submittingMs);
        dialog.onclose = () => {
          isClosed = true;
          resolve();
        };
      }),
  );
  attempt(() => {
    if (!isClosed && !isEdited) dialog.close();
  });
  thank(draft);
  // A dialog that fades out keeps its text. A timer, because an extension can pause the fade for ever.
  if (!dialog.open) await new Promise((resolve) => setTimeout(resolve, leaveMs));
  attempt(() => {
    if (isRead && !isEdited) form.reset();
  });
  attempt(() => {
    button.textContent = label;
    button.disabled = false;
  });
}

/** Finishes the lead of another page of this tab. */
export function finishEarlierLead(): void {
  const form = document.querySelector(`[${Attribute.mailTo}]`) as HTMLFormElement;
  const to = String(form.getAttribute(Attribute.mailTo));
  const draft = restoreDraft(to);
  if (!draft) return;
  if (!draft.isThanked) thank(draft);
  // A browser that was reloaded before the form was cleared fills it again.
  if (leadMessage(readLead(form), to) === draft.message) form.reset();
}

export function setUpSubmit(): void {
  // In the capture phase: only a listener that an extension has put on the window before ours can stop the event.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const to = form.getAttribute(Attribute.mailTo);
      if (!to) return;
      event.preventDefault();
      attempt(() => emptyBlankFields(form));
      if (form.reportValidity()) sendLead(form, to);
    },
    true,
  );
  // A page out of the back/forward cache does not know the leads of later pages.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) finishEarlierLead();
  });
}
