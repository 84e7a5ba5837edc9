/**
 * What a page does when it has been opened.
 *
 * @param page its path in the route table
 */
export function arrive(page: string): void {
  if (page === '*') console.error(`Page not found: ${location.pathname}`);
  // Specification, section 2: this page is at its top on load, a reload included.
  if (page === '/team') history.scrollRestoration = 'manual';
  // After a link of our own, a keyboard or screen reader goes on from the heading.
  if (!location.hash && document.referrer.startsWith(location.origin)) {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.focus({ preventScroll: true }),
    );
  }
}
