// Entry of the bundle that renders the pages. The build runs it in Node.
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { type PageParts, PagePartsContext } from '../../site/frame/page';
import { Site, type SitePage } from '../../site/pages/site';

export { htmlFile, sitePages } from '../../site/pages/site';
export { crawlerFiles } from './crawler-files';
export { renderDocument } from './document';

/** @throws {Error} the first error of a component */
export function renderPage({ path }: SitePage, parts: PageParts): string {
  const markup = renderToString(
    <PagePartsContext.Provider value={parts}>
      <Router ssrPath={path}>
        <Site />
      </Router>
    </PagePartsContext.Provider>,
  );
  // React preloads eager images. Ours follow at once, so a preload gains nothing.
  return markup.replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');
}
