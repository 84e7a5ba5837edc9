// The form, from the press on Submit to the thanks.

import { type Email, emailOf, type Lead, mailTarget } from '../shared/email';
import { leaveMs } from '../shared/motion';
import { currentDraft, keepDraft } from './draft-store';
import { loadApp } from './load-app';
import { say } from './say';

/**
 * Characters that nobody sees: they come with copied or dictated text. Two of them are symbols to
 * Unicode: the mark that dictation leaves for a sound, and the empty braille pattern.
 */
const invisible = '\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\ufffc\\u2800';
const atEnds = RegExp(`^[${invisible}]+|[${invisible}]+$`, 'gu');
const inAddress = RegExp(`[${invisible}]`, 'gu');

/** How long the button reads *Submitting...*, in milliseconds: long enough to be read and heard. */
const submittingMs = 800;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const closing = (dialog: HTMLDialogElement) =>
  new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));

/** Not the fields that an extension may have added. */
const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>('[id^=lead-][name]');

const readLead = (form: HTMLFormElement): Lead =>
  Array.from(fieldsOf(form), ({ name, value }) => [name, value]);

/**
 * Removes invisible characters before the browser checks the fields: browsers accept a space as a
 * text, Firefox accepts an address that ends in an invisible character, and Chromium refuses it.
 */
function trimFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const text = field.value.replace(field.type === 'email' ? inAddress : atEnds, '');
    // A new value moves the cursor.
    if (text !== field.value) field.value = text;
  }
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

/** Locks the form while it is busy. Its button then reads *Submitting...* */
function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  const fieldset = form.querySelector('fieldset');
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (fieldset) fieldset.disabled = isBusy;
  if (submit) submit.disabled = isBusy;
  submit?.setAttribute('aria-busy', String(isBusy));
  say((isBusy && submit?.children[1]?.textContent) || '');
}

/** The firm may have a field with the name `reset`: `form.reset` is then that field. */
const empty = (form: HTMLFormElement) => HTMLFormElement.prototype.reset.call(form);

/**
 * A lead, from the press on Submit to the thanks. Call it in the task of the press: browsers forget
 * a press after a few seconds, and then open no email.
 */
async function sendLead(form: HTMLFormElement, dialog: HTMLDialogElement): Promise<void> {
  let email: Email | undefined;
  // No browser reports whether a mail program has opened.
  let hasFailed = false;
  try {
    email = emailOf(readLead(form));
    const link = { href: email.href, target: mailTarget() };
    Object.assign(document.createElement('a'), link).click();
  } catch (error) {
    console.error('The email could not be opened:', error);
    hasFailed = true;
  }
  // Now, because the visitor may reload.
  keepDraft(email);
  setBusy(form, true);
  await Promise.race([wait(submittingMs), closing(dialog)]);
  // Before the visitor can open the dialog again.
  empty(form);
  setBusy(form, false);
  dialog.close();
  // Firefox does not announce what is inserted right after a modal dialog has closed.
  await wait(leaveMs);
  // Without the app, the line beside the button says what became of the email.
  const app = await loadApp().catch(() => undefined);
  app?.showThanks(email, hasFailed);
}

export function setUpForm(form: HTMLFormElement, dialog: HTMLDialogElement): void {
  setUpAriaInvalid(form);
  // Enter in a field clicks the button too.
  form.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[type=submit]')) trimFields(form);
  });
  // While the form is busy, its button is disabled: a second press submits nothing.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sendLead(form, dialog);
  });
  // After a reload during *Submitting...*, browsers fill the form again, and Firefox disables the
  // button again.
  addEventListener('pageshow', () => {
    // A visitor may submit before all photos are there.
    if (form.querySelector('[aria-busy=true]')) return;
    setBusy(form, false);
    if (currentDraft()?.message === emailOf(readLead(form)).message) empty(form);
  });
}
