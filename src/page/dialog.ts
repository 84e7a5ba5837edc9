import { leadDialogHash } from '../shared/url';
import { delegate } from './delegate';
import { discardDraft, fillDraftPanel } from './draft';
import { readyForm } from './form';

const leadDialog = () => document.getElementById('lead-dialog') as HTMLDialogElement;

const firstCall = () => document.querySelector<HTMLElement>('[data-opens]');

/** The call that a button belongs to: itself, or what stands before the draft's line. */
const callOf = (button: HTMLElement) =>
  (button.closest('p')?.previousElementSibling ?? button) as HTMLElement;

function openDialog(opener: HTMLElement | null): void {
  const dialog = leadDialog();
  if (dialog.open) return;
  readyForm(dialog);
  fillDraftPanel();
  // A closing dialog gives the focus back to what has it now: the call, because the draft's line may
  // be gone by then. Safari does not focus what is clicked.
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
  if (isInAddress()) openDialog(firstCall());
  else leadDialog().close();
}

/** Calls are mail links until a script can open the dialog. */
function turnCallsIntoButtons(): void {
  for (const call of document.querySelectorAll('a[data-opens]'))
    call.setAttribute('role', 'button');
}

/** What the buttons do that open and close the dialog, or discard the draft. */
function setUpButtons(dialog: HTMLDialogElement): void {
  delegate('click', '[data-opens]', (button, event) => {
    event.preventDefault();
    openDialog(callOf(button));
  });
  // A link answers Enter alone. A button also answers Space, when it is released.
  for (const type of ['keydown', 'keyup'] as const) {
    delegate(type, 'a[data-opens]', (call, event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      if (type === 'keyup') openDialog(call);
    });
  }
  delegate('click', '[data-closes]', () => dialog.close());
  delegate('click', '[data-discards]', (button) =>
    discardDraft(button, dialog.querySelector<HTMLElement>(':modal [name]') ?? callOf(button)),
  );
  // A visitor may still hold Enter from the submit, when the call has the focus again.
  delegate('keydown', 'a, button, input', (_, event) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  });
}

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

export function setUpDialog(dialog: HTMLDialogElement): void {
  turnCallsIntoButtons();
  // Those that stand after this script.
  addEventListener('DOMContentLoaded', turnCallsIntoButtons);
  setUpButtons(dialog);
  // An opening dialog gives the focus to the first of these that is shown: the draft's link, or the
  // first field. Not in the HTML: Chromium would warn that the page's heading has the focus.
  for (const element of dialog.querySelectorAll<HTMLElement>('a, [name]')) element.autofocus = true;
  setUpAddress(dialog);
  setUpLightDismiss(dialog);
}
