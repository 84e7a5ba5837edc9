/** Calls `onIntent` when a visitor is about to use something that needs the app. */
export function watchIntent(onIntent: () => unknown): void {
  for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown']) {
    addEventListener(
      type,
      (event) => {
        const target = event.target as Element;
        const { pointerType } = event as PointerEvent;
        const need = target.closest<HTMLElement>('[data-app]')?.dataset.app;
        // Tooltips are for pointers that hover and for the keyboard, not for fingers.
        const canHint = pointerType ? pointerType !== 'touch' : target.matches(':focus-visible');
        if (need === 'form' || (need && canHint)) onIntent();
      },
      { capture: true, passive: true },
    );
  }
}
