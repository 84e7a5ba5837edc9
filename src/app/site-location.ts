import { navigate as browserNavigate, useBrowserLocation } from 'wouter/use-browser-location';
import { normalisePath } from '../site-path';
import { leavePage } from './scroll-memory';

const navigate: typeof browserNavigate = (to, options) => {
  browserNavigate(to, { ...options, state: leavePage() });
};

/** The router's location: the browser's, without the endings that hosts may show. */
export function useSiteLocation(options?: { ssrPath?: string }): [string, typeof navigate] {
  const [pathname] = useBrowserLocation(options ?? {});
  return [normalisePath(pathname), navigate];
}
