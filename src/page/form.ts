// The form: what typing changes, and a lead from Submit to the thanks.

import { type Email, emailOf, isTooLong, type Lead } from '../shared/email';
import { Id, Mark } from '../shared/markup';
import { settledMs } from '../shared/motion';
import { fillDraftPanel, keepDraft, sayDraft } from './draft';
import { keep, readKept } from './kept';
import { loadApp } from './load-app';
import { mailTarget } from './mail-target';
import { say } from './say';
import { wait } from './wait';

/** How long the button reads *Submitting...*, in milliseconds: long enough to be read and heard. */
const submittingMs = 800;

/** How long the app may be late, in milliseconds, before screen readers hear of the draft. */
const lateAppMs = 1000;

// Functions get the dialog, not its form: a field that is named like a method of the form, such as
// `reset`, would take the method's place.

/** Our fields only: an extension may have added others. */
const fieldsOf = (dialog: HTMLDialogElement) =>
  dialog.querySelectorAll<HTMLInputElement>(`[${Mark.field}]`);

const readForm = (dialog: HTMLDialogElement): Lead =>
  [...fieldsOf(dialog)].map(({ name, value }) => [name, value]);

/**
 * Keyboards for Chinese and Japanese write `＠`, `。` and full-width letters. Characters that nobody
 * sees come with copied addresses, and Chromium refuses them. Before letters from Arabic to Indic,
 * U+200C and U+200D are a part of the spelling: they stay.
 */
const plainAddress = (typed: string) =>
  typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/(?![\u200c\u200d][\u0600-\u1fff])\p{Cf}/gu, '');

/**
 * Trims the fields before the browser checks them: browsers accept a space as a text. Dictation
 * leaves U+FFFC.
 */
function trimFields(dialog: HTMLDialogElement): void {
  for (const field of fieldsOf(dialog)) {
    const typed = field.value.replaceAll('\ufffc', '');
    const text = (field.type === 'email' ? plainAddress(typed) : typed).trim();
    // A new value moves the cursor.
    if (text !== field.value) field.value = text;
  }
}

/**
 * Tells screen readers whether the browser has refused a field, and why: Orca hears the reason in
 * Firefox too, where it does not hear that `aria-invalid` has changed.
 */
function setRefused(field: HTMLInputElement, isRefused: boolean): void {
  field.setAttribute('aria-invalid', String(isRefused));
  field.setAttribute('aria-description', isRefused ? field.validationMessage : '');
  // With both, screen readers would read *Optional* in place of the reason.
  const hintId = field.getAttribute(Mark.field) ?? '';
  field.setAttribute('aria-describedby', isRefused ? '' : hintId);
}

/**
 * Shows the hint that the text is too long for one email, or the introduction in its place. A new hint
 * is also said.
 */
function checkLength(dialog: HTMLDialogElement): void {
  const isLong = isTooLong(readForm(dialog));
  const hint = document.getElementById(Id.tooLong) as HTMLElement;
  if (isLong && hint.hidden) say(hint.textContent);
  hint.hidden = !isLong;
  document.getElementById(Id.intro)?.toggleAttribute('hidden', isLong);
}

const submitButton = (dialog: HTMLDialogElement) =>
  dialog.querySelector<HTMLButtonElement>('[type=submit]');

const isSending = (dialog: HTMLDialogElement) => submitButton(dialog)?.disabled;

/** Locks the form while it is busy. Its button then reads *Submitting...* */
function setBusy(dialog: HTMLDialogElement, isBusy: boolean): void {
  for (const part of dialog.querySelectorAll('fieldset, [type=submit]')) {
    part.toggleAttribute('disabled', isBusy);
  }
  // The draft's panel still has the draft before this lead.
  document.getElementById(Id.draftPanel)?.toggleAttribute('inert', isBusy);
}

/**
 * The form's text as it was last saved. Undefined until the dialog first opens: until then, only the
 * browser has filled anything in.
 */
let saved: string | undefined;

/**
 * Saves the form's text in the tab, if it has changed here: after Back, Firefox may show an older text
 * than the tab's.
 */
function saveForm(dialog: HTMLDialogElement): void {
  const lead = readForm(dialog);
  const text = JSON.stringify(lead);
  // While the lead is being sent, any input is a late autocorrection.
  if (saved === undefined || text === saved || isSending(dialog)) return;
  saved = text;
  keep('typedLead', lead);
  checkLength(dialog);
}

/** Fills the form, which is then as if it had just been opened. */
function fillForm(dialog: HTMLDialogElement, lead: Lead): void {
  // So that no field stays red.
  const form = dialog.querySelector('form');
  if (form) HTMLFormElement.prototype.reset.call(form);
  const texts = new Map(lead);
  for (const field of fieldsOf(dialog)) {
    field.value = texts.get(field.name) ?? '';
    setRefused(field, false);
  }
  saved = JSON.stringify(readForm(dialog));
  // Firefox keeps the button disabled over a reload.
  setBusy(dialog, false);
  // Screen readers do not announce what a dialog has when it opens.
  setTimeout(checkLength, settledMs, dialog);
}

/** Shows what the tab keeps: another page may have changed or sent it. */
export function restoreDialog(dialog: HTMLDialogElement): void {
  // Where the tab keeps no text, what the browser has filled in stays.
  fillForm(dialog, readKept('typedLead') ?? readForm(dialog));
  fillDraftPanel();
}

/** Opens the email of a lead. `email` is undefined if none could be made. */
function openEmail(
  dialog: HTMLDialogElement,
  lead: Lead,
): { email: Email | undefined; hasFailed: boolean } {
  let email: Email | undefined;
  let hasFailed = false;
  const link = document.createElement('a');
  try {
    email = emailOf(lead);
    // The link is in the document: extensions that open mail links see no click elsewhere.
    dialog.append(link);
    link.href = email.href;
    link.target = mailTarget();
    link.click();
    // No browser reports whether a mail program has opened.
  } catch (error) {
    hasFailed = true;
    console.error('The email could not be opened:', error);
  } finally {
    link.remove();
  }
  return { email, hasFailed };
}

/**
 * Shows *Submitting...*, until the time is over or the visitor closes the dialog. Then empties the
 * form, and closes the dialog.
 */
async function showSubmitting(dialog: HTMLDialogElement): Promise<void> {
  setBusy(dialog, true);
  say(submitButton(dialog)?.querySelector(`[${Mark.busy}]`)?.textContent ?? '');
  const closed = new Promise((resolve) =>
    dialog.addEventListener('close', resolve, { once: true }),
  );
  await Promise.race([wait(submittingMs), closed]);
  fillForm(dialog, []);
  // A visitor who comes back only now hears the thanks alone.
  say('');
  dialog.close();
}

/** Thanks the visitor. Screen readers hear of the draft where the app, and so the thanks, is late. */
async function thank(email: Email | undefined, hasFailed: boolean): Promise<void> {
  // Firefox does not announce what is inserted right after a modal dialog has closed.
  await wait(settledMs);
  const loading = loadApp();
  // Nothing if the app is late or has failed.
  const appInTime = await Promise.race([loading, wait(lateAppMs)]);
  if (!appInTime && email) sayDraft();
  const app = await loading;
  if (app) say(app.showThanks(email, hasFailed));
}

/**
 * A lead, from the press on Submit to the thanks. Call it in the task of the press: browsers forget
 * a press after a few seconds, and then open no email. What only helps comes after the email.
 */
async function sendLead(dialog: HTMLDialogElement): Promise<void> {
  const lead = readForm(dialog);
  const { email, hasFailed } = openEmail(dialog, lead);
  keepDraft(lead);
  // An empty text, not none: otherwise what browsers fill in after a reload would stay.
  keep('typedLead', []);
  await showSubmitting(dialog);
  await thank(email, hasFailed);
}

export function setUpForm(dialog: HTMLDialogElement): void {
  const refuse = ({ target }: Event) => setRefused(target as HTMLInputElement, true);
  dialog.addEventListener('invalid', refuse, true);
  // Not only an `input`, and not only its field: extensions fill in fields without an event.
  const noteChanges = () => {
    for (const field of fieldsOf(dialog)) if (field.validity.valid) setRefused(field, false);
    saveForm(dialog);
  };
  for (const type of ['input', 'focusin', 'close']) dialog.addEventListener(type, noteChanges);
  addEventListener('pagehide', noteChanges);
  // Enter in a field clicks the button too.
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[type=submit]')) trimFields(dialog);
  });
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    // The script of an extension can submit while the button is disabled.
    if (!isSending(dialog)) sendLead(dialog);
  });
}
