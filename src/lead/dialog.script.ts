import { Id, leadDialogHash } from '../ui/attributes';
import { delegate } from '../ui/delegate.script';

const openers = `[command=show-modal][commandfor=${Id.leadDialog}]`;

const leadDialog = () => document.getElementById(Id.leadDialog) as HTMLDialogElement;

function openDialog(opener: HTMLElement | null): void {
  const dialog = leadDialog();
  if (dialog.open) return;
  // The dialog returns the focus to what has it now. Safari does not focus a clicked button.
  opener?.focus({ preventScroll: true });
  dialog.showModal();
  // A closed dialog keeps its scroll position. It opens at its top, or as little below as the focus needs.
  dialog.scrollTo(0, 0);
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Opens the dialog if the address ends in its hash, perhaps with parameters of a campaign. */
function openByHash(): void {
  const [hash] = location.hash.toLowerCase().split(/[/?&]/);
  if (hash === leadDialogHash) openDialog(document.querySelector<HTMLElement>(openers));
}

/** Opens and closes the dialog in the same way in all browsers, with `command` or without. */
export function setUpDialog(): void {
  delegate('click', `[commandfor=${Id.leadDialog}]`, (button, event) => {
    event.preventDefault();
    if (button.matches(openers)) openDialog(button);
    else leadDialog().close();
  });
  // The button that opens the dialog may stand after this script.
  addEventListener('DOMContentLoaded', openByHash);
  addEventListener('hashchange', openByHash);
  // A second click on such a link does not change the hash.
  delegate('click', `a[href$="${leadDialogHash}"]`, openByHash);
  // Enter that is still held from the submit would press the opener, which has the focus again.
  delegate('keydown', 'a, button, input', (_, event) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  });

  // Replaces `closedby="any"`, which would close the dialog on the second click of a double click on its opener.
  const dialog = leadDialog();
  let pressed: EventTarget | null;
  dialog.onmousedown = (event) => {
    pressed = event.target;
    // Keeps the focus in the field.
    if (pressed === dialog) event.preventDefault();
  };
  // The dialog has no padding, so a click on the dialog itself is a click on its backdrop. A drag from a
  // field to the backdrop, which selects text, is not a click.
  dialog.onclick = ({ target, detail }) => {
    if (target === dialog && pressed === dialog && detail < 2) dialog.close();
  };
}
