import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { routeFor } from '../routes';
import { arriveAtPage } from './scroll-memory';

/**
 * Makes a change of page inside the app feel like a new document: title, scroll position, focus
 * on the heading, and a line in the console for a missing path.
 *
 * @param isPrerendered the page that the app starts with needs none of this: the document did it
 */
export function useArrival(isPrerendered: boolean): void {
  const [path] = useLocation();
  const route = routeFor(path);
  const last = useRef(isPrerendered ? path : null);

  useLayoutEffect(() => {
    if (last.current === path) return;
    document.title = route.title;
    arriveAtPage();
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [path, route]);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (route.name === 'notFound') console.error(`Page not found: ${location.pathname}`);
  }, [path, route]);
}
