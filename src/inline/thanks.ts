// The thanks after a lead, shown once: by a toast if the app has started in time, or else by a notice that is part of
// the page.
import { dismissDelay } from '../style/motion';
import { announce } from './announce';
import { setMessage } from './copying';
import { delegate } from './delegate';
import { focusOpener } from './dialog';
import { type Draft, latestDraft, storeDraft } from './draft';
import { startApp } from './load-app';

/** How long the thanks wait for the app, in milliseconds. With `submittingMs` they appear 2 s after a submit. */
const appDeadlineMs = 1200;

/** How long the thanks have to stay in the live region until they count as heard, in milliseconds. */
const heardMs = 10_000;

const notice = () => document.getElementById('notice') as HTMLElement;

/** Thanks the visitor, and offers the message to copy. */
export async function thank(draft: Draft): Promise<void> {
  const { message, hasFailed } = draft;
  const element = notice();
  element.hidden = true;
  let words = '';
  for (const text of element.querySelectorAll<HTMLElement>('[data-thanks]')) {
    text.hidden = text.dataset.thanks === (hasFailed ? 'success' : 'failure');
    if (!text.hidden) words += `${text.textContent} `;
  }
  announce(words, heardMs);
  try {
    const tooLate = new Promise<never>((_, reject) => setTimeout(reject, appDeadlineMs));
    const app = await Promise.race([startApp(), tooLate]);
    app.showToast(hasFailed, message);
  } catch {
    // A later lead has thanks of its own.
    if (draft !== latestDraft) return;
    setMessage(element, message);
    element.hidden = false;
  }
  draft.isThanked = true;
  storeDraft();
}

/** Lets the visitor dismiss the notice. */
export function setUpNotice(): void {
  delegate('click', '[data-dismiss]', (_, event) => {
    focusOpener();
    setTimeout(() => {
      notice().hidden = true;
    }, dismissDelay(event));
  });
}
