// Entry of the bundle that renders the pages. The build runs it in Node.
import { renderToString } from 'react-dom/server';
import type { SitePage } from '../pages/routes';
import { Site } from '../pages/site';

export { htmlFile, sitePages } from '../pages/routes';
export { crawlerFiles } from './crawler-files';
export { firstScreenOf, renderDocument } from './document';

/** Renders the content of the body of a page. */
export function renderPage({ path }: SitePage): string {
  // Wouter wants a slash; the route `*` matches any path.
  const markup = renderToString(<Site path={path === '*' ? '/*' : path} />);
  // React preloads eager images; they follow at once, so that gains nothing.
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
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x27|\w+);/g, (reference, name: string) => characterReferences[name] ?? reference);
