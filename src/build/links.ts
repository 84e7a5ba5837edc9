import type { Files } from './files';

/** Addresses in a page: attributes, sets of images, fonts. */
function addressesIn(html: string): Set<string> {
  const found = html.matchAll(/\s(?:href|src|srcset|data-fallback)="([^"]*)"|url\("?([^")]+)/gi);
  const sets = Array.from(found, ([, attribute, font]) => attribute ?? font ?? '');
  return new Set(sets.flatMap((set) => set.split(', ').map((entry) => entry.replace(/ .*/, ''))));
}

/** One line for each address that leads to no file, and each fragment without an element. */
export function findBrokenLinks(files: Files, base: string): string[] {
  const lines: string[] = [];
  for (const [page, html] of Object.entries(files)) {
    if (!page.endsWith('.html') || typeof html !== 'string') continue;
    for (const address of addressesIn(html)) {
      if (/^(https:|mailto:|hide$)/.test(address)) continue;
      const path = address.slice(base.length).replace(/(^|\/)$/, '$1index.html');
      const isThere = address.startsWith('#')
        ? html.includes(` id="${address.slice(1)}"`)
        : address.startsWith(base) && path in files;
      if (!isThere) lines.push(`${page}: ${address} leads nowhere: add it, or change the link.`);
    }
  }
  return lines;
}
