// The thanks after a lead, shown once: by a toast if the app has started in time, or else by a notice that is part of
// the page.

import { attempt } from '../dom/attempt.inline';
import { delegate } from '../dom/delegate.inline';
import { Attribute } from '../ui/attributes';
import { announce } from './announce.inline';
import { setMessage } from './copy-message.inline';
import { focusOpener } from './dialog.inline';
import { dismissDelayMs } from './dismiss-delay';
import { type Draft, markThanked } from './draft.inline';
import { loadApp } from './load-app.inline';
import { watchPresence } from './presence';

/** How long the button reads *Submitting...*, in milliseconds: long enough to be read and heard. */
export const submittingMs = 800;

/** The thanks appear at most this long after a submit, in milliseconds. */
const deadlineMs = 2000;

/** How long the thanks have to stay in the live region until they count as heard, in milliseconds. */
const heardMs = 10_000;

const notice = () => document.getElementById('notice') as HTMLElement;

/** The lead whose thanks are on screen. */
let onScreen: Draft | undefined;
let isPresent = false;

/**
 * Only a visitor who is here has seen the thanks. A phone may discard the page while its mail program is in front:
 * the next page then thanks again.
 */
function noteWhetherSeen(): void {
  if (isPresent && onScreen?.isThanked === false) markThanked(onScreen);
}

/** Announces the thanks in the words of the notice, which a browser may have translated. Hides an earlier notice. */
function announceThanks(hasFailed: boolean): void {
  const element = notice();
  element.hidden = true;
  let words = '';
  const other = hasFailed ? 'success' : 'failure';
  for (const text of element.querySelectorAll<HTMLElement>(`[${Attribute.thanksAfter}]`)) {
    text.hidden = text.getAttribute(Attribute.thanksAfter) === other;
    if (!text.hidden) words += `${text.textContent} `;
  }
  announce(words, heardMs);
}

/** Announces the thanks, and shows them by toast or notice. Both offer the draft's message to copy. */
export async function thank(draft: Draft): Promise<void> {
  const { message, hasFailed } = draft;
  onScreen = undefined;
  attempt(() => announceThanks(hasFailed));
  try {
    const tooLate = new Promise<never>((_, reject) =>
      setTimeout(reject, deadlineMs - submittingMs),
    );
    const app = await Promise.race([loadApp(), tooLate]);
    app.showToast(hasFailed, message);
  } catch {
    // The app is late, missing or broken.
    const element = notice();
    element.removeAttribute('hidden');
    setMessage(element, message);
    // To the end of the page, where the toasts are.
    document.body.append(element);
  }
  onScreen = draft;
  noteWhetherSeen();
}

/** Notes whether the visitor sees the thanks, and lets her dismiss the notice by its button or by Escape. */
export function setUpThanks(): void {
  watchPresence((isHere) => {
    isPresent = isHere;
    noteWhetherSeen();
  });
  function dismiss(event: UIEvent) {
    focusOpener();
    setTimeout(() => {
      notice().hidden = true;
    }, dismissDelayMs(event));
  }
  delegate('click', `[${Attribute.dismissNotice}]`, (_, event) => dismiss(event));
  delegate('keydown', '#notice', (_, event) => {
    if (event.key === 'Escape') dismiss(event);
  });
}
