// Entry of the bundle that renders the pages. The build runs it in Node.
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { Site, type SitePage } from '../../site/pages/site';
import { PageParts } from '../../site/ui/page';

export { htmlFile, sitePages } from '../../site/pages/site';
export { crawlerFiles } from './crawler-files';
export { renderDocument } from './document';

/**
 * Renders the content of the body of a page.
 *
 * @throws {Error} the first error of a component
 */
export function renderPage({ path }: SitePage, parts: PageParts): string {
  const markup = renderToString(
    <PageParts.Provider value={parts}>
      <Router ssrPath={path}>
        <Site />
      </Router>
    </PageParts.Provider>,
  );
  // React preloads eager images. Ours follow at once, so a preload gains nothing.
  return markup.replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');
}
