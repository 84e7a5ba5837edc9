/** Hides an image that has failed, or replaces it, as its attribute `data-fallback` says. */
function fallBack(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return;
  const fallback = image.getAttribute('data-fallback');
  // Hosts and proxies that do not know AVIF still have the JPEG of the same photo.
  if (image.currentSrc !== image.src) image.previousElementSibling?.removeAttribute('srcset');
  else if (fallback === 'hide') image.hidden = true;
  else if (fallback) {
    // A substitute that fails too is hidden.
    image.setAttribute('data-fallback', 'hide');
    image.src = fallback;
  }
}

/** Hides or replaces images that do not load. Call it before the first image. */
export const setUpImageFallbacks = () =>
  addEventListener('error', ({ target }) => fallBack(target), true);
