import { afterPaint } from './after-paint';
import { delegate } from './delegate';

/**
 * Until the page has loaded, sections below the first screen have an estimated height (`content-visibility` in
 * `style/layout.css.ts`), which halves the work before the first paint. After the load they are laid out one by
 * one, so that no tap has to wait for layout. Before a jump to an anchor or to a restored position, all of them
 * are laid out at once.
 */
export function layOutAfterFirstPaint(): void {
  const layOutAll = () => document.documentElement.classList.add('laid-out');
  const layOutNext = () => {
    const section = document.querySelector('main section:not(.laid-out)');
    if (!section) return layOutAll();
    section.classList.add('laid-out');
    afterPaint(layOutNext);
  };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') layOutAll();
  addEventListener('load', () => afterPaint(layOutNext));
  delegate('click', '[href^="#"]', layOutAll);
}
