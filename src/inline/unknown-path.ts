/**
 * Redirects an unknown path on hosts that answer it with the landing page: first to the same path with a
 * slash at its end, which may be a page, and then to the 404 page. It redirects only at the origin that the
 * site is published at, because a copy in a web archive has another path and must show itself.
 *
 * @param page path of this document in the route table
 */
export function redirectUnknownPath(page: string): void {
  const { origin, pathname, search, hash } = location;
  if (page !== '/' || origin !== __ORIGIN__ || hash.startsWith('#/')) return;
  if (/^(index\.html)?$/.test(pathname.slice(__BASE__.length))) return;
  const target = pathname.endsWith('/')
    ? `${__BASE__}404.html#${pathname}`
    : `${pathname}/${search}${hash}`;
  // With the origin: a path that begins with two slashes would name another host.
  location.replace(origin + target);
}
