// The names of the firm's own files and text pages.
import type { Files } from '../files';

/** What `static` may replace: rules for crawlers, the icon of old browsers, the shared picture. */
const replaceable = ['robots.txt', 'favicon.ico', 'og.jpg'];

/** Hosts send `privacy.html`, too, at the address of `privacy/index.html`. */
const addressOf = (path: string) => path.replace(/(\/index)?\.html$/, '');

/**
 * One line for each file of `static`, and for each text page, that would take the place of another.
 *
 * @param pages the HTML files of all pages
 * @param textPages names such as `privacy`
 */
export function checkNames(
  generated: Files,
  staticFiles: Files,
  pages: readonly string[],
  textPages: readonly string[],
): string[] {
  const taken = Object.keys(staticFiles).filter(
    (path) => path.startsWith('assets/') || (path in generated && !replaceable.includes(path)),
  );
  const addresses = ['assets', ...pages, ...Object.keys(staticFiles)].map(addressOf);
  const doubled = textPages.filter((name) => addresses.filter((it) => it === name).length > 1);
  return [
    ...taken.map((path) => `static/${path}: the build writes such a file. Rename yours.`),
    ...doubled.map((name) => `src/content/text-pages/${name}.md: /${name} is taken. Rename yours.`),
  ];
}
