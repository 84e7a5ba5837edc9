import { firm } from './content/firm';
import type { PagePath } from './routes';

/** URL of a file of the site, from its path below the output folder. */
export function siteUrl(path: string): string {
  return __BASE__ + path;
}

/** URL of a page. It ends in a slash, so that every host finds the folder's `index.html`. */
export function pageUrl(path: PagePath): string {
  return siteUrl(path === '/' ? '' : `${path.slice(1)}/`);
}

/** Where a path of the site is on the web. */
export const publicUrl = (path: string) => new URL(path, firm.siteUrl).href;
