/** URL of a file of the site, from its path below the output folder. */
export const fileUrl = (path: string) => __BASE__ + path;

/** URL of a page. It ends in a slash, so that every host finds the folder's `index.html`. */
export const pageUrl = (path: string) => fileUrl(path === '/' ? '' : `${path.slice(1)}/`);

/** URL of a link in content: `/privacy` is a page, `/terms.pdf` a file. A full address stays. */
export function contentUrl(to: string, base = __BASE__): string {
  const [, path, rest = ''] = /^\/([^?#]*)(.*)/.exec(to) ?? [];
  if (path === undefined) return to;
  const isPage = path !== '' && !path.includes('.') && !path.endsWith('/');
  return base + path + (isPage ? '/' : '') + rest;
}
