import { type Content, ofField } from './content';
import type { Files } from './files';
import type { Finding } from './user-error';

interface Link {
  /** File of the page that has the link. */
  page: string;
  address: string;
  /** File that the address names; undefined when the address is outside of the base. */
  file: string | undefined;
  /** Id of the element that the address names, or empty. */
  id: string;
}

/** All links, images and fonts of the pages, without those on other sites. */
function linksOf(files: Files, base: string): Link[] {
  const attributes = /\s(?:href|src|src[sS]et|data-fallback)="([^"]*)"|url\("?([^")]+)/g;
  return Object.entries(files).flatMap(([page, html]) => {
    if (!page.endsWith('.html') || typeof html !== 'string') return [];
    const values = Array.from(html.matchAll(attributes), ([, value, font]) => value ?? font ?? '');
    // A srcset has several addresses, each with a width after it.
    const all = values.flatMap((value) => value.split(', ').map((part) => part.replace(/ .*/, '')));
    const addresses = [...new Set(all)].filter((entry) => !/^(https:|mailto:|hide$)/.test(entry));
    return addresses.map((address) => {
      const [path = '', id = ''] = address.split('#');
      if (path === '') return { page, address, file: page, id };
      const file = path.slice(base.length).replace(/(^|\/)$/, '$1index.html');
      return { page, address, file: path.startsWith(base) ? file : undefined, id };
    });
  });
}

/** One line for each address without a file, and for each fragment without an element; `#top` needs none. */
export function findBrokenLinks(files: Files, base: string): string[] {
  return linksOf(files, base)
    .filter(({ file = '', id }) => {
      const target = files[file];
      return (
        target === undefined || (id && id !== 'top' && !String(target).includes(` id="${id}"`))
      );
    })
    .map(
      ({ page, address }) =>
        `${page}: ${address} leads nowhere: add the file or the id, or change the link.`,
    );
}

/** One line for each page that no other page links to. The 404 page needs no link. */
export function findUnlinkedPages(pages: Files, base: string): string[] {
  const links = linksOf(pages, base).filter(({ page, file }) => page !== file);
  const linked = ['404.html', ...links.map(({ file }) => file)];
  const fix = 'add it to footerLinks in src/content/navigation.ts, or link to it from a page';
  return Object.keys(pages)
    .filter((file) => !linked.includes(file))
    .map((file) => `${file}: no other page links to it: ${fix}.`);
}

/** One finding for each link of the footer whose page or file does not exist. */
export const findBrokenFooterLinks = ({ navigation }: Content, files: Files): Finding[] =>
  navigation.footerLinks.flatMap(({ to }, index): Finding[] => {
    const path = to.replace(/^\/|\/$/g, '');
    if (!to.startsWith('/') || path in files || `${path}/index.html` in files) return [];
    const file = /\.\w+$/.test(path) ? path : `${path}.html`;
    return [
      ofField(
        `navigation.footerLinks[${index}].to`,
        `is "${to}", which does not exist: add static/${file}.`,
      ),
    ];
  });
