/**
 * Hides or replaces an image that does not load, as its `data-fallback` says. One listener, set
 * before there is any image, serves prerendered and rendered ones alike: an error that comes
 * before hydration never reaches React (https://github.com/facebook/react/issues/15446).
 */
export function fallBackForImages(): void {
  addEventListener(
    'error',
    (event) => {
      const image = event.target as HTMLImageElement;
      // The window and scripts report errors here as well.
      const fallback = image.dataset?.fallback;
      if (fallback === 'hide') image.hidden = true;
      else if (fallback) {
        // A substitute that fails too is hidden.
        image.dataset.fallback = 'hide';
        for (const element of (image.parentElement as Element).children) {
          element.removeAttribute('srcset');
        }
        image.src = fallback;
      }
    },
    true,
  );
}
