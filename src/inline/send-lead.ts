// Handles a submit of the lead form: opens the mail link, shows *Submitting...*, keeps the message, thanks
// the visitor. The app only shows the toast.
import { firm } from '../content/firm';
import { leadMailHref, leadMessage, readLead } from '../lead/lead-mail';
import { announce } from './announce';
import { keepDraft, setMailLink } from './draft';
import { showThanks } from './thanks';

/** How long the button reads *Submitting...*, in milliseconds: long enough to be read and heard. */
const submittingMs = 800;

const leadMessageOf = (form: HTMLFormElement) => leadMessage(readLead(form), firm.email);

/** Shows the browser's own message for required fields that contain only spaces. Returns true if there is one. */
function refuseBlanks(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement>('[required]')) {
    if (!field.value.trim()) field.value = '';
  }
  return !form.reportValidity();
}

/** Opens a mail link. Browsers do not report whether a mail program has opened. */
function openMail(href: string) {
  const link = document.createElement('a');
  setMailLink(link, href);
  link.click();
}

/**
 * Opens the mail link inside the submit handler, because the user activation expires after a few seconds,
 * and then browsers open nothing.
 */
export function setUpSubmit(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const button = form.querySelector<HTMLButtonElement>('[data-busy-label]');
    if (!button || refuseBlanks(form)) return;
    const message = leadMessageOf(form);
    let href = `mailto:${firm.email}`;
    let linkFailed = false;
    try {
      href = leadMailHref(readLead(form), firm.email);
      openMail(href);
    } catch (error) {
      console.error('The mail link could not be opened:', error);
      linkFailed = true;
    }
    showSubmitting(button, message, () => {
      keepDraft(href, message);
      showThanks(linkFailed, message);
    });
  });
}

/**
 * Shows *Submitting...*, then closes the dialog and clears the form. If the visitor closes the dialog, the
 * wait ends at once. If the visitor edits a field during the wait, the dialog stays open with the edits.
 */
function showSubmitting(button: HTMLButtonElement, message: string, onEnd: () => void) {
  const label = button.textContent;
  // Looks up form and dialog at each use, because hydration may create them again around the same button.
  const form = () => button.form as HTMLFormElement;
  const dialog = () => button.closest('dialog') as HTMLDialogElement;
  const isEdited = () => leadMessageOf(form()) !== message;

  // A disabled button prevents a second submit by a click or by Enter.
  button.disabled = true;
  button.textContent = button.dataset.busyLabel as string;
  announce(button.textContent);

  const finish = async () => {
    removeEventListener('close', finish, true);
    clearTimeout(timer);
    onEnd();
    // Clears the form after the dialog has faded. `finished` rejects if an animation is canceled.
    const animations = dialog().getAnimations();
    await Promise.allSettled(animations.map(({ finished }) => finished));
    if (!isEdited()) form().reset();
    button.disabled = false;
    button.textContent = label;
  };
  addEventListener('close', finish, true);
  const timer = setTimeout(() => {
    if (!isEdited()) dialog().close();
    // Does not wait for `close`, which Chromium fires in the next frame: a page in the background has no frames.
    finish();
  }, submittingMs);
}
