// Entry of the bundle that renders the pages. The build runs it in Node.
import { renderToString } from 'react-dom/server';
import { App } from '../app/app';
import { errorPage } from '../content/pages';
import { Notice } from '../lead/notice';
import type { SiteRoute } from '../routes';
import { LiveRegion } from '../ui/live-region';

export { routes } from '../routes';
export { renderDocument } from './document';
export { siteFiles } from './site-files';

/** The markup of a page's body. @throws {Error} that names the page when a component throws */
export function renderMarkup(route: SiteRoute): string {
  try {
    const app = renderToString(<App route={route} />)
      // React preloads eager images. They follow at once, so that gains nothing.
      .replace(/^(<link rel="preload" as="image"[^>]*>)+/, '')
      // Preact writes this property into the markup.
      .replace(/ suppressHydrationWarning(="[^"]*")?/gi, '');
    // Outside of the app, so that an error in the app does not remove it.
    const outside = (
      <>
        <LiveRegion />
        <Notice />
      </>
    );
    return `<div id="app">${app}</div>${route.hasForm ? renderToString(outside) : ''}`;
  } catch (error) {
    throw new Error(`The page ${route.path} could not be rendered`, { cause: error });
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
