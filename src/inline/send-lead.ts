// Handles a submit of the lead form: opens the mail link, shows *Submitting...*, keeps the message, thanks
// the visitor. The app only shows the toast.
import { firm } from '../content/firm';
import { leadMailHref, leadMessage, readLead } from '../lead/lead-mail';
import { announce } from './announce';
import { keepMessage, setMailLink } from './kept-message';
import { showThanks } from './thanks';

/** How long the button reads *Submitting...*, in milliseconds: long enough to be read and heard. */
const submittingMs = 800;

const messageOf = (form: HTMLFormElement) => leadMessage(readLead(form), firm.email);

/** Refuses required fields that contain only spaces, in the browser's own words. */
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
 * Opens the mail link in the task of the submit event, because browsers forget a gesture after a few
 * seconds and then open nothing.
 */
export function setUpSubmit(): void {
  addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const button = form.querySelector<HTMLButtonElement>('[data-busy-label]');
    if (!button || refuseBlanks(form)) return;
    const message = messageOf(form);
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
      keepMessage(href, message);
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
  // Looks both up at each use, because hydration may create them again around the same button.
  const form = () => button.form as HTMLFormElement;
  const dialog = () => button.closest('dialog') as HTMLDialogElement;
  const isEdited = () => messageOf(form()) !== message;

  // A disabled button prevents a second submit by a click or by Enter.
  button.disabled = true;
  button.textContent = String(button.dataset.busyLabel);
  announce(button.textContent);

  const end = async () => {
    removeEventListener('close', end, true);
    clearTimeout(timer);
    onEnd();
    // Clears the form after the dialog has faded. `finished` rejects if an animation is canceled.
    await Promise.allSettled(
      dialog()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    if (!isEdited()) form().reset();
    button.disabled = false;
    button.textContent = label;
  };
  addEventListener('close', end, true);
  const timer = setTimeout(() => {
    if (!isEdited()) dialog().close();
    // Calls `end` itself: Chromium fires `close` in the next frame, and a page in the background has none.
    end();
  }, submittingMs);
}
