import { afterPaint } from '../after-paint';
import { closest } from './closest';

/**
 * Until the page has loaded, sections that are far away have an estimated height
 * (`content-visibility` in `style/layout.css.ts`), which halves the work before the first paint.
 * Afterwards they are laid out one by one, so that no tap waits; and at once where the page is about
 * to jump: to an anchor, or back to where it was.
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
  addEventListener('click', (event) => closest(event, '[href^="#"]') && layOutAll(), true);
}
