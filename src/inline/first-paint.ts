import { afterPaint } from './after-paint';

/** What may be followed by a jump, or scrolls the page. */
const gestures = 'pointerdown click keydown scroll'.split(' ');

/**
 * Until the page has loaded, sections below the first screen have an estimated height (`content-visibility` in
 * `style/layout.css.ts`), which halves the work before the first paint. Then they are laid out one by one, so that
 * no tap waits for all. A gesture, or a page that opens further down, lays out the rest: nothing moves under a finger.
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
  for (const type of gestures) addEventListener(type, layOutAll, { once: true });
}
