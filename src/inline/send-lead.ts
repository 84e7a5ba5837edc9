// What happens to a lead after Submit. The app only shows the toast.
import { leadMailHref, leadMessage, readLead } from '../lead/lead-mail';
import { announce } from './announce';
import { toggleBusy } from './busy';
import { type Draft, readDraft, setMailLink, showDraft, storeDraft } from './draft';
import { thank } from './thanks';

/** How long the button reads *Submitting...*, in milliseconds: long enough to be read and heard. */
const submittingMs = 800;

const addressIn = (form: HTMLFormElement) => form.dataset.mailTo as string;

const messageOf = (form: HTMLFormElement) => leadMessage(readLead(form), addressIn(form));

/** Shows the browser's own message for required fields that contain only spaces. Returns true if there is one. */
function refuseBlanks(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement>('[required]')) {
    if (!field.value.trim()) field.value = '';
  }
  return !form.reportValidity();
}

/** Opens the email. Browsers do not report whether a mail program has opened. */
function openEmail(form: HTMLFormElement): Draft {
  let href = `mailto:${addressIn(form)}`;
  let hasFailed = false;
  try {
    href = leadMailHref(readLead(form), addressIn(form));
    const link = document.createElement('a');
    setMailLink(link, href);
    link.click();
  } catch (error) {
    console.error('The mail link could not be opened:', error);
    hasFailed = true;
  }
  return { href, message: messageOf(form), hasFailed };
}

/** Runs a step, and logs its error, so that the next steps run all the same. */
async function attempt(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error('After a submit:', error);
  }
}

/** Thanks the visitor once, and shows the draft. */
function finishLead(draft: Draft) {
  attempt(() => draft.isThanked || thank(draft));
  attempt(() => showDraft(draft));
}

async function sendLead(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('[data-other-label]') as HTMLButtonElement;
  const dialog = form.closest('dialog') as HTMLDialogElement;
  // In the task of the gesture: browsers forget a gesture after a few seconds, and then open nothing.
  const draft = openEmail(form);
  // A webmail service may replace this page at once.
  storeDraft(draft);
  const isEdited = () => messageOf(form) !== draft.message;

  toggleBusy(button);
  announce(button.textContent as string);
  await new Promise<unknown>((resolve) => {
    setTimeout(resolve, submittingMs);
    dialog.onclose = resolve;
  });

  // An edited form stays open, and keeps the edits.
  attempt(() => isEdited() || dialog.close());
  finishLead(draft);
  // `finished` rejects if an animation is canceled.
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  attempt(() => isEdited() || form.reset());
  toggleBusy(button);
}

/** Sends leads, and finishes the lead of an earlier page of this tab. */
export function setUpSubmit(): void {
  window.onsubmit = (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    if (!refuseBlanks(form)) sendLead(form);
  };
  const draft = readDraft();
  if (draft) finishLead(draft);
  // A submit before this script had arrived: see `head.ts`.
  const waiting = document.querySelector<HTMLButtonElement>('[data-other-label]:disabled');
  if (waiting) {
    toggleBusy(waiting);
    waiting.click();
  }
}
