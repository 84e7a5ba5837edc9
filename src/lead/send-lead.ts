// What a submit of the lead form does. Part of the boot script, so that it works the same whether
// the app is there, on its way, or cannot be had.
import { afterPaint } from '../after-paint';
import { firm } from '../content/firm';
import { type Lead, leadMailHref, leadText, readLead } from './lead-mail';

/** A lead that was handed to the visitor's mail program, or should have been. */
export interface SentLead {
  /** The whole message. */
  text: string;
  /** The mail link. */
  href: string;
  hasFailed: boolean;
}

/** What the app does about a lead. */
interface App {
  afterLead(sent: SentLead): void;
}

/**
 * Opens a mail link by a click on a link of our own: in a new tab, as the specification says, but in
 * the same one on phones and tablets, where a new tab is blocked without a word (iOS) or left behind
 * empty (Android): https://github.com/JesusFilm/core/pull/9540.
 */
function openMail(href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener';
  if (!matchMedia('(pointer: coarse)').matches) link.target = '_blank';
  link.click();
}

/**
 * Writes a lead as an email and opens it in the visitor's mail program. Nothing tells whether one has
 * opened.
 */
function sendLead(lead: Lead): SentLead {
  const sent = { text: leadText(lead), href: leadMailHref(lead, firm.email), hasFailed: false };
  try {
    openMail(sent.href);
  } catch (error) {
    console.error('The mail link could not be opened:', error);
    sent.hasFailed = true;
  }
  return sent;
}

/**
 * Sends the lead in the task of the submit event. The rest waits for the app: it clears the form,
 * closes the dialog and shows the toast. Without the app, the form says so itself.
 *
 * @param startApp resolves when the app has started, rejects when it cannot be had
 */
export function watchSubmits(startApp: () => Promise<App>): void {
  addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const button = form.querySelector<HTMLButtonElement>('[data-busy-label]');
    if (!button) return;
    const sent = sendLead(readLead(form));
    const label = button.textContent;
    // While it is disabled, neither a click nor Enter submits again.
    button.disabled = true;
    button.textContent = String(button.dataset.busyLabel);
    // The label is seen before hydration keeps the page busy.
    afterPaint(() =>
      startApp()
        .then(
          // Hydration may have made the form anew, around the same button.
          (app) => finish(app, button.form || form, sent),
          () => sayWithoutApp(form, sent),
        )
        .finally(() => {
          button.disabled = false;
          button.textContent = label;
        }),
    );
  });
}

function finish(app: App, form: HTMLFormElement, sent: SentLead) {
  form.removeAttribute('data-sent');
  form.reset();
  form.closest('dialog')?.close();
  app.afterLead(sent);
}

/** Shows the thanks that are part of the page, with the mail link; the fields keep their text. */
function sayWithoutApp(form: HTMLFormElement, { href }: SentLead) {
  form.setAttribute('data-sent', '');
  const link = form.querySelector<HTMLAnchorElement>('[data-open-again]');
  if (!link) return;
  link.href = href;
  link.focus();
}
