// Entry of the bundle that renders the pages. The build runs the bundle in Node.
import { renderToString } from 'react-dom/server';
import { App } from '../app/app';
import { errorPage } from '../content/pages';
import { Notice } from '../lead/notice';
import type { SiteRoute } from '../routes';

export { routes } from '../routes';
export { renderDocument } from './document';
export { siteFiles } from './site-files';

/** The markup of a page's body. An error in a component is thrown and names the page. */
export function renderMarkup(route: SiteRoute): string {
  try {
    const app = renderToString(<App route={route} renderError={() => null} />)
      // Removes React's preloads of eager images: the images follow at once, so the preloads gain nothing.
      .replace(/^(<link rel="preload" as="image"[^>]*>)+/, '')
      // Preact writes this property into the markup, although only React uses the property.
      .replace(/ suppressHydrationWarning(="[^"]*")?/gi, '');
    // Outside of the app, so that an error in the app does not remove the notice.
    const notice = route.hasForm ? renderToString(<Notice />) : '';
    return `<div id="app">${app}</div>${notice}`;
  } catch (error) {
    throw new Error(`The page ${route.path} could not be rendered`, { cause: error });
  }
}

/** Character references, and the characters that they stand for. */
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
