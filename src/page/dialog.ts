import { leadDialogHash } from '../shared/url';
import { delegate } from './delegate';
import { copyMessage, discardDraft } from './draft';

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

/** Whether the address asks for the dialog. The parameters of a campaign may follow the hash. */
function isInAddress(): boolean {
  const [hash] = location.hash.toLowerCase().split(/[/?&]/);
  return hash === leadDialogHash;
}

/** Opens the dialog, or closes it, as the address says: a step back closes it. */
function followAddress(): void {
  if (isInAddress()) openDialog(document.querySelector<HTMLElement>(openers));
  else leadDialog().close();
}

/** The button that opens the dialog, also for the buttons in the draft's line below it. */
const openerOf = (button: HTMLElement) =>
  button.closest('p')?.parentElement?.querySelector<HTMLElement>(openers) ?? button;

/** What the buttons of the dialog do. The first two are commands of browsers, the others ours. */
const commands: Record<string, (button: HTMLButtonElement) => unknown> = {
  // The closed dialog gives the focus back to the opener: the draft's line may be gone by then.
  'show-modal': (button) => openDialog(openerOf(button)),
  close: () => leadDialog().close(),
  '--copy': copyMessage,
  '--discard': (button) =>
    discardDraft(button, button.closest('dialog')?.querySelector('input') ?? openerOf(button)),
};

/** Keeps the address and the dialog in step. */
function setUpAddress(dialog: HTMLDialogElement): void {
  // The button that opens the dialog may stand after this script.
  addEventListener('DOMContentLoaded', () => isInAddress() && followAddress());
  addEventListener('hashchange', followAddress);
  // A click on such a link changes no hash while the address still has it.
  delegate('click', `a[href$="${leadDialogHash}"]`, () => isInAddress() && followAddress());
  // Otherwise a reload would open the dialog again.
  dialog.addEventListener('close', () => {
    if (isInAddress() && !dialog.open)
      history.replaceState(history.state, '', location.pathname + location.search);
  });
}

/**
 * Closes the dialog after a press that begins and ends beside it. A drag that begins or ends in a
 * field selects text. This stands for `closedby="any"`, with which a double click on the opener
 * would open and close the dialog.
 */
function setUpLightDismiss(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null;
  let released: EventTarget | null;
  dialog.addEventListener('mousedown', (event) => {
    pressed = event.target;
    // Keeps the focus in the field.
    if (pressed === dialog) event.preventDefault();
  });
  dialog.addEventListener('mouseup', ({ target }) => {
    released = target;
  });
  // The dialog has no padding, so a click on the dialog itself is a click on its backdrop.
  dialog.addEventListener('click', ({ target, detail }) => {
    const isBeside = [target, pressed, released].every((element) => element === dialog);
    if (isBeside && detail < 2) dialog.close();
  });
}

/** Obeys the buttons in the same way in all browsers, with or without support for `command`. */
export function setUpDialog(dialog: HTMLDialogElement): void {
  delegate('click', '[commandfor=lead-dialog]', (button, event) => {
    event.preventDefault();
    commands[button.getAttribute('command') ?? '']?.(button as HTMLButtonElement);
  });
  // A visitor may still hold Enter from the submit, when the opener has the focus again.
  delegate('keydown', 'a, button, input', (_, event) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  });
  // An opening dialog gives the focus to the first of these that is shown: the draft's link, or the
  // first field. Not in the HTML: Chromium would warn that the page's heading has the focus.
  for (const element of dialog.querySelectorAll<HTMLElement>('a, [name]')) element.autofocus = true;
  setUpAddress(dialog);
  setUpLightDismiss(dialog);
}
