// Follows the links inside the site, in the finished pages and in those of `static`.

// `unescape`, unlike `decodeURIComponent`, does not throw on a broken code such as `%E0`.
import { unescape as decode } from 'node:querystring';
import { Parser } from 'htmlparser2';
import { leadDialogHash } from '../../ui/attributes';
import type { Files } from '../files';
import { type Content, placeOf } from '../make/content';
import type { TextLink } from '../make/text-pages';

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly in the element. */
  text: string;
}

/** The elements of a page, in the order of their start tags. */
export function readElements(html: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, text: '' };
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      const parent = open.at(-1);
      if (parent) parent.text += text;
    },
    onclosetag: () => open.pop(),
  });
  parser.end(html);
  return elements;
}

/** The addresses that an element loads or leads to. `data-fallback` may also say that an image is hidden. */
function addressesOf({ attributes }: Element): string[] {
  const { href, src, srcset = '', property, content = '', 'data-fallback': fallback } = attributes;
  const inSet = srcset.split(',').map((each) => each.trim().split(' ')[0]);
  const picture = property === 'og:image' ? content : undefined;
  const all = [href, src, ...inSet, picture, fallback === 'hide' ? undefined : fallback];
  return all.flatMap((address) => address || []);
}

interface Site {
  files: Files;
  /** Those of the files that are in `static`. */
  staticFiles: Files;
  /** Path of the site, with slashes at both ends. */
  base: string;
  content: Pick<Content, 'footerLinks'> & { firm: { siteUrl: string } };
  textLinks?: readonly TextLink[];
}

/** One line for each link to a file or an id of the site that does not exist. */
export function checkLinks({ files, staticFiles, base, content, textLinks = [] }: Site): string[] {
  const pages = new Map(
    Object.keys(files)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readElements(String(files[file]))] as const),
  );

  function isThere(address: string, page: string): boolean {
    const home = new URL(base, content.firm.siteUrl);
    const from = new URL(page, home);
    if (!URL.canParse(address, from.href)) return false;
    const { origin, pathname, hash } = new URL(address, from);
    if (origin !== home.origin) return true;
    // Other services may be at other paths of the domain, but a link to them names the domain.
    if (!pathname.startsWith(base)) return !address.startsWith('/');
    const path = decode(pathname.slice(base.length));
    // A folder is its index.html.
    const names = [path.replace(/(^|\/)$/, '$1index.html'), `${path}/index.html`];
    const file = names.find((name) => name in files);
    if (!file) return false;
    const id = decode(hash.slice(1));
    if (!id || id === 'top' || id.startsWith(':~:') || hash === leadDialogHash) return true;
    // Ids of other files are not read, such as `#page=2` of a PDF.
    return pages.get(file)?.some(({ attributes }) => attributes.id === id) ?? true;
  }

  const ofFooter = content.footerLinks.map(({ to }, at) => {
    return { place: placeOf(`footerLinks[${at}].to`), to, page: '' };
  });
  const inContent = [...ofFooter, ...textLinks].flatMap(({ place, to, page }) =>
    // Without the base, as `contentUrl` of src/url.ts adds it.
    isThere(to.replace(/^\//, base), page)
      ? []
      : [`${place} is "${to}", which does not exist: add it, or change the link.`],
  );
  // The finished pages have them too, and the footer is on every page.
  if (inContent.length > 0) return inContent;
  return [...pages].flatMap(([file, elements]) => {
    const place = file in staticFiles ? `static/${file}` : file;
    const wrong = elements.flatMap(addressesOf).filter((address) => !isThere(address, file));
    return wrong.map((address) => `${place}: ${address} leads nowhere.`);
  });
}
