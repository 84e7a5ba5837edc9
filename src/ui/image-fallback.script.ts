import { Attribute } from './attributes';

function fallBack(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return;
  const fallback = image.getAttribute(Attribute.imageFallback);
  if (fallback === 'hide') image.hidden = true;
  else if (fallback) {
    // A substitute that fails too is hidden.
    image.setAttribute(Attribute.imageFallback, 'hide');
    image.previousElementSibling?.removeAttribute('srcset');
    image.src = fallback;
  }
}

/** Hides or replaces images that do not load, as their attributes say. */
export function setUpImageFallbacks(): void {
  addEventListener('error', ({ target }) => fallBack(target), true);
  // Images that failed before this script ran.
  for (const image of document.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0) fallBack(image);
  }
}
