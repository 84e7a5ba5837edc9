import { delegate } from '../ui/delegate.script';
import { leadDialogHash } from '../url';
import { copyDraft, discardDraft } from './draft.script';

const openers = '[command=show-modal][commandfor=lead-dialog]';

const leadDialog = () => document.getElementById('lead-dialog') as HTMLDialogElement;

function openDialog(opener: HTMLElement | null): void {
  const dialog = leadDialog();
  if (dialog.open) return;
  // A closing dialog gives the focus back to what has it now. Safari does not focus a clicked
  // button.
  opener?.focus({ preventScroll: true });
  dialog.showModal();
  // A closed dialog keeps its scroll position. Ours opens at its top, or as little below as the
  // focus needs.
  dialog.scrollTo(0, 0);
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Opens the dialog if the address has its hash, which the parameters of a campaign may follow. */
function openByHash(): void {
  const [hash] = location.hash.toLowerCase().split(/[/?&]/);
  if (hash === leadDialogHash) openDialog(document.querySelector<HTMLElement>(openers));
}

/** The button that opens the dialog, also for the buttons in the draft's line below it. */
const openerOf = (button: HTMLElement) =>
  button.closest('p')?.parentElement?.querySelector<HTMLElement>(openers) ?? button;

/** What the buttons of the dialog do. The first two are commands of browsers, the others ours. */
const commands: Record<string, (button: HTMLElement) => unknown> = {
  // The line may be gone when the dialog closes, and with it the focus.
  'show-modal': (button) => openDialog(openerOf(button)),
  close: () => leadDialog().close(),
  '--copy': copyDraft,
  '--discard': (button) =>
    discardDraft(button, button.closest('dialog')?.querySelector('input') ?? openerOf(button)),
};

/** Obeys the buttons in the same way in all browsers, with or without support for `command`. */
export function setUpDialog(): void {
  delegate('click', '[commandfor=lead-dialog]', (button, event) => {
    event.preventDefault();
    commands[button.getAttribute('command') ?? '']?.(button);
  });
  // The button that opens the dialog may stand after this script.
  addEventListener('DOMContentLoaded', openByHash);
  addEventListener('hashchange', openByHash);
  // A second click on such a link does not change the hash.
  delegate('click', `a[href$="${leadDialogHash}"]`, openByHash);
  // A visitor may still hold Enter from the submit. It would press the opener, which has the focus
  // again.
  delegate('keydown', 'a, button, input', (_, event) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  });

  // Instead of `closedby="any"`: with that, a double click on the opener would open and close the
  // dialog.
  const dialog = leadDialog();
  let pressed: EventTarget | null;
  dialog.onmousedown = (event) => {
    pressed = event.target;
    // Keeps the focus in the field.
    if (pressed === dialog) event.preventDefault();
  };
  // The dialog has no padding, so a click on the dialog itself is a click on its backdrop. A drag
  // from a field to the backdrop, which selects text, is not a click.
  dialog.onclick = ({ target, detail }) => {
    if (target === dialog && pressed === dialog && detail < 2) dialog.close();
  };
}
