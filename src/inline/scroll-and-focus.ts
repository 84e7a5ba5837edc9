import { Attribute } from '../shared/attributes';

/** Sets the scroll position and the focus when a page loads. */
export function setUpScrollAndFocus(): void {
  const html = document.documentElement;
  // A page with a hash opens there. A smooth scroll would first show the page's top.
  if (location.hash) {
    html.style.scrollBehavior = 'auto';
    addEventListener('load', () => {
      html.style.scrollBehavior = '';
    });
  }
  if (html.hasAttribute(Attribute.startsAtTop)) {
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
