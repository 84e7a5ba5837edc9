// Follows the links inside the site, in the finished pages and in those of `static`.

// `unescape`, unlike `decodeURIComponent`, does not throw on a broken code such as `%E0`.
import { unescape as decode } from 'node:querystring';
import { Parser } from 'htmlparser2';
import type { Content } from '../../content/types';
import { leadDialogHash } from '../../shared/url';
import type { Files } from '../files';
import { placeOf } from '../make/content';
import type { TextLink } from '../make/text-pages';

/** One line for each page whose address is a pattern or has signs that encode, or is taken. */
export function checkPaths(pages: readonly { path: string }[]): string[] {
  const paths = pages.map(({ path }) => path);
  return paths.flatMap((path, at) => {
    if (!/^\/([a-z\d-]+(\/[a-z\d-]+)*(\.html)?)?$/.test(path)) {
      const form = 'small letters, digits and - between slashes, such as /press';
      return [`src/site/pages/site.tsx: the path of a page is "${path}": use ${form}.`];
    }
    const isTaken = paths.indexOf(path) !== at;
    return isTaken ? [`src/content/text-pages${path}.md: another page has this address.`] : [];
  });
}

type Attributes = Readonly<Record<string, string>>;

/** The attributes of each element of a page, and its `tag`. */
function readElements(html: string): Attributes[] {
  const elements: Attributes[] = [];
  const parser = new Parser({
    onopentag: (tag, attributes) => elements.push({ ...attributes, tag }),
  });
  parser.end(html);
  return elements;
}

/** The addresses that an element loads or leads to. `data-fallback` may also be `hide`. */
function addressesIn(attributes: Attributes): string[] {
  const { tag, href, src, srcset = '', property, content = '' } = attributes;
  const { 'data-fallback': fallback } = attributes;
  if (tag === 'base') return [];
  // An address in a `srcset` may contain commas, but not end in one.
  const inSet = Array.from(srcset.matchAll(/[\s,]*(\S*[^\s,])[^,]*/g), ([, address]) => address);
  const picture = property === 'og:image' ? content : undefined;
  const all = [href, src, ...inSet, picture, fallback === 'hide' ? undefined : fallback];
  return all.flatMap((address) => address || []);
}

interface LinkedSite {
  files: Files;
  /** Those of the files that are in `static`. */
  staticFiles: Files;
  /** Path of the site, with slashes at both ends. */
  base: string;
  content: Pick<Content, 'footerLinks'> & { firm: { siteUrl: string } };
  textLinks?: readonly TextLink[];
}

/** One line for each link to a file or an id of the site that does not exist. */
export function checkLinks({
  files,
  staticFiles,
  base,
  content,
  textLinks = [],
}: LinkedSite): string[] {
  const pages = new Map(
    Object.keys(files)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readElements(String(files[file]))] as const),
  );

  function isThere(address: string, page: string): boolean {
    const home = new URL(base, content.firm.siteUrl);
    const start = pages.get(page)?.find(({ tag }) => tag === 'base')?.href ?? '';
    const from = new URL(start, new URL(page, home));
    if (!URL.canParse(address, from.href)) return false;
    const { origin, pathname, hash } = new URL(address, from);
    if (origin !== home.origin) return true;
    // Other paths of the domain are not ours. A link there needs the full address: a bare path has
    // probably forgotten the base.
    if (!pathname.startsWith(base)) return !address.startsWith('/');
    const path = decode(pathname.slice(base.length));
    // A folder is its index.html.
    const names = [path.replace(/(^|\/)$/, '$1index.html'), `${path}/index.html`];
    const file = names.find((name) => name in files);
    if (!file) return false;
    // What follows `:~:` is a text to show.
    const wanted = decode(hash.slice(1)).replace(/:~:.*/, '');
    if (!wanted || wanted === 'top') return true;
    const wantedId = hash === leadDialogHash ? 'lead-dialog' : wanted;
    // Ids of other files are not read, such as `#page=2` of a PDF. Word writes names for ids.
    const elements = pages.get(file);
    return elements?.some(({ id, name }) => id === wantedId || name === wantedId) ?? true;
  }

  const ofFooter = content.footerLinks.map(({ to }, at) => {
    return { place: placeOf(`footerLinks[${at}].to`), to, page: '' };
  });
  const inContent = [...ofFooter, ...textLinks].flatMap(({ place, to, page }) =>
    // `/privacy` in the content is below the base.
    isThere(to.replace(/^\//, base), page)
      ? []
      : [`${place} is "${to}", which does not exist: add it, or change the link.`],
  );
  // Reported alone, because every page repeats the links of the footer.
  if (inContent.length > 0) return inContent;
  return [...pages].flatMap(([file, elements]) => {
    const place = file in staticFiles ? `static/${file}` : file;
    const wrong = elements.flatMap(addressesIn).filter((address) => !isThere(address, file));
    return wrong.map((address) => `${place}: ${address} leads nowhere.`);
  });
}
