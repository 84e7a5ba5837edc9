// The form: what typing changes, and a lead from Submit to the thanks.

import { type Email, emailOf, isTooLong, type Lead } from '../shared/email';
import { leaveMs } from '../shared/motion';
import { isDraft, sayDraft, setDraft } from './draft';
import { loadApp } from './load-app';
import { mailTarget } from './mail-target';
import { say } from './say';

/** How long the button reads *Submitting...*, in milliseconds: long enough to be read and heard. */
const submittingMs = 800;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// Functions get the dialog, not its form: a field of the firm could have the name of a method of the
// form, such as `reset`, and would stand in the method's place.

/** The fields of ours: an extension may have added others. */
const fieldsOf = (dialog: HTMLDialogElement) =>
  dialog.querySelectorAll<HTMLInputElement>('[id^=lead-][name]');

const readLead = (dialog: HTMLDialogElement): Lead =>
  Array.from(fieldsOf(dialog), ({ name, value }) => [name, value]);

/** Characters that nobody sees. They come with copied addresses, and Chromium refuses them. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/**
 * Trims the fields before the browser checks them: browsers accept a space as a text. Dictation
 * leaves U+FFFC.
 */
function trimFields(dialog: HTMLDialogElement): void {
  for (const field of fieldsOf(dialog)) {
    const typed = field.value.replaceAll('\ufffc', '');
    const text = (field.type === 'email' ? typed.replace(invisible, '') : typed).trim();
    // A new value moves the cursor.
    if (text !== field.value) field.value = text;
  }
}

/**
 * Tells screen readers whether the browser has refused a required field, and why: Orca hears the
 * reason in Firefox too, where it does not hear that `aria-invalid` has changed.
 */
function setUpAriaInvalid(dialog: HTMLDialogElement): void {
  const update = ({ type, target }: Event) => {
    const field = target as HTMLInputElement;
    if (!field.required) return;
    field.setAttribute('aria-invalid', String(type === 'invalid'));
    field.setAttribute('aria-description', type === 'invalid' ? field.validationMessage : '');
  };
  dialog.addEventListener('invalid', update, true);
  dialog.addEventListener('input', update);
}

/** Shows and says that the text is too long for one email. */
function showTooLong(isLong: boolean): void {
  const hint = document.getElementById('lead-too-long') as HTMLElement;
  if (isLong && hint.hidden) say(hint.textContent);
  hint.hidden = !isLong;
}

function clearForm(dialog: HTMLDialogElement): void {
  const form = dialog.querySelector('form');
  if (form) HTMLFormElement.prototype.reset.call(form);
  showTooLong(false);
}

/** Locks the form while it is busy. Its button then reads *Submitting...* */
function setBusy(dialog: HTMLDialogElement, isBusy: boolean): void {
  const fieldset = dialog.querySelector('fieldset');
  const submit = dialog.querySelector<HTMLButtonElement>('[type=submit]');
  if (fieldset) fieldset.disabled = isBusy;
  if (submit) submit.disabled = isBusy;
  submit?.setAttribute('aria-busy', String(isBusy));
  say((isBusy && submit?.querySelector('[data-busy]')?.textContent) || '');
}

/** Makes the email of the form and opens it. The email is undefined if it could not be made. */
function openEmail(dialog: HTMLDialogElement): { email: Email | undefined; hasFailed: boolean } {
  let email: Email | undefined;
  try {
    const lead = readLead(dialog);
    // First, because the visitor may reload as soon as the email is open.
    setDraft(lead);
    email = emailOf(lead);
    // In the document, because extensions that open mail links see no other click.
    const link = dialog.appendChild(document.createElement('a'));
    link.href = email.href;
    link.target = mailTarget();
    link.click();
    link.remove();
    // No browser reports whether a mail program has opened.
    return { email, hasFailed: false };
  } catch (error) {
    console.error('The email could not be opened:', error);
    return { email, hasFailed: true };
  }
}

/** Shows *Submitting...*, or less of it to a visitor who closes the dialog, and empties the form. */
async function showSubmitting(dialog: HTMLDialogElement): Promise<void> {
  setBusy(dialog, true);
  const closed = new Promise((resolve) =>
    dialog.addEventListener('close', resolve, { once: true }),
  );
  await Promise.race([wait(submittingMs), closed]);
  clearForm(dialog);
  setBusy(dialog, false);
  dialog.close();
}

/** Thanks the visitor. Until the app is there, screen readers hear that there is a draft. */
async function thank(email: Email | undefined, hasFailed: boolean): Promise<void> {
  // Firefox does not announce what is inserted right after a modal dialog has closed.
  await wait(leaveMs);
  // If the app is there, the thanks replace these words before anybody hears them.
  if (email) sayDraft();
  const app = await loadApp();
  if (app) say(app.showThanks(email, hasFailed));
}

/**
 * A lead, from the press on Submit to the thanks. Call it in the task of the press: browsers forget
 * a press after a few seconds, and then open no email.
 */
async function sendLead(dialog: HTMLDialogElement): Promise<void> {
  const { email, hasFailed } = openEmail(dialog);
  await showSubmitting(dialog);
  await thank(email, hasFailed);
}

let isRepaired = false;

/**
 * Undoes what browsers do after a reload during *Submitting...*: they fill the form again, and
 * Firefox disables the button again. Only once: later, a visitor may type the same on purpose.
 */
export function repairRestoredForm(dialog: HTMLDialogElement): void {
  if (isRepaired) return;
  isRepaired = true;
  const lead = readLead(dialog);
  showTooLong(isTooLong(lead));
  if (isDraft(lead)) clearForm(dialog);
  setBusy(dialog, false);
}

export function setUpForm(dialog: HTMLDialogElement): void {
  setUpAriaInvalid(dialog);
  dialog.addEventListener('input', () => showTooLong(isTooLong(readLead(dialog))));
  // Enter in a field clicks the button too.
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[type=submit]')) trimFields(dialog);
  });
  // While the form is busy, its button is disabled: a second press submits nothing.
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    sendLead(dialog);
  });
}
