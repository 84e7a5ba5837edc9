import { delegate } from './delegate';

let opener: HTMLElement | null = null;

/** Moves the focus to the button that has opened the dialog, or to the first one that can. */
export function focusOpener(): void {
  opener ??= document.querySelector<HTMLElement>('[command=show-modal]');
  opener?.focus({ preventScroll: true });
}

/** Closes the dialog on a click on its backdrop, and returns the focus to the opener if the browser does not. */
export function setUpDialog(): void {
  delegate('click', '[command=show-modal]', (button) => {
    opener = button;
  });
  // Safari does not focus a button that is clicked, and hydration may create the dialog again. In both
  // cases the browser does not know where the focus was before the dialog opened.
  delegate('close', 'dialog', () => {
    if (document.activeElement?.matches('body, dialog *')) focusOpener();
  });

  // Replaces `closedby="any"`, which would close the dialog on the second click of a double click on its opener.
  let pressed: EventTarget | null;
  addEventListener('mousedown', (event) => {
    pressed = event.target;
    // Prevents the browser from moving the focus out of the field.
    if (pressed instanceof HTMLDialogElement) event.preventDefault();
  });
  // The dialog has no padding, so a click on the dialog itself is a click on its backdrop. A drag from a
  // field to the backdrop, which selects text, is not a click.
  addEventListener('click', ({ target, detail }) => {
    if (target instanceof HTMLDialogElement && target === pressed && detail < 2) target.close();
  });
}
