// The draft in the page: shows it, copies its message, and discards it.

import { mailTarget } from '../shared/email';
import { draftClass } from '../shared/root-class';
import { currentDraft, keepDraft } from './draft-store';
import { say } from './say';

const find = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

/** The two labels of a button: what it does, and what it has done. */
function labelsOf(button: HTMLElement): { label: HTMLElement; done: HTMLElement } {
  const [label = button, done = button] = button.querySelectorAll('span');
  return { label, done };
}

function showDone(button: HTMLElement, isDone: boolean): void {
  const { label, done } = labelsOf(button);
  label.hidden = isDone;
  done.hidden = !isDone;
}

const sayDone = (button: HTMLElement) => say(labelsOf(button).done.textContent ?? '');

/** Tells screen readers what the line beside the button says, where there is a draft. */
export function sayDraft(): void {
  if (currentDraft()) say(find('lead-draft').querySelector('p')?.textContent ?? '');
}

/** Shows the draft in the dialog, and the lines that lead there; or hides them. */
function showDraft(): void {
  const draft = currentDraft();
  const panel = find('lead-draft');
  if (!draft) panel.hidden = true;
  // While the dialog is open, only a discarded draft changes it.
  if (find<HTMLDialogElement>('lead-dialog').open) return;
  document.documentElement.classList.toggle(draftClass, Boolean(draft));
  if (!draft) return;
  panel.hidden = false;
  panel.querySelector('label')?.remove();
  const copy = panel.querySelector<HTMLButtonElement>('[command="--copy"]');
  if (copy) {
    copy.value = draft.message;
    showDone(copy, false);
  }
  for (const link of panel.querySelectorAll('a')) {
    const isMail = link.protocol === 'mailto:';
    link.href = isMail ? draft.href : link.href.replace(/[^=]*$/, encodeURIComponent(draft.href));
    if (isMail) link.target = mailTarget();
  }
}

/** Copies a button's message. If the browser refuses (plain HTTP, a policy), shows it, selected. */
export async function copyMessage(button: HTMLButtonElement): Promise<void> {
  const message = button.value;
  // A second copy is said again.
  say('');
  try {
    await navigator.clipboard.writeText(message);
    showDone(button, true);
    sayDone(button);
  } catch {
    button.parentElement?.querySelector('label')?.remove();
    button.after(find<HTMLTemplateElement>('lead-copy-by-hand').content.cloneNode(true));
    const field = button.parentElement?.querySelector('textarea');
    if (field) field.value = message;
    field?.select();
  }
}

/** Discards the draft, and moves the focus to `next`: the focused button is about to go. */
export function discardDraft(button: HTMLElement, next: HTMLElement | null): void {
  next?.focus({ preventScroll: true });
  keepDraft(undefined);
  showDraft();
  sayDone(button);
}

export function setUpDraft(dialog: HTMLDialogElement): void {
  showDraft();
  // A new draft waits until the dialog is closed, so that no field moves.
  dialog.addEventListener('close', showDraft);
  // A page from the back/forward cache, or a prerendered one, has not heard of later leads.
  document.addEventListener('prerenderingchange', showDraft);
  addEventListener('pageshow', showDraft);
}
