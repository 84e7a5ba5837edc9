// Entry of the bundle that renders the pages. The build runs it in Node.
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { ErrorPage } from '../../site/pages/error-page';
import { Site } from '../../site/pages/site';
import type { SitePage } from '../../site/pages/site-pages';
import { LaterStyles } from '../../site/ui/page';
import { forOurBrowsers, renderDocument } from './document';

export { htmlFile, sitePages } from '../../site/pages/site-pages';
export { crawlerFiles } from './crawler-files';
export { renderDocument };

/**
 * Renders the content of the body of a page.
 *
 * @param laterStyles see `LaterStyles`
 * @throws {Error} the first error of a component, or that the site has no such page
 */
export function renderPage({ path, errorFile }: SitePage, laterStyles: string): string {
  // No page has the path `/*`, which stands for all unknown ones.
  const site = (
    <LaterStyles.Provider value={laterStyles && forOurBrowsers(laterStyles)}>
      <Router ssrPath={path ?? '/*'}>
        <Site />
      </Router>
    </LaterStyles.Provider>
  );
  const markup = renderToString(errorFile === '500.html' ? <ErrorPage /> : site);
  if (path && markup.includes('data-not-found=""')) {
    throw new Error(`src/site/pages/site.tsx has no route for ${path}`);
  }
  // React preloads eager images. These follow at once, so a preload gains nothing.
  return markup.replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');
}

/** The character references that React writes. */
const characterReferences: Record<string, string> = {
  '#x27': "'",
  quot: '"',
  lt: '<',
  gt: '>',
  amp: '&',
};

/** All text that the pages show. */
export const visibleText = (markups: readonly string[]): string =>
  markups
    .join('')
    .replace(/<(script|style)>.*?<\/\1>|<[^>]*>/gs, '')
    .replace(/&(#x27|\w+);/g, (reference, name: string) => characterReferences[name] ?? reference);
