import { Attribute } from '../shared/attributes';

/** Hides or replaces an image that does not load, as its attribute says. In the head, before the first image. */
export function fallBackForImages(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const fallback = target.getAttribute(Attribute.imageFallback);
      if (fallback === 'hide') target.hidden = true;
      else if (fallback) {
        // A substitute that fails too is hidden.
        target.setAttribute(Attribute.imageFallback, 'hide');
        target.previousElementSibling?.removeAttribute('srcset');
        target.src = fallback;
      }
    },
    true,
  );
}
