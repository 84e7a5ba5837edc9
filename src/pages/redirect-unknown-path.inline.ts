/**
 * Leads to the 404 page on hosts that answer an unknown path with the landing page. A first redirect adds a slash, because
 * the path with a slash may be a page. Only at the published origin: a copy in a web archive shows itself.
 */
export function redirectUnknownPath(): void {
  const { origin, pathname, search, hash } = location;
  // `#/` is from our own redirect. A host that answers `404.html` with the landing page too would loop.
  if (origin !== __ORIGIN__ || hash.startsWith('#/')) return;
  if (/^(index\.html)?$/.test(pathname.slice(__BASE__.length))) return;
  const target = pathname.endsWith('/')
    ? `${__BASE__}404.html#${pathname}`
    : `${pathname}/${search}${hash}`;
  // With the origin: a path that begins with two slashes would name another host.
  location.replace(origin + target);
}
