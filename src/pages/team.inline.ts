// Inline script of the team page.
import { RootClass } from '../style/root-class';
import { setUpPage } from './set-up-page.inline';

/** The owner's specification: the page starts at its top, even after a reload. */
function startAtTop(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    // `manual` would blank the preview of Safari's back swipe.
    history.scrollRestoration = 'auto';
  });
  // Chromium restores the old position on a reload if the page was left with `auto`.
  addEventListener('DOMContentLoaded', () => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Styles show the initial of a failed portrait, where the browser knows `:has()`. */
function markFallbacks(): void {
  if (CSS.supports('selector(:has(a))'))
    document.documentElement.classList.add(RootClass.fallbacks);
}

setUpPage(startAtTop, markFallbacks);
