import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { motionAllowed } from '../style/media';
import { useSiteRoot } from '../ui/site-root';
import { loadPage } from './page-loader';

/** Runs a change of page as a view transition, as the browser does between documents. */
function swapPages(swap: () => void) {
  const isMoving = 'startViewTransition' in document && matchMedia(motionAllowed).matches;
  if (isMoving) document.startViewTransition(() => flushSync(swap));
  else swap();
}

/**
 * Follows links to pages of the site inside the app, as wouter's `Link` would; one listener also
 * serves the links in static regions, which are no components. Where a page cannot be shown in
 * the app, the browser follows the link after all.
 */
export function usePageLinks(): void {
  const [current, navigate] = useLocation();
  const root = useSiteRoot();
  useEffect(() => {
    let isLeaving = false;
    const follow = async (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-page]');
      const isPlainClick =
        event.button === 0 && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (!link || !isPlainClick || event.defaultPrevented) return;
      event.preventDefault();
      const path = link.dataset.page as string;
      // A link to the page one is on leads to its top, as it would in a new document.
      if (path === current) scrollTo({ top: 0 });
      // A second click while the page is on its way means the same.
      else if (!isLeaving) {
        isLeaving = true;
        if (await loadPage(path, root)) swapPages(() => navigate(path));
        else location.assign(link.href);
      }
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [current, navigate, root]);
}
