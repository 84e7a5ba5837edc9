// Checks the links of the finished pages, those of the owner in `static` too.
import { unescape as decode } from 'node:querystring';
import type { Files } from './files';
import { type Finding, listFindings, UserError } from './user-error';

interface Site {
  files: Files;
  /** Those of the files that are in `static`. */
  staticFiles: Files;
  /** Path of the site, with slashes at both ends. */
  base: string;
  footerLinks: readonly { to: string }[];
}

/** Stands for the site's own domain. */
const origin = 'https://site.invalid';

const attribute =
  /\s(href|src|srcset|poster|data-fallback)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** The addresses in a page or style sheet, as written. Comments and the text of scripts are left out. */
function addressesIn(text: string): Set<string> {
  const read = text.replace(/<!--.*?-->|(?<=<script[^>]*>).*?(?=<\/script>)/gs, '');
  const addresses = Array.from(read.matchAll(/\burl\(["']?([^"')]+)/g), ([, value = '']) => value);
  for (const [, name = '', ...values] of read.matchAll(attribute)) {
    const value = values.join('').replaceAll('&amp;', '&').trim();
    // A srcset has several addresses, each with a width after it.
    if (name.toLowerCase() !== 'srcset') addresses.push(value);
    else addresses.push(...value.split(/,\s+/).map((part) => part.replace(/\s.*/, '')));
  }
  return new Set(addresses);
}

/** What remains of a path however it is written: `team` of `/Team.html`, `/team/` and `team/index.html`. */
const plainPath = (path: string) => {
  return path.toLowerCase().replace(/^\/|\/?(index\.html)?$|\.html$/g, '');
};

/** What to do about a path without a file. `prefix` is what an address begins with. */
function fixOf(to: string, files: Files, prefix = '/'): string {
  const meant = Object.keys(files).find((file) => plainPath(file) === plainPath(to));
  if (meant) return `write "${prefix}${meant.replace(/(^|\/)index\.html$/, '$1')}"`;
  const file = /\.\w+$/.test(to) ? to : `${to.replace(/\/$/, '')}/index.html`;
  return `add static${file}, or change the link`;
}

/**
 * Follows all links between the files.
 *
 * @returns a warning for each page that visitors may not find, and the files of `static` that no page links to
 * @throws {UserError} with a line for each link that leads nowhere
 */
export function checkLinks({ files, staticFiles, base, footerLinks }: Site) {
  const broken: Finding[] = [];
  const linked = new Set<string>();
  const place = (page: string) => (page in staticFiles ? `static/${page}` : page);

  /** The file of a path below the base; a host redirects a folder without its last slash. */
  const fileAt = (path: string) =>
    [path.replace(/(^|\/)$/, '$1index.html'), `${path}/index.html`].find((name) => name in files);

  function hasId(file: string, id: string): boolean {
    const ids = String(files[file]).matchAll(/\s(?:id|name)\s*=\s*["']?([^"'\s>]+)/gi);
    return [...ids].some(([, found]) => found === id);
  }

  function follow(page: string, address: string): void {
    const own = `${origin}${base}${page}`;
    const url = URL.canParse(address, own) ? new URL(address, own) : undefined;
    if (address === 'hide' || (url && url.origin !== origin)) return;
    const path = decode(url?.pathname ?? '');
    const below = path.startsWith(base) ? path.slice(base.length) : undefined;
    const file = below === undefined ? undefined : fileAt(below);
    const id = decode(url?.hash.slice(1) ?? '');
    if (file && file !== page) linked.add(file);
    const isFooterLink = ({ to }: { to: string }) => plainPath(to) === plainPath(below ?? '');
    const index = page in staticFiles ? -1 : footerLinks.findIndex(isFooterLink);
    const { to } = footerLinks[index] ?? {};
    if (!file && to) {
      const message = `footerLinks[${index}].to is "${to}", which does not exist: ${fixOf(to, files)}.`;
      broken.push({ file: 'src/content/navigation.ts', message });
    } else if (!file) {
      const fix = fixOf(`/${below ?? ''}`, files, base);
      broken.push({ file: place(page), message: `${address} leads nowhere: ${fix}.` });
    } else if (id && id !== 'top' && !hasId(file, id)) {
      const message = `${address} leads nowhere: ${place(file)} has no id "${id}".`;
      broken.push({ file: place(page), message });
    }
  }

  for (const [page, data] of Object.entries(files)) {
    if (!/\.(html|css)$/.test(page)) continue;
    for (const address of addressesIn(String(data))) follow(page, address);
  }
  const unlinkedFiles = Object.keys(files).filter((file) => !linked.has(file));
  const ourPages = unlinkedFiles.filter((file) => file.endsWith('.html') && !(file in staticFiles));
  const unlinkedMessage =
    'no other page links to it: add it to footerLinks in src/content/navigation.ts, or link to it from a page.';
  // Every page has the footer, so its mistakes come several times.
  const lines = new Set(listFindings(broken));
  if (lines.size > 0) throw new UserError([...lines].join('\n'));
  return {
    warnings: ourPages
      .filter((page) => page !== '404.html')
      .map((file): Finding => ({ file, message: unlinkedMessage })),
    // Link previews name og.jpg, and programs look into .well-known.
    unlinked: unlinkedFiles.filter(
      (file) => file in staticFiles && !/^(og\.jpg$|\.well-known\/)/.test(file),
    ),
  };
}
