// The draft in the page: shows it, copies it and discards it.
import { RootClass } from '../style/root-class';
import { say } from '../ui/say.script';
import { currentDraft, keepDraft } from './draft-store';
import { draftOf, mailTarget } from './email';

const find = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

/** The second label of a button says what it has done. */
function showLabel(button: Element | null, isDone: boolean): void {
  const [label, done] = button?.querySelectorAll('span') ?? [];
  if (!label || !done) return;
  label.hidden = isDone;
  done.hidden = !isDone;
}

const doneLabelOf = (button: Element) => button.querySelectorAll('span')[1]?.textContent ?? '';

/** Shows the draft in the dialog, and the lines that lead there; or hides them. */
function showDraft(): void {
  const draft = currentDraft();
  const panel = find('lead-draft');
  if (!draft) panel.hidden = true;
  // Nothing else moves in the open dialog, and nothing behind it.
  if (find<HTMLDialogElement>('lead-dialog').open) return;
  document.documentElement.classList.toggle(RootClass.draft, Boolean(draft));
  if (!draft) return;
  panel.hidden = false;
  showLabel(panel.querySelector('[command="--copy"]'), false);
  panel.querySelector('label')?.remove();
  for (const link of panel.querySelectorAll('a')) {
    const isMail = link.protocol === 'mailto:';
    link.href = isMail ? draft.href : link.href.replace(/[^=]*$/, encodeURIComponent(draft.href));
    if (!isMail) continue;
    link.target = mailTarget();
    // An opening dialog gives this link the focus.
    link.setAttribute('autofocus', '');
  }
}

/** Copies the message. If the browser refuses (plain HTTP, a policy), shows it, selected. */
export async function copyDraft(button: HTMLElement): Promise<void> {
  const { message = '' } = currentDraft() ?? {};
  // A second copy is said again.
  say('');
  try {
    await navigator.clipboard.writeText(message);
    showLabel(button, true);
    say(doneLabelOf(button));
  } catch {
    button.parentElement?.querySelector('label')?.remove();
    button.after(find<HTMLTemplateElement>('lead-copy-by-hand').content.cloneNode(true));
    const field = button.parentElement?.querySelector('textarea');
    if (field) field.value = message;
    field?.select();
  }
}

/** Discards the draft, and moves the focus to `next`, because the focused button goes. */
export function discardDraft(button: HTMLElement, next: HTMLElement | null): void {
  next?.focus({ preventScroll: true });
  keepDraft(undefined);
  showDraft();
  say(doneLabelOf(button));
}

export function setUpDraft(form: HTMLFormElement, dialog: HTMLDialogElement): void {
  showDraft();
  // A new draft waits until the dialog is closed, so that no field moves.
  dialog.addEventListener('close', showDraft);
  // A page from the back/forward cache, or a prerendered one, does not know the leads of others.
  document.addEventListener('prerenderingchange', showDraft);
  addEventListener('pageshow', () => {
    showDraft();
    // After a reload during *Submitting...*, the browser has filled the form again.
    if (currentDraft()?.message === draftOf(form).message) form.reset();
  });
}
