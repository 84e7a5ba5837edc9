// Entry of the app's module: the boot script imports it when a visitor needs it.
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { AppModule } from '../boot/contract';
import { routeFor } from '../routes';
import { normalisePath, pageFile } from '../site-path';
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

/**
 * Where the page lies that was asked for, when it is another one of ours: a host that answers every
 * path with the landing page hides it. Where even its file cannot be had, the landing page is shown
 * in its own place, which cannot end in a loop.
 */
function findPage(path: string, root: string) {
  const file = pageFile(root, path);
  const go = (url: string) => location.replace(url);
  fetch(file, { method: 'HEAD' }).then(
    ({ ok, redirected }) => go(ok && !redirected ? file : root),
    () => go(root),
  );
}

/** Takes over the prerendered page, or replaces it with the one that was asked for. */
export const start: AppModule['start'] = (root, replace) => {
  const element = document.getElementById('app');
  if (!element) throw new Error('The page has no #app to take over');
  addLateStyles();
  followScroll();
  noteLoadedPage(document.documentElement.dataset.route as string);
  const base = new URL(root, location.href).pathname.slice(0, -1);
  if (replace) {
    const { path } = routeFor(normalisePath(location.pathname.slice(base.length)));
    if (path !== '*' && path !== document.documentElement.dataset.route) {
      element.textContent = '';
      findPage(path, root);
      return;
    }
  }
  const app = <App root={root} base={base} isPrerendered={!replace} />;
  // The error boundary logs; React would do so a second time.
  const options = { onCaughtError() {} };
  // Synchronously, so that what the visitor has done meanwhile can be handed over right after.
  if (replace) {
    storeStaticRegions(element);
    element.textContent = '';
    flushSync(() => createRoot(element, options).render(app));
  } else {
    const opened = element.querySelector('dialog[open]');
    hydrateRegions(element, () => flushSync(() => hydrateRoot(element, app, options)));
    // Something had changed the markup before, so that React has rendered it anew.
    if (opened && !opened.isConnected) element.querySelector('dialog')?.showModal();
  }
  performance.mark('app-started');
};
