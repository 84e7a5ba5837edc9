/** Hides or replaces an image that does not load, as its `data-fallback` says. In the head, before the first image. */
export function fallBackForImages(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const { fallback } = target.dataset;
      if (fallback === 'hide') target.hidden = true;
      else if (fallback) {
        // A substitute that fails too is hidden.
        target.dataset.fallback = 'hide';
        target.removeAttribute('srcset');
        target.previousElementSibling?.removeAttribute('srcset');
        target.src = fallback;
      }
    },
    true,
  );
}
