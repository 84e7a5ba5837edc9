import { firm } from '../../content/firm';

/** Absolute URL of a path of the site. */
export const absoluteUrl = (path: string) => new URL(path, firm.siteUrl).href;
