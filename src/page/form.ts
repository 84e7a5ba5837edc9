// The form, from the press on Submit to the thanks.

import { type Email, emailOf, type Lead, mailTarget } from '../shared/email';
import { leaveMs } from '../shared/motion';
import { sayDraft } from './draft';
import { currentDraft, keepDraft } from './draft-store';
import { isAppLoaded, loadApp } from './load-app';
import { say } from './say';

/**
 * Characters that nobody sees: they come with copied or dictated text. Unicode has a property for
 * most of them. The others are marks that stand for no text, such as the one that dictation leaves
 * for a sound, and the empty braille pattern.
 */
const invisible = '\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffc\\u2800';
const atEnds = RegExp(`^[${invisible}]+|[${invisible}]+$`, 'gu');
const inAddress = RegExp(`[${invisible}]`, 'gu');

/** How long the button reads *Submitting...*, in milliseconds: long enough to be read and heard. */
const submittingMs = 800;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const untilClosed = (dialog: HTMLDialogElement) =>
  new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));

// All functions get the dialog: a field of the firm could have the name of a method of its form,
// such as `reset`, and would stand in the method's place.

/** The fields of ours: an extension may have added others. */
const fieldsOf = (dialog: HTMLDialogElement) =>
  dialog.querySelectorAll<HTMLInputElement>('[id^=lead-][name]');

const readLead = (dialog: HTMLDialogElement): Lead =>
  Array.from(fieldsOf(dialog), ({ name, value }) => [name, value]);

/**
 * Removes invisible characters before the browser checks the fields: browsers accept a space as a
 * text, Firefox accepts an address that ends in an invisible character, and Chromium refuses it.
 */
function trimFields(dialog: HTMLDialogElement): void {
  for (const field of fieldsOf(dialog)) {
    const text = field.value.replace(field.type === 'email' ? inAddress : atEnds, '');
    // A new value moves the cursor.
    if (text !== field.value) field.value = text;
  }
}

/** Tells screen readers whether the browser has refused a required field. */
function setUpAriaInvalid(dialog: HTMLDialogElement): void {
  const update = ({ type, target }: Event) => {
    const field = target as HTMLInputElement;
    if (field.required) field.setAttribute('aria-invalid', String(type === 'invalid'));
  };
  dialog.addEventListener('invalid', update, true);
  dialog.addEventListener('input', update);
}

function clearForm(dialog: HTMLDialogElement): void {
  const form = dialog.querySelector('form');
  if (form) HTMLFormElement.prototype.reset.call(form);
}

/** Locks the form while it is busy. Its button then reads *Submitting...* */
function setBusy(dialog: HTMLDialogElement, isBusy: boolean): void {
  const fieldset = dialog.querySelector('fieldset');
  const submit = dialog.querySelector<HTMLButtonElement>('[type=submit]');
  if (fieldset) fieldset.disabled = isBusy;
  if (submit) submit.disabled = isBusy;
  submit?.setAttribute('aria-busy', String(isBusy));
  say((isBusy && submit?.querySelectorAll('span')[1]?.textContent) || '');
}

/**
 * A lead, from the press on Submit to the thanks. Call it in the task of the press: browsers forget
 * a press after a few seconds, and then open no email.
 */
async function sendLead(dialog: HTMLDialogElement): Promise<void> {
  let email: Email | undefined;
  // No browser reports whether a mail program has opened.
  let hasFailed = false;
  try {
    email = emailOf(readLead(dialog));
    const link = { href: email.href, target: mailTarget() };
    Object.assign(document.createElement('a'), link).click();
  } catch (error) {
    console.error('The email could not be opened:', error);
    hasFailed = true;
  }
  // At once, because the visitor may reload.
  keepDraft(email);
  setBusy(dialog, true);
  await Promise.race([wait(submittingMs), untilClosed(dialog)]);
  // Comes first, because the visitor may open the dialog again.
  clearForm(dialog);
  setBusy(dialog, false);
  dialog.close();
  // Firefox does not announce what is inserted right after a modal dialog has closed.
  await wait(leaveMs);
  const app = loadApp();
  // The thanks may come late or never, and the line beside the button is there now.
  if (!isAppLoaded()) sayDraft();
  (await app.catch(() => undefined))?.showThanks(email, hasFailed);
}

export function setUpForm(dialog: HTMLDialogElement): void {
  setUpAriaInvalid(dialog);
  // Enter in a field clicks the button too.
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[type=submit]')) trimFields(dialog);
  });
  // While the form is busy, its button is disabled: a second press submits nothing.
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    sendLead(dialog);
  });
  // After a reload during *Submitting...*, browsers fill the form again, and Firefox disables the
  // button again.
  addEventListener('pageshow', () => {
    // `pageshow` fires only when all photos are loaded. By then a lead may be on its way.
    if (dialog.querySelector('[aria-busy=true]')) return;
    setBusy(dialog, false);
    if (currentDraft()?.message === emailOf(readLead(dialog)).message) clearForm(dialog);
  });
}
