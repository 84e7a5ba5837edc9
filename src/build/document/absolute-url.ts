import { firm } from '../../content/firm';

/** Absolute URL of a path that begins with a slash. */
export const absoluteUrl = (path: string) => new URL(path, firm.siteUrl).href;
