import { Attribute, Id } from '../ui/attributes';
import { storeDraft } from './draft-storage';
import { openEmail } from './email';

/** Characters that nobody sees, which come with copied text. */
const invisible = '\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff';
const atEnds = RegExp(`^[\\s${invisible}]+|[\\s${invisible}]+$`, 'g');
const inAddress = RegExp(`[${invisible}]`, 'g');

/** The second submit of a double click comes within this time, in milliseconds. */
const doubleClickMs = 1000;

/**
 * Opens the email of a lead, and marks the form, so that the app finishes the lead. When the app is there, it replaces
 * `onsubmit`: see `use-submit.tsx`.
 */
export function setUpSubmit(): void {
  const form = document.getElementById(Id.leadForm) as HTMLFormElement;
  // A press of Enter in a field clicks the button too. Before the browser judges the fields: it takes spaces for a text,
  // and Firefox takes an address with an invisible end.
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[type=submit]'))) return;
    for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
      let text = field.value.replace(atEnds, '');
      if (field.type === 'email') text = text.replace(inAddress, '');
      if (text !== field.value) field.value = text;
    }
  });
  let submittedAt = -doubleClickMs;
  form.onsubmit = (event) => {
    event.preventDefault();
    if (event.timeStamp - submittedAt < doubleClickMs) return;
    submittedAt = event.timeStamp;
    const draft = openEmail(form);
    // Kept now, because the visitor may reload before the app comes.
    storeDraft(draft);
    form.setAttribute(Attribute.sent, JSON.stringify(draft));
  };
}
