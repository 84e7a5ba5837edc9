/**
 * Closes a dialog, also one that an old browser takes for an unknown element; the boot script has
 * opened that by its attribute.
 */
export function closeDialog(dialog: Partial<HTMLDialogElement> & HTMLElement): void {
  if (dialog.close) dialog.close();
  else dialog.removeAttribute('open');
}
