import { Attribute } from '../ui/attributes';

/** Sets the scroll position and the focus when a page loads. */
export function setUpScrollAndFocus(): void {
  if (document.documentElement.hasAttribute(Attribute.startsAtTop)) {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', () => {
      // `manual` would blank the preview of Safari's back swipe.
      history.scrollRestoration = 'auto';
    });
    // Chromium restores the old position on a reload if the page was left with `auto`.
    addEventListener('DOMContentLoaded', () => scrollTo({ top: 0, behavior: 'instant' }));
  }
  // After a link within the site, keyboards and screen readers continue from the heading.
  if (!location.hash && document.referrer.startsWith(`${location.origin}/`)) {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.focus({ preventScroll: true }),
    );
  }
}
