// Follows the links inside the site, in our pages. Those of the firm's own HTML are its own.

import { posix } from 'node:path';
// `unescape`, unlike `decodeURIComponent`, does not throw on a broken code such as `%E0`.
import { unescape as decode } from 'node:querystring';
import { Parser } from 'htmlparser2';
import type { TextPageContent } from '../../content/types';
import { leadDialogHash } from '../../shared/url';
import type { Files } from '../files';

/** The ids of a page, and the addresses that it loads or leads to. */
function readPage(html: string) {
  const ids = new Set(['', 'top']);
  const addresses: string[] = [];
  const parser = new Parser({
    onopentag(_, { id, href, src }) {
      if (id) ids.add(id);
      for (const address of [href, src]) if (address) addresses.push(address);
    },
  });
  parser.end(html);
  return { ids, addresses };
}

interface LinkedSite {
  /** Our pages. */
  documents: Readonly<Record<string, string>>;
  /** All files of the site. */
  files: Files;
  /** Path of the site, with slashes at both ends. */
  base: string;
  footerLinks: readonly { to: string }[];
  textPages: readonly Pick<TextPageContent, 'path'>[];
}

/**
 * One line for each link to a file or an id of the site that does not exist. Full addresses, which
 * may be another site's, are not checked.
 */
export function checkLinks(site: LinkedSite): string[] {
  const { documents, files, base, footerLinks, textPages } = site;
  const pages = new Map(
    Object.entries(documents).map(([file, html]) => [file, readPage(html)] as const),
  );

  function isThere(address: string, page: string): boolean {
    if (URL.canParse(address)) return true;
    const home = `https://site.invalid${base}`;
    if (!URL.canParse(address, home + page)) return false;
    const { origin, pathname, hash } = new URL(address, home + page);
    if (origin !== 'https://site.invalid') return true;
    // Other paths of the domain are not ours: a link there needs the full address.
    if (!pathname.startsWith(base)) return false;
    const path = decode(pathname.slice(base.length));
    // A folder is its index.html.
    const file = [path, posix.join(path, 'index.html')].find((name) => name in files);
    // What follows `:~:` is a text to show.
    const id = hash === leadDialogHash ? 'lead-dialog' : decode(hash.slice(1)).replace(/:~:.*/, '');
    return file !== undefined && (pages.get(file)?.ids.has(id) ?? true);
  }

  const inFooter = footerLinks.flatMap(({ to }, at) => {
    // `/privacy` in the content is below the base.
    if (isThere(to.replace(/^\//, base), '')) return [];
    const place = `src/content/navigation.ts: footerLinks[${at}].to`;
    return [`${place} is "${to}", which does not exist: add it, or change the link.`];
  });
  // Reported alone, because every page repeats the links of the footer.
  if (inFooter.length > 0) return inFooter;
  return [...pages].flatMap(([file, { addresses }]) => {
    const text = textPages.find(({ path }) => file === `${path.slice(1)}/index.html`);
    const place = text ? `src/content/text-pages${text.path}.md` : file;
    const wrong = addresses.filter((address) => !isThere(address, file));
    return wrong.map((address) => `${place}: the link ${address} leads nowhere.`);
  });
}
