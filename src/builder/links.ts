// Checks the links of the finished pages, those of the owner in `static` too.

// `unescape`, unlike `decodeURIComponent`, does not throw on a broken code such as `%E0`.
import { unescape as decode } from 'node:querystring';
import { Hash } from '../ui/attributes';
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
    // `data-fallback` has an address, or hides the image.
    if (value === 'hide') continue;
    // A srcset has several addresses, each with a width after it.
    if (name.toLowerCase() !== 'srcset') addresses.push(value);
    else addresses.push(...value.split(/,\s+/).map((part) => part.replace(/\s.*/, '')));
  }
  return new Set(addresses);
}

/** What remains of a path however it is written: `team` of `/Team.html`, `/team/` and `team/index.html`. */
const plainPath = (path: string) =>
  path.toLowerCase().replace(/^\/|\/?(index\.html)?$|\.html$/g, '');

/**
 * Follows all links between the files.
 *
 * @returns the pages, and the files of `static`, to which no other page links
 * @throws {UserError} with a line for each link that leads nowhere
 */
export function checkLinks({ files, staticFiles, base, footerLinks }: Site): string[] {
  const problems: Finding[] = [];
  const linked = new Set<string>();
  const place = (file: string) => (file in staticFiles ? `static/${file}` : file);

  /** The file of a path below the base; a host redirects a folder without its last slash. */
  const fileAt = (path: string) =>
    [path.replace(/(^|\/)$/, '$1index.html'), `${path}/index.html`].find((name) => name in files);

  /** What to do about a path without a file. `start` is what the right address begins with. */
  function fixOf(path: string, start: string, isInSite = true): string {
    const meant = Object.keys(files).find((file) => plainPath(file) === plainPath(path));
    if (meant) return `write "${start}${meant.replace(/(^|\/)index\.html$/, '$1')}"`;
    if (!isInSite) return `the site is at ${base}, so write the full address, with https://`;
    const file = /\.\w+$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`;
    return `add static/${file}, or change the link`;
  }

  /** Says why an address leads nowhere, or what to do about it. Returns undefined for an address that leads somewhere. */
  function findProblem(page: string, address: string): string | undefined {
    const pageUrl = `${origin}${base}${page}`;
    if (!URL.canParse(address, pageUrl)) return 'correct the address';
    const { origin: target, pathname, hash } = new URL(address, pageUrl);
    if (target !== origin) return undefined;
    const path = decode(pathname);
    // Hosts redirect a base without its last slash too.
    const isInSite = `${path}/`.startsWith(base);
    const below = path.slice(isInSite ? base.length : 1);
    const file = isInSite ? fileAt(below) : undefined;
    if (!file) return fixOf(below, base, isInSite);
    if (file !== page) linked.add(file);
    const id = decode(hash.slice(1));
    const ids = String(files[file]).matchAll(/\s(?:id|name)\s*=\s*["']?([^"'\s>]+)/gi);
    const hasId =
      !id || id === 'top' || hash === Hash.leadDialog || [...ids].some(([, found]) => found === id);
    return hasId ? undefined : `${place(file)} has no id "${id}"`;
  }

  for (const { to } of footerLinks) {
    const path = decode(to.slice(1));
    if (!to.startsWith('/') || fileAt(path)) continue;
    const message = `footerLinks has "${to}", which does not exist: ${fixOf(path, '/')}.`;
    problems.push({ file: 'src/content/navigation.ts', message });
  }
  // The pages come second, because the footer of every page would repeat a problem of `footerLinks`.
  if (problems.length === 0) {
    for (const [page, data] of Object.entries(files)) {
      if (!/\.(html|css)$/.test(page)) continue;
      for (const address of addressesIn(String(data))) {
        const problem = findProblem(page, address);
        const message = `${address} leads nowhere: ${problem}.`;
        if (problem) problems.push({ file: place(page), message });
      }
    }
  }
  if (problems.length > 0) throw new UserError(listFindings(problems).join('\n'));
  // Hosts show 404.html and 500.html, link previews name og.jpg, and programs look into .well-known.
  const needsNoLink = /^((404|500)\.html$|og\.jpg$|\.well-known\/)/;
  return Object.keys(files)
    .filter((file) => file.endsWith('.html') || file in staticFiles)
    .filter((file) => !linked.has(file) && !needsNoLink.test(file))
    .map(place);
}
