// Entry of the bundle that renders the pages. The build runs it in Node.
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { errorDocument, routes, type SiteDocument } from '../pages/routes';
import { Site } from '../pages/site';

export { crawlerFiles } from './crawler-files';
export { firstScreenOf, renderDocument } from './document';

/** The documents of the site. */
export const documents: readonly SiteDocument[] = [...routes, errorDocument];

interface RenderedPage {
  /** The document, or the error document in its file. */
  document: SiteDocument;
  /** The content of the body. */
  markup: string;
  /** What a component has thrown. */
  error?: string;
}

/** Renders a tree. React preloads eager images; they follow at once, so that gains nothing. */
const render = (tree: ReactElement) =>
  renderToString(tree).replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');

/** What was thrown, and by which component. Places are left out: they are those of the bundle, and of React. */
const describe = (error: unknown) =>
  error instanceof Error
    ? String(error.stack).replace(/\n.*node_modules.*| \(file:.*\)/g, '')
    : String(error);

/**
 * Renders the body of a document.
 *
 * @param showsErrors the error page, with the error, takes the place of a page that throws
 * @throws {Error} that names the file when a component throws
 */
export function renderPage(document: SiteDocument, showsErrors: boolean): RenderedPage {
  const { path, file } = document;
  try {
    return { document, markup: render(<Site path={path} />) };
  } catch (cause) {
    if (!showsErrors) throw new Error(`${file} could not be rendered`, { cause });
    const error = describe(cause);
    const markup = render(<Site details={error} />);
    return { document: { ...errorDocument, file }, markup, error };
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

/** All text that the pages show. */
export const visibleText = (markups: readonly string[]): string =>
  markups
    .join('')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x27|\w+);/g, (reference, name: string) => characterReferences[name] ?? reference);
