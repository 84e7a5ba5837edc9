import { storeDraft } from './draft-store';
import { openEmail } from './email';

/** Characters that nobody sees. They come with copied text. */
const invisible = '\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff';
const atEnds = RegExp(`^[\\s${invisible}]+|[\\s${invisible}]+$`, 'g');
const inAddress = RegExp(`[${invisible}]`, 'g');

/** A submit this soon after another is a double click, in milliseconds. Windows allows it 500. */
const doubleClickMs = 600;

/**
 * Removes invisible characters before the browser checks the fields: browsers accept a space as a
 * text, and Firefox accepts an address that ends in an invisible character.
 */
function setUpTrimming(form: HTMLFormElement): void {
  // Enter in a field clicks the button too.
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[type=submit]'))) return;
    for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
      let text = field.value.replace(atEnds, '');
      if (field.type === 'email') text = text.replace(inAddress, '');
      if (text !== field.value) field.value = text;
    }
  });
}

/** Tells screen readers whether the browser has refused a required field. */
function setUpAriaInvalid(form: HTMLFormElement): void {
  const update = ({ type, target }: Event) => {
    const field = target as HTMLInputElement;
    if (field.required) field.setAttribute('aria-invalid', String(type === 'invalid'));
  };
  form.addEventListener('invalid', update, true);
  form.addEventListener('input', update);
}

/**
 * Opens the email of a lead, and leaves the email on the form in `data-email`. The app takes it
 * from there (`use-submit.tsx`): at once, or when the app comes.
 */
function setUpSubmit(form: HTMLFormElement): void {
  let submittedAt = -doubleClickMs;
  form.onsubmit = (event) => {
    event.preventDefault();
    if (event.timeStamp - submittedAt < doubleClickMs) return;
    submittedAt = event.timeStamp;
    const email = openEmail(form);
    // Stored now, because the visitor may reload before the app comes.
    storeDraft(email.draft);
    form.setAttribute('data-email', JSON.stringify(email));
  };
}

export function setUpForm(): void {
  const form = document.getElementById('lead-form') as HTMLFormElement;
  setUpTrimming(form);
  setUpAriaInvalid(form);
  setUpSubmit(form);
}
