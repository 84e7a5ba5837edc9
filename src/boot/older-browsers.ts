/**
 * Makes the dialog's and the menu's buttons work where the browser does not do it by itself:
 * `command` is there since 2025 or so, `popover` since 2023, `<dialog>` since 2022.
 */
export function supportOlderBrowsers(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor],[popovertarget]');
    if (!button) return;
    const dialogId = button.getAttribute('commandfor');
    const controlled = document.getElementById(
      dialogId ?? (button.getAttribute('popovertarget') as string),
    ) as HTMLElement & Partial<HTMLDialogElement>;
    if (!dialogId) {
      if (!controlled.showPopover) controlled.toggleAttribute('data-open');
    } else if (!('commandForElement' in button)) {
      const opens = button.getAttribute('command') !== 'close';
      controlled[opens ? 'showModal' : 'close']?.();
      // Where dialogs are unknown the attribute alone shows and hides it.
      controlled.toggleAttribute('open', opens);
    }
  });
}
