/**
 * Logs the missing path on the 404 page, and leads there on hosts that answer an unknown path with the landing page.
 * A first redirect adds a slash, because the path with a slash may be a page. Only at the published origin: a copy
 * in a web archive shows itself.
 *
 * @param page path of this document in the table of routes
 */
export function handleUnknownPath(page: string): void {
  const { origin, pathname, search, hash } = location;
  // After a redirect the hash names the requested path.
  if (page === '*') console.error(`Page not found: ${pathname}${hash}`);
  if (page !== '/' || origin !== __ORIGIN__ || hash.startsWith('#/')) return;
  if (/^(index\.html)?$/.test(pathname.slice(__BASE__.length))) return;
  const target = pathname.endsWith('/')
    ? `${__BASE__}404.html#${pathname}`
    : `${pathname}/${search}${hash}`;
  // With the origin: a path that begins with two slashes would name another host.
  location.replace(origin + target);
}
