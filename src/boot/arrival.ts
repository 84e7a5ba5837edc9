/**
 * Does for a new document what the app does for a change of page: the log line of a missing page,
 * the top of the team page, and the focus on the heading after a link of our own.
 *
 * @param route path of the prerendered route, or `*`
 */
export function arrive(route: string): void {
  if (route === '*') console.error(`Page not found: ${location.pathname}`);
  // Specification, section 2: this page is at its top on load, a reload included.
  if (route === '/team') history.scrollRestoration = 'manual';
  if (!location.hash && document.referrer.startsWith(location.origin)) {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.focus({ preventScroll: true }),
    );
  }
}

/**
 * Loads the document anew when the history leads to another page of this one: its entries remain
 * after a reload, but the app that swapped the pages does not.
 */
export function followHistory(isStarted: () => boolean): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (!isStarted() && location.pathname !== pathname) location.reload();
  });
}
