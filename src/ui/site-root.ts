import { createContext, useContext } from 'react';

/** The way from the current page to the site's root: `./`, `../` or an absolute path. */
export const SiteRoot = createContext('');

/** Reads {@link SiteRoot}. */
export function useSiteRoot(): string {
  return useContext(SiteRoot);
}
