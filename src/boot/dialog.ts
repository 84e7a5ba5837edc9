/**
 * Closes the dialog on a click on its backdrop. Not `closedby="any"`: that takes the second click of a
 * double click on the opener for one beside the dialog.
 */
export function watchBackdrop(): void {
  let pressed: EventTarget | null;
  addEventListener('mousedown', (event) => {
    pressed = event.target;
    // The focus stays in its field.
    if (pressed instanceof HTMLDialogElement) event.preventDefault();
  });
  // The dialog has no padding, so a click on itself is one on its backdrop; but not the end of a
  // selection that was begun in a field.
  addEventListener('click', ({ target, detail }) => {
    if (target instanceof HTMLDialogElement && target === pressed && detail < 2) target.close();
  });
}
