// Follows the links inside the site, in the finished pages and in those of `static`.

import { posix } from 'node:path';
// `unescape`, unlike `decodeURIComponent`, does not throw on a broken code such as `%E0`.
import { unescape as decode } from 'node:querystring';
import { Parser } from 'htmlparser2';
import type { TextPageContent } from '../../content/types';
import { Id } from '../../shared/markup';
import { leadDialogHash } from '../../shared/url';
import type { Files } from '../files';

/** The ids of a page, and the addresses that it loads or leads to. */
function readPage(html: string) {
  const ids = new Set(['', 'top']);
  const addresses: string[] = [];
  let isMoved = false;
  const parser = new Parser({
    onopentag(tag, { id, href, src, srcset }) {
      if (id) ids.add(id);
      if (tag === 'base') isMoved = true;
      const inSet = srcset?.split(/,\s+/).map((part) => part.trim().split(' ')[0]) ?? [];
      for (const address of [href, src, ...inSet]) if (address) addresses.push(address);
    },
  });
  parser.end(html);
  // What `<base>` moves is not judged.
  return { ids, addresses: isMoved ? [] : addresses };
}

interface LinkedSite {
  files: Files;
  /** Those of the files that are in `static`. */
  staticFiles: Files;
  /** Path of the site, with slashes at both ends. */
  base: string;
  footerLinks: readonly { to: string }[];
  textPages: readonly Pick<TextPageContent, 'path'>[];
}

/**
 * A mistake for each link to a file or an id of the site that does not exist, and a warning for each
 * text page that no page links to. Not checked: full addresses, which may be another site's, and
 * ids in the firm's own pages, which a script may make.
 */
export function checkLinks(site: LinkedSite): { mistakes: string[]; warnings: string[] } {
  const { files, staticFiles, base, footerLinks, textPages } = site;
  const htmlFiles = Object.keys(files).filter((file) => file.endsWith('.html'));
  const linked = new Set<string>();
  const pages = new Map(htmlFiles.map((file) => [file, readPage(String(files[file]))]));

  /** Whether an address leads somewhere. Notes the file of the site that it leads to. */
  function follow(address: string, page: string): boolean {
    if (URL.canParse(address)) return true;
    const home = `https://site.invalid${base}`;
    if (!URL.canParse(address, home + page)) return false;
    const { origin, pathname, hash } = new URL(address, home + page);
    if (origin !== 'https://site.invalid') return true;
    // Other paths of the domain are not ours. A bare path there has probably forgotten the
    // base.
    if (!pathname.startsWith(base)) return !address.startsWith('/');
    const path = decode(pathname.slice(base.length));
    // A folder is its index.html.
    const file = [path, posix.join(path, 'index.html')].find((name) => name in files);
    if (file && file !== page) linked.add(file);
    if (!file) return false;
    if (file in staticFiles) return true;
    // What follows `:~:` is a text to show.
    const id = hash === leadDialogHash ? Id.dialog : decode(hash.slice(1)).replace(/:~:.*/, '');
    return pages.get(file)?.ids.has(id) ?? true;
  }

  const inFooter = footerLinks.flatMap(({ to }, at) => {
    // `/privacy` in the content is below the base.
    if (follow(to.replace(/^\//, base), '')) return [];
    const place = `src/content/navigation.ts: footerLinks[${at}].to`;
    return [`${place} is "${to}", which does not exist: add it, or change the link.`];
  });
  // Reported alone, because every page repeats the links of the footer.
  if (inFooter.length > 0) return { mistakes: inFooter, warnings: [] };
  const sources = new Map(
    textPages.map(({ path }) => [
      `${path.slice(1)}/index.html`,
      `src/content/text-pages${path}.md`,
    ]),
  );
  const mistakes = [...pages].flatMap(([file, { addresses }]) => {
    const place = file in staticFiles ? `static/${file}` : (sources.get(file) ?? file);
    const wrong = addresses.filter((address) => !follow(address, file));
    return wrong.map((address) => `${place}: the link ${address} leads nowhere.`);
  });
  const alone = [...sources].filter(([file]) => !linked.has(file));
  return { mistakes, warnings: alone.map(([, source]) => `${source}: no page links to it.`) };
}
