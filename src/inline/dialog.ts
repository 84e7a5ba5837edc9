import { delegate } from './delegate';

let opener: HTMLElement | null = null;

/** Moves the focus to the button that has opened the dialog, or to the first one that can. */
export function focusOpener(): void {
  opener ??= document.querySelector<HTMLElement>('[command=show-modal]');
  opener?.focus({ preventScroll: true });
}

/** What the browser does not do when the dialog opens, closes, or is clicked beside its content. */
export function setUpDialog(): void {
  delegate('click', '[command=show-modal]', (button) => {
    // Safari does not focus a clicked button, and could not return the focus to it.
    button.focus();
    opener = button;
    // A closed dialog keeps its scroll position. It opens at its top, or as little below as the focus needs.
    requestAnimationFrame(() => {
      document.querySelector('dialog')?.scrollTo(0, 0);
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    });
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
