import { Mark } from '../shared/markup';

/** Hides an image that has failed, or replaces it, as `Mark.fallback` says. */
function fallBack(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return;
  const fallback = image.getAttribute(Mark.fallback);
  const source = image.previousElementSibling;
  // An AVIF file has failed: some hosts and proxies do not know the format. Once the `<source>` has
  // no `srcset`, the image loads the JPEG of the same photo. `currentSrc` cannot say which file has
  // failed: where a policy blocks the image, Chromium gives a relative address.
  if (source?.hasAttribute('srcset')) source.removeAttribute('srcset');
  else if (fallback === 'hide') image.hidden = true;
  else if (fallback) {
    // A substitute that fails too is hidden.
    image.setAttribute(Mark.fallback, 'hide');
    image.src = fallback;
  }
}

/** Hides or replaces images that do not load. Call it before the first image. */
export const setUpImageFallbacks = () =>
  addEventListener('error', ({ target }) => fallBack(target), true);
