// Shows the thanks after a lead, once: by a toast if the app has started in time, or else by a notice
// that is part of the page, with the same words, look and actions.
import { focusMs } from '../style/motion';
import { announce } from './announce';
import { setCopyText } from './copying';
import { delegate } from './delegate';
import { focusOpener } from './dialog';
import { startApp, withTimeout } from './load-app';

/** How long the thanks wait for the app, in milliseconds. With `submittingMs` they appear 2 s after a submit. */
const appDeadlineMs = 1200;

/** How long the thanks have to stay in the live region until they count as heard, in milliseconds. */
const heardMs = 10_000;

const notice = () => document.getElementById('notice') as HTMLElement;

let lastThanks = 0;

/** Thanks the visitor, and offers the message to copy. */
export async function showThanks(linkFailed: boolean, message: string): Promise<void> {
  lastThanks += 1;
  const thanks = lastThanks;
  const element = notice();
  element.hidden = true;
  for (const text of element.querySelectorAll<HTMLElement>('[data-failed]')) {
    text.hidden = text.dataset.failed !== String(linkFailed);
  }
  const [title = '', description = ''] = Array.from(
    element.querySelectorAll('strong, p:not([hidden])'),
    ({ textContent }) => textContent,
  );
  announce(`${title} ${description}`, heardMs);
  try {
    const app = await withTimeout(appDeadlineMs, startApp());
    app.showToast({ title, description, message });
  } catch {
    // A later lead shows its own thanks.
    if (thanks !== lastThanks) return;
    setCopyText(element, message);
    element.hidden = false;
  }
}

/** Lets the visitor dismiss the notice. */
export function setUpNotice(): void {
  delegate('click', '[data-dismiss]', () => {
    focusOpener();
    setTimeout(() => {
      notice().hidden = true;
    }, focusMs);
  });
}
