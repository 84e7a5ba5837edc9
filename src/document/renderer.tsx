// Entry of the bundle that renders the pages. The build runs it in Node.
import { renderToString } from 'react-dom/server';
import { App } from '../app/app';
import { errorPage } from '../content/pages';
import { routes, type SiteRoute } from '../routes';

export { crawlerFiles } from './crawler-files';
export { renderDocument } from './document';
export { routes };

/** What the site shows at each path. */
const pages = Object.fromEntries(routes.map(({ path, Page }) => [path, <Page key={path} />]));

/** The markup of a page's body. @throws {Error} that names the page when a component throws */
export function renderMarkup({ path }: SiteRoute): string {
  try {
    // React preloads eager images. They follow at once, so that gains nothing.
    const preloads = /^(<link rel="preload" as="image"[^>]*>)+/;
    return renderToString(<App path={path} parts={pages} />).replace(preloads, '');
  } catch (error) {
    throw new Error(`The page ${path} could not be rendered`, { cause: error });
  }
}

/** The character references that React and Preact write. */
const characterReferences: Record<string, string> = {
  '#x27': "'",
  quot: '"',
  lt: '<',
  gt: '>',
  amp: '&',
};

/** All text that the pages and the error page can show. */
export function visibleText(markups: readonly string[]): string {
  const text = markups
    .join('')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x27|\w+);/g, (reference, name: string) => characterReferences[name] ?? reference);
  return text + Object.values(errorPage).join('');
}
