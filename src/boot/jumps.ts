import { closest } from './closest';

/**
 * Lays out all sections before a jump: those that are far away have an estimated height
 * (`content-visibility` in `style/layout.css.ts`), so that jumps would miss. A jump is a link to an
 * anchor, an address with one, or a return to where the page was.
 */
export function prepareJumps(): void {
  const { classList } = document.documentElement;
  const layOut = () => classList.add('laid-out');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') layOut();
  addEventListener('click', (event) => closest(event, '[href^="#"]') && layOut(), true);
  // Somebody has edited the address.
  addEventListener('hashchange', () => {
    if (classList.contains('laid-out')) return;
    layOut();
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
}
