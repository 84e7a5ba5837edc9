/**
 * Hides or replaces an image that does not load, as its `data-fallback` says. The listener starts in the head,
 * because an error before hydration never reaches React
 * (https://github.com/facebook/react/issues/15446).
 */
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
