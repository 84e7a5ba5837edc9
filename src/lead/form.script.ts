import { leaveMs } from '../style/motion';
import { say } from '../ui/say.script';
import { keepDraft } from './draft-store';
import { openEmail } from './email';
import { loadApp } from './load-app.script';

/** Characters that nobody sees. They come with copied text. */
const invisible = '\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff';
const atEnds = RegExp(`^[\\s${invisible}]+|[\\s${invisible}]+$`, 'g');
const inAddress = RegExp(`[${invisible}]`, 'g');

/** How long the button reads *Submitting...*, in milliseconds: long enough to be read and heard. */
const submittingMs = 800;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  const fieldset = form.querySelector('fieldset');
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (fieldset) fieldset.disabled = isBusy;
  if (submit) submit.disabled = isBusy;
  submit?.setAttribute('aria-busy', String(isBusy));
  say((isBusy && submit?.children[1]?.textContent) || '');
}

/** Opens the email of a lead at once, and keeps it as the draft; the thanks come from the app. */
function setUpSubmit(form: HTMLFormElement, dialog: HTMLDialogElement): void {
  form.onsubmit = async (event) => {
    event.preventDefault();
    const email = openEmail(form);
    // Now, because the visitor may reload.
    keepDraft(email.draft);
    setBusy(form, true);
    const isClosed = new Promise((resolve) => {
      dialog.addEventListener('close', resolve, { once: true });
    });
    await Promise.race([wait(submittingMs), isClosed]);
    // Before the visitor can open the dialog again.
    form.reset();
    setBusy(form, false);
    dialog.close();
    // Firefox does not announce what is inserted right after a modal dialog has closed.
    await wait(leaveMs);
    // Without the app, the line beside the button tells of the draft.
    loadApp().then(
      ({ showThanks }) => showThanks(email),
      () => {},
    );
  };
}

export function setUpForm(form: HTMLFormElement, dialog: HTMLDialogElement): void {
  setUpTrimming(form);
  setUpAriaInvalid(form);
  setUpSubmit(form, dialog);
}
