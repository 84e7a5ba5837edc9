import { attempt } from '../dom/attempt.inline';
import { delegate } from '../dom/delegate.inline';
import { Attribute, Hash } from '../ui/attributes';
import { announce } from './announce.inline';
import { fillDraftPanel, setDraft } from './draft.inline';

const openers = '[command=show-modal]';

/** The last button that has opened the dialog. */
let opener: HTMLElement | null = null;

const focus = (element?: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Moves the focus to the button that has opened the dialog, or to the first one that can. */
export function focusOpener(): void {
  // *See your message* disappears with its draft. The focus then stays on the button beside it.
  focus((opener?.closest('div') ?? document).querySelector<HTMLElement>(openers));
  focus(opener);
}

/** Fills the draft, remembers the opener, opens. */
function openDialog(button: HTMLElement | null): void {
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  if (dialog.open) return;
  // Before it opens, because the dialog then gives the focus to the draft.
  attempt(fillDraftPanel);
  // The dialog returns the focus to what has it now. Safari does not focus a clicked button.
  opener = button;
  focus(button);
  dialog.showModal();
  // A closed dialog keeps its scroll position. It opens at its top, or as little below as the focus needs.
  dialog.scrollTo(0, 0);
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Opens the dialog if the address ends in its hash, as the link on the team page does. */
export function openByHash(): void {
  if (location.hash === Hash.leadDialog) openDialog(document.querySelector<HTMLElement>(openers));
}

/** Opens and closes the dialog in the same way in all browsers, with `command` or without. */
export function setUpDialog(): void {
  delegate('click', '[commandfor]', (button, event) => {
    if (button.matches(openers)) openDialog(button);
    else button.closest('dialog')?.close();
    // Last: if a line above throws, the browser still runs `command` itself.
    event.preventDefault();
  });
  addEventListener('hashchange', openByHash);
  // The browser cannot return the focus to *See your message* after its draft was discarded.
  delegate('close', 'dialog', () => {
    if (!document.activeElement?.matches('main :not(dialog *)')) focusOpener();
  });
  // Enter that is still held from the submit would press the opener, which has the focus again.
  delegate('keydown', 'a, button, input', (_, event) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  });

  // Replaces `closedby="any"`, which would close the dialog on the second click of a double click on its opener.
  let pressed: EventTarget | null;
  addEventListener('mousedown', (event) => {
    pressed = event.target;
    // Keeps the focus in the field.
    if (pressed instanceof HTMLDialogElement) event.preventDefault();
  });
  // The dialog has no padding, so a click on the dialog itself is a click on its backdrop. A drag from a
  // field to the backdrop, which selects text, is not a click.
  addEventListener('click', ({ target, detail }) => {
    if (target instanceof HTMLDialogElement && target === pressed && detail < 2) target.close();
  });
}

/** Discards the draft, beside an opener or in the dialog, where the focus moves to the first field. */
export function setUpDiscarding(): void {
  delegate('click', `[${Attribute.discard}]`, (button) => {
    setDraft();
    announce(button.getAttribute(Attribute.discard) as string);
    fillDraftPanel();
    const place = button.closest('form, div:not(dialog *)');
    focus(place?.querySelector<HTMLElement>(`input, ${openers}`));
  });
}
