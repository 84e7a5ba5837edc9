// Entry of the build's second bundle: everything that makes pages, run in Node. No file access
// here.
import { renderToString } from 'react-dom/server';
import { App } from '../app/app';
import { appModuleUrl } from '../boot/app-module-url';
import { maximumRetries } from '../boot/retry';
import { type RouteInfo, routes } from '../routes';
import { pageHref } from '../site-path';

export { firm } from '../content/firm';
export { cspDirectives, cspText } from './csp';
export { renderDocument } from './document';
export { siteFiles } from './site-files';
export { structuredData } from './structured-data';

/** One HTML file of the site. */
export interface PageFile {
  /** Path below the output folder. */
  file: string;
  /** The way from it to the site's root. */
  root: string;
  route: RouteInfo;
}

/**
 * All HTML files. The team page lies in two places, since hosts differ in which one they serve at
 * `/team`. The 404 page is served at any depth, so it alone needs to know the base.
 *
 * @param base path the site is built for, with slashes at both ends
 */
export function pageFiles(base: string): PageFile[] {
  const files = {
    home: [{ file: 'index.html', root: './' }],
    team: [
      { file: 'team.html', root: './' },
      { file: 'team/index.html', root: '../' },
    ],
    notFound: [{ file: '404.html', root: base }],
  };
  return routes.flatMap((route) => files[route.name].map((entry) => ({ ...entry, route })));
}

/**
 * Import map of a page: browsers refuse an app module that is not the one it was built with. Empty
 * for pages that never load it.
 *
 * @param app file name of the module in `assets/` and its integrity metadata
 */
export function importMap(
  { root, route }: PageFile,
  app: { file: string; integrity: string },
): string {
  if (route.path !== '/') return '';
  const addresses = Array.from({ length: maximumRetries + 1 }, (_, failures) =>
    appModuleUrl(root, app.file, failures),
  );
  return JSON.stringify({
    integrity: Object.fromEntries(addresses.map((address) => [address, app.integrity])),
  });
}

/**
 * Speculation rules of a page: the other page is fetched when somebody is about to go there. Empty
 * for the 404 page.
 */
export function speculationRules({ root, route }: PageFile): string {
  if (route.path === '*') return '';
  const urls = [pageHref(root, route.path === '/' ? '/team' : '/')];
  return JSON.stringify({ prefetch: [{ urls, eagerness: 'moderate' }] });
}

/**
 * The markup of a page.
 *
 * @throws Error that names the route, when anything on it throws
 */
export function renderPage({ root, route }: PageFile): string {
  const ssrPath = route.path === '*' ? '/404' : route.path;
  try {
    const markup = renderToString(<App root={root} base="" ssrPath={ssrPath} isPrerendered />);
    return (
      markup
        // React writes preloads for eager images before the markup; the images follow right after.
        .replace(/^(<link rel="preload" as="image"[^>]*>)+/, '')
        // Preact writes out what is meant for React alone.
        .replace(/ suppressHydrationWarning(="[^"]*")?/gi, '')
    );
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`The route ${route.path} could not be rendered: ${reason}`, { cause: error });
  }
}
