/**
 * Sets the scroll position and the focus when a page loads.
 *
 * @param page path of the page in the route table
 */
export function setUpScrollAndFocus(page: string): void {
  // `redirectUnknownPath` passes the requested path in the hash.
  if (page === '*') console.error(`Page not found: ${location.pathname}${location.hash}`);
  if (page === '/team') {
    // The owner's specification: this page starts at the top, even after a reload.
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
