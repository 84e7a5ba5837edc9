import type { Files } from './project-files';

/** Addresses of the site in a page: attributes, sets of images, fonts. */
function addressesIn(html: string) {
  const attributes = [...html.matchAll(/\s(?:href|src|data-fallback)="([^"]*)"/g)];
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)];
  const fonts = [...html.matchAll(/url\("?([^")]+)/g)];
  return new Set([
    ...[...attributes, ...fonts].map(([, address = '']) => address),
    ...sets.flatMap(([, set = '']) => set.split(', ').map((entry) => entry.split(' ')[0] ?? '')),
  ]);
}

/** One line for each address that leads to no file, and each fragment without an element. */
export function findBrokenLinks(files: Files, base: string): string[] {
  const lines: string[] = [];
  for (const [page, html] of Object.entries(files)) {
    if (!page.endsWith('.html') || typeof html !== 'string') continue;
    for (const address of addressesIn(html)) {
      if (/^(https:|mailto:|hide$)/.test(address)) continue;
      if (address.startsWith('#')) {
        if (!html.includes(` id="${address.slice(1)}"`)) {
          lines.push(`${page}: ${address} names no element: add the id, or change the link.`);
        }
        continue;
      }
      const path = address.slice(base.length).replace(/(^|\/)$/, '$1index.html');
      if (!address.startsWith(base) || !(path in files)) {
        lines.push(`${page}: ${address} leads to no file: add it, or change the link.`);
      }
    }
  }
  return lines;
}
