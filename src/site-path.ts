// Addresses of the site's pages, as strings. Pure, and small: the boot script uses it too.

/**
 * A location as the router compares it: hosts answer the same page at `/team`, `/team/`,
 * `/team.html` and `/team/index.html`, so all four become `/team`.
 *
 * @param pathname path with or without base, starting with a slash
 */
export function normalisePath(pathname: string): string {
  return pathname.replace(/(\/index)?(\.html)?\/*$/i, '') || '/';
}

/**
 * Address of a page, relative to the page that links to it, so that one folder works at a
 * domain's root and below it.
 *
 * @param root the way from the linking page to the site's root: `./`, `../` or a base path
 */
export function pageHref(root: string, path: '/' | '/team'): string {
  return root + path.slice(1);
}
