import { Id } from '../ui/attributes';
import { openEmail } from './email';

/** Spaces and invisible characters at the ends of a text, which come with copied text. */
const invisibleEnds = /^[\s\u200b-\u200f\u2060]+|[\s\u200b-\u200f\u2060]+$/g;

/** A second submit of the same press comes within this time, in milliseconds. */
const doubleClickMs = 1000;

/**
 * Opens the email of a lead until the app is there, and marks the form, so that the app finishes the lead. It replaces
 * `onsubmit`.
 */
export function setUpSubmit(): void {
  const form = document.getElementById(Id.leadForm) as HTMLFormElement;
  // A press of Enter in a field clicks the button too. Before the browser judges the fields: it takes spaces for a text,
  // and Firefox takes an address with an invisible end.
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[type=submit]'))) return;
    for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
      const text = field.value.replace(invisibleEnds, '');
      if (text !== field.value) field.value = text;
    }
  });
  let submittedAt = -doubleClickMs;
  form.onsubmit = (event) => {
    event.preventDefault();
    if (event.timeStamp - submittedAt < doubleClickMs) return;
    submittedAt = event.timeStamp;
    form.dataset.sent = JSON.stringify(openEmail(form));
  };
}
