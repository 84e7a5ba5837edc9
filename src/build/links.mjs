// Looks for addresses in built pages that lead nowhere.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { sitePaths } from '../hosting/policy.mjs';

/** @param {string} path */
const isFile = (path) =>
  stat(path).then(
    (info) => info.isFile(),
    () => false,
  );

/**
 * Addresses of our own in a page: in attributes, in sets of images, and in its styles.
 *
 * @param {string} html
 */
function addressesIn(html) {
  const attributes = html.matchAll(/\s(?:href|src|data-fallback)="([^"]*)"/g);
  const sets = html.matchAll(/\ssrcset="([^"]*)"/gi);
  const styles = html.matchAll(/url\("?([^")]+)/g);
  const all = [
    ...Array.from(attributes, ([, address]) => address ?? ''),
    ...Array.from(sets, ([, set]) => set ?? '').flatMap((set) =>
      set.split(', ').map((entry) => entry.split(' ')[0] ?? ''),
    ),
    ...Array.from(styles, ([, address]) => address ?? ''),
  ];
  return new Set(all.filter((address) => address !== 'hide' && !/^(https:|mailto:)/.test(address)));
}

/**
 * One line for each address that leads to no file, and each fragment without an element.
 *
 * @param {string} folder
 * @param {string} base path the site was built for
 */
export async function findBrokenLinks(folder, base) {
  const names = await readdir(folder, { recursive: true });
  const faults = [];
  for (const page of names.filter((name) => name.endsWith('.html')).sort()) {
    const html = await readFile(join(folder, page), 'utf8');
    for (const address of addressesIn(html)) {
      if (address.startsWith('#')) {
        if (!html.includes(` id="${address.slice(1)}"`)) {
          faults.push(`${page}: ${address} names no element: add the id, or change the link`);
        }
        continue;
      }
      const path = address.startsWith(base)
        ? address.slice(base.length)
        : posix.join(posix.dirname(page), address);
      const isPage = sitePaths.includes(path.replace(/^\.?\/?$/, ''));
      if (!isPage && !(await isFile(join(folder, path)))) {
        faults.push(`${page}: ${address} leads to no file: add it, or change the link`);
      }
    }
  }
  return faults;
}
