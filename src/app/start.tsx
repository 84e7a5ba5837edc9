// Entry of the app's module: the boot script imports it when a visitor needs it.
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { AppModule } from '../boot/contract';
import { hydrateRegions, storeStaticRegions } from '../static-regions';
import { App } from './app';
import { noteLoadedPage } from './page-loader';
import { followScroll } from './scroll-memory';

/** Styles of what can only appear now; their hash stands in the content security policy. */
function addLateStyles() {
  const style = document.createElement('style');
  style.textContent = __LATE_STYLES__;
  document.head.append(style);
}

/** Takes over the prerendered page, or replaces it with the one that was asked for. */
export const start: AppModule['start'] = (root, replace) => {
  const element = document.getElementById('app');
  if (!element) throw new Error('The page has no #app to take over');
  addLateStyles();
  followScroll();
  noteLoadedPage(document.documentElement.dataset.route as string);
  const base = new URL(root, location.href).pathname.slice(0, -1);
  const app = <App root={root} base={base} isPrerendered={!replace} />;
  // The error boundary logs; React would do so a second time.
  const options = { onCaughtError() {} };
  // Synchronously, so that what the visitor has done meanwhile can be handed over right after.
  if (replace) {
    storeStaticRegions(element);
    element.textContent = '';
    flushSync(() => createRoot(element, options).render(app));
  } else {
    hydrateRegions(() => flushSync(() => hydrateRoot(element, app, options)));
  }
  performance.mark('app-started');
};
