import { afterPaint } from '../after-paint';
import { closest } from './closest';

/**
 * Until the page has loaded, sections that are far away have an estimated height
 * (`content-visibility` in `style/layout.css.ts`), which halves the work before the first paint. They
 * are laid out earlier where the page is about to jump: to an anchor, or back to where it was.
 */
export function layOutAfterFirstPaint(): void {
  const layOut = () => document.documentElement.classList.add('laid-out');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') layOut();
  addEventListener('load', () => afterPaint(layOut));
  addEventListener('click', (event) => closest(event, '[href^="#"]') && layOut(), true);
}
