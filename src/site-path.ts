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
 * Address of the file that a page lies in.
 *
 * @param root the way to the site's root
 */
export function pageFile(root: string, path: string): string {
  return `${root}${path === '/' ? 'index' : path.slice(1)}.html`;
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
