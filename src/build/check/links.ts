// Follows the links inside the site, in the pages that the build makes, and looks for their pictures.
import type { Files } from '../files';

const readAttributes = (html: string | Uint8Array | undefined, name: string) =>
  Array.from(
    // Not what scripts and styles say.
    String(html)
      .replace(/<(script|style)\b.*?<\/\1>/gs, '')
      .matchAll(new RegExp(` ${name}="([^"]*)"`, 'g')),
    ([, value = '']) => value.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );

/**
 * One line for each link to a file or an id of the site that does not exist, and for each picture
 * that visitors would not see. Other sites, and the firm's own pages, are not judged.
 */
export function checkLinks(documents: Files, files: Files, base: string): string[] {
  const site = 'https://site.invalid';
  function leadsNowhere(address: string, page: string): boolean {
    try {
      const { origin, pathname, hash } = new URL(address, site + base + page);
      if (origin !== site) return false;
      const path = decodeURIComponent(pathname).slice(base.length);
      const file = [path, `${path}index.html`].find((name) => name in files);
      if (!file || !pathname.startsWith(base)) return true;
      // What follows `:~:` is a text to look for. Every page has a top.
      const id = decodeURIComponent(hash.slice(1).replace(/:~:.*/, ''));
      if (!id || id === 'top' || !(file in documents)) return false;
      return !readAttributes(documents[file], 'id').includes(id);
    } catch {
      // No address, or a `%` that begins no code: many servers refuse it.
      return true;
    }
  }
  const mistakes: string[] = [];
  for (const [page, html] of Object.entries(documents)) {
    for (const address of readAttributes(html, 'href'))
      if (leadsNowhere(address, page)) mistakes.push(`${page}: the link ${address} leads nowhere.`);
    // The policy of our pages blocks the pictures of other sites.
    for (const address of readAttributes(html, 'src'))
      if (/^(\w+:|\/\/)/.test(address) || leadsNowhere(address, page))
        mistakes.push(`${page}: the picture ${address} is not in static.`);
  }
  return mistakes;
}
