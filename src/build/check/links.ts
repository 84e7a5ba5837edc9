// Follows the links inside the site, in the pages that the build makes.
import type { Files } from '../files';

const readAttributes = (html: string, name: string) =>
  Array.from(
    // Not what scripts and styles say.
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, '')
      .matchAll(new RegExp(` ${name}="([^"]*)"`, 'g')),
    ([, value = '']) => value.replaceAll('&amp;', '&'),
  );

/**
 * One line for each link to a file or an id of the site that does not exist. Other sites, and the
 * firm's own pages, are not judged.
 */
export function checkLinks(documents: Files, files: Files, base: string): string[] {
  const site = 'https://site.invalid';
  function leadsNowhere(address: string, page: string): boolean {
    if (!URL.canParse(address, site + base + page)) return true;
    const { origin, pathname, hash } = new URL(address, site + base + page);
    if (origin !== site) return false;
    const path = decodeURI(pathname).slice(base.length);
    const file = [path, `${path}index.html`].find((name) => name in files);
    if (!file || !pathname.startsWith(base)) return true;
    const id = decodeURI(hash.slice(1));
    if (!id || !(file in documents)) return false;
    return !readAttributes(String(documents[file]), 'id').includes(id);
  }
  return Object.entries(documents).flatMap(([page, html]) =>
    readAttributes(String(html), 'href')
      .filter((address) => leadsNowhere(address, page))
      .map((address) => `${page}: the link ${address} leads nowhere.`),
  );
}
