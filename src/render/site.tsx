// Entry of the bundle that the build runs in Node: everything that makes pages.
import { renderToString } from 'react-dom/server';
import { App } from '../app/app';
import { errorPage } from '../content/pages';
import type { SiteRoute } from '../routes';

export { routes } from '../routes';
export { renderDocument } from './document';
export { siteFiles } from './site-files';

/** The markup of a page. An error in a component is thrown and names the page. */
export function renderMarkup({ path }: SiteRoute): string {
  try {
    return (
      renderToString(<App path={path} />)
        // React writes preloads for eager images before the markup; the images follow right after.
        .replace(/^(<link rel="preload" as="image"[^>]*>)+/, '')
        // Preact writes out what is meant for React alone.
        .replace(/ suppressHydrationWarning(="[^"]*")?/gi, '')
    );
  } catch (error) {
    throw new Error(`The page ${path} could not be rendered`, { cause: error });
  }
}

/** What markup writes in other ways than it is read. */
const references: Record<string, string> = { '#x27': "'", quot: '"', lt: '<', gt: '>', amp: '&' };

/** All that the pages and the error page can show, as text. */
export function visibleText(markups: readonly string[]): string {
  const text = markups
    .join('')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x27|\w+);/g, (reference, name: string) => references[name] ?? reference);
  return text + Object.values(errorPage).join('');
}
