import { siteUrl } from '../url';

/** URL of a logo, by its file name in `src/brand`. */
export function logoUrl(name: 'logo.svg' | 'logo-full.svg'): string {
  return siteUrl(`assets/${__LOGOS__[name]}`);
}
