// Follows the links of the finished pages, those of the owner in `static` too.

// `unescape`, unlike `decodeURIComponent`, does not throw on a broken code such as `%E0`.
import { unescape as decode } from 'node:querystring';
import { Hash } from '../../ui/attributes';
import type { Files } from '../files';
import type { Content } from '../make/fields';
import { type Finding, findIn, isMistake, type Problem, type Rule } from '../user-error';
import { addressesInCss, type Link, linksOf, readMarkup } from './markup';
import { isVerification, pageName } from './static';
import { detour, isMailAddress } from './values';

interface Site {
  files: Files;
  /** Those of the files that are in `static`. */
  staticFiles: Files;
  /** Path of the site, with slashes at both ends. */
  base: string;
  content: Pick<Content, 'footerLinks'> & { firm: { siteUrl: string } };
}

/** Addresses that lead nowhere whatever the site contains: what they are, and what to write. */
// biome-ignore format: a table
const wrongAddresses: Rule[] = [
  [/[“”„«»]/, 'has typographic quotes', 'write straight double quotes, ", at both its ends'],
  [/^(file:|[a-z]:[\\/])/i, 'is a file on your own computer', 'put the file into static, and write its path there'],
  [/^(https?:)?\/\/(localhost|127\.|10\.|192\.168\.|\[::1\]|[^/:]+\.(local|internal|lan)\b)|^\\\\/i, 'leads to your own computer or network', 'write the public address'],
  [/^(cid|blob|mail):|^(mailto|tel|sms):\s*$/i, 'leads nowhere', 'write a full address, such as mailto:name@firm.com'],
  [/^[^?#]*%(?![\da-f]{2})/i, 'has a % that begins no code', 'write %25 in its place'],
  [detour, 'leads through the service of a mail program', 'write the address that it leads to'],
  [/^https?:\/\/[^/?#]*@|^mailto:\//i, 'is no e-mail address', 'write mailto: and the address, such as mailto:name@firm.com'],
  [/^www\./i, 'is read as the name of a file', 'write https:// before it'],
  [/^[^\s/?#:@]+@[^\s/?#:@]+\.\w+$/, 'is read as the name of a file', 'write mailto: before it'],
  [/^https?:(?!\/\/[^/])|^https?\/|^https?:\/\/https?:|^(?!https?:)h?t+p+s*:\/\//i, 'is no address', 'begin it with https://, once'],
  [/^(https?:)?\/\/([^/\\.:?#[]+([/:?#]|$)|[^/?#]*[,;])/i, 'has no domain that visitors can reach', 'write the public address'],
];

/** What Google Drive, Dropbox and OneDrive offer as the link of a file. */
const sharePage =
  /drive\.google\.com\/file.*\/view|dropbox\.com\/.*dl=0|\/\/(1drv\.ms|onedrive\.live\.com)\//;

/** What is wrong with an address wherever it stands. */
function findWrongAddress(address: string): Problem | undefined {
  const problem = findIn(address, wrongAddresses);
  if (problem) return { ...problem, wrong: `${address} ${problem.wrong}` };
  const [, mail = ''] = /^mailto:([^?]+)/i.exec(address) ?? [];
  const mails = decode(mail).split(',');
  if (!mail || mails.every((each) => isMailAddress(each.trim()))) return undefined;
  const fix = 'write one, such as mailto:name@firm.com';
  return { wrong: `${address} has no e-mail address`, fix };
}

/**
 * What remains of a path however it is written: `our-team` of `/Our_Team.html`, `our team/` and `our-team/index.html`.
 * Windows hides the second ending of `terms.pdf.pdf`.
 */
const plainPath = (path: string) =>
  path
    .toLowerCase()
    .replace(/[_ ]/g, '-')
    .replace(/(\.\w+)\1$/, '$1')
    .replace(/^\/|\/?(index\.html?)?$|\.html?$/g, '');

/** Programs of servers, which no static host runs. */
const isProgram = (path: string) => /\.(php\d?|aspx?|jsp|cgi|pl)$/i.test(path);

/**
 * Follows all links between the files.
 *
 * @returns what is wrong with links, and the pages, and files of `static`, to which no other page links
 */
export function checkLinks({ files, staticFiles, base, content }: Site) {
  const { siteUrl } = content.firm;
  const findings: Finding[] = [];
  const linked = new Set<string>();
  const place = (file: string) => (file in staticFiles ? `static/${file}` : file);
  const pages = new Map(
    Object.keys(files)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readMarkup(String(files[file])).elements] as const),
  );

  /** The file of a path below the base; a host redirects a folder without its last slash. */
  const fileAt = (path: string) =>
    [path.replace(/(^|\/)$/, '$1index.html'), `${path}/index.html`].find((name) => name in files);

  /** What to do about a path without a file. `start` is what the right address begins with. */
  function fixOf(path: string, start: string): string {
    // Neither the folder `static` nor, in the content, that of the site is a part of the address.
    const plain = path.replace(new RegExp(`^(static|${base.slice(1, -1)})/`), '');
    const file = /\.\w+$/.test(plain) ? plain : `${plain.replace(/\/$/, '')}/index.html`;
    const misnamed = Object.keys(staticFiles).find((name) => {
      const isPage = /\.html?(\.txt)?$/i.test(name) && pageName(name) === file;
      return name !== file && (isPage || `${name}/index.html` === file);
    });
    if (misnamed) return `name static/${misnamed} static/${file}`;
    const meant = Object.keys(files).find((name) => plainPath(name) === plainPath(plain));
    if (meant) return `write "${start}${meant.replace(/(^|\/)index\.html$/, '$1')}"`;
    if (plain.startsWith('assets/')) return 'put a copy into static: names in assets change';
    const write = plain === path ? 'or change the link' : `and write "${start}${plain}"`;
    return `add static/${file}, ${write}`;
  }

  /** Says why an address leads nowhere, and what to do about it. Returns undefined for an address that leads somewhere. */
  function findProblem(page: string, link: Link, start = base): Problem | undefined {
    const { address, isPost, isLoaded, isSelf } = link;
    // `checkStaticFiles` has said that a quote is missing.
    if (address.includes('<')) return undefined;
    const wrongAddress = findWrongAddress(address);
    if (wrongAddress) return wrongAddress;
    // https://developer.mozilla.org/docs/Web/Security/Mixed_content
    if (isLoaded && /^http:/i.test(address)) {
      const wrong = `${address} is not encrypted, so browsers do not load it into an encrypted page`;
      return { wrong, fix: 'begin it with https://', isWarning: true };
    }
    if (isLoaded && sharePage.test(address)) {
      const wrong = `${address} is a page for visitors, which shows the file, and not the file itself`;
      return { wrong, fix: 'put the file into static, and write its path here', isWarning: true };
    }
    const wrong = `${address} leads nowhere`;
    const elements = pages.get(page) ?? [];
    const own = elements.find(({ name }) => name === 'base')?.attributes.href ?? '';
    const pageUrl = new URL(base + page, siteUrl).href;
    const from = URL.canParse(own, pageUrl) ? new URL(own, pageUrl).href : pageUrl;
    if (!URL.canParse(address, from)) return { wrong, fix: 'correct the address' };
    const { host, protocol, pathname, hash } = new URL(address, from);
    // Most hosts answer at the domain with www and without it.
    const [there, here] = [host, new URL(siteUrl).host].map((name) => name.replace(/^www\./, ''));
    const isElsewhere = there !== here;
    if (isElsewhere && isSelf) {
      const wrong = `${address} names another site as that of this page`;
      return { wrong, fix: 'delete the line', isWarning: true };
    }
    if (!/^https?:$/.test(protocol) || isElsewhere || isSelf) return undefined;
    const path = decode(pathname);
    // A proxy may serve other programs at other paths of the domain, which only full addresses can mean.
    const isFull = /^(https?:)?\/\//i.test(address);
    // Hosts redirect a base without its last slash too.
    const isOutside = !`${path}/`.startsWith(base);
    if (isOutside && isFull) return undefined;
    if (isPost || isProgram(path)) {
      const wrong = `${address || 'its own page'} needs a program, and a static host runs none`;
      return { wrong, fix: 'write the address of a service that can', isWarning: true };
    }
    if (isOutside) {
      const isPath = fileAt(path.slice(1)) !== undefined;
      const fix = `the site is at ${base}, so write the full address, with https://`;
      return { wrong, fix: isPath ? fixOf(path.slice(1), start) : fix };
    }
    const below = path.slice(base.length);
    const file = fileAt(below);
    if (!file && fileAt(below + decode(hash))) return { wrong, fix: 'write %23 in place of its #' };
    if (!file) return { wrong, fix: fixOf(below, start), isWarning: isFull };
    if (file !== page) linked.add(file);
    // Text to find, as in `#:~:text=Board`, is no id. Only pages have ids.
    const id = decode(hash.slice(1).replace(/:~:.*/, ''));
    const isThere =
      pages.get(file)?.some(({ attributes: { id: own, name } }) => [own, name].includes(id)) ??
      true;
    if (!id || id === 'top' || hash === Hash.leadDialog || isThere) return undefined;
    return { wrong, fix: `write an id that ${place(file)} has, or add id="${id}" there` };
  }

  for (const { to } of content.footerLinks) {
    // The same as `contentUrl` of src/url.ts, which only a bundle can import.
    const address = to.replace(/^\//, base).replace(/^(\/[^.?#]*[^./?#])(?=[?#]|$)/, '$1/');
    const problem = findProblem('index.html', { address }, '/');
    const wrong = `footerLinks has "${to}", which does not exist`;
    if (problem) findings.push({ ...problem, file: 'src/content/navigation.ts', wrong });
  }
  // The footer of each of our pages repeats what was found: a path with another slash, a full address as it is.
  const isFooterWrong = findings.some(isMistake);
  const said = new Set(findings.flatMap(({ wrong }) => wrong.split('"')));
  const linksIn = (file: string, data: Files[string]): Link[] =>
    pages.get(file)?.flatMap(linksOf) ??
    (file.endsWith('.css') ? addressesInCss(String(data)).map((address) => ({ address })) : []);
  for (const [file, data] of Object.entries(files)) {
    const isOwn = file in staticFiles;
    const seen = new Set<string>();
    for (const { line, ...link } of linksIn(file, data)) {
      const isRepeated = !isOwn && (isFooterWrong || said.has(link.address));
      if (seen.has(link.address) || isRepeated) continue;
      seen.add(link.address);
      const problem = findProblem(file, link);
      // Our own pages have one line only.
      if (problem) findings.push({ file: place(file), line: isOwn ? line : undefined, ...problem });
    }
  }
  // Hosts, search engines and programs look for files of these names by themselves.
  const needsNoLink =
    /^(\.well-known\/|((404|500)\.html|og\.jpg|favicon\.\w+|CNAME|_redirects|[\w-]+\.(txt|xml|webmanifest))$)/;
  const unlinked = Object.keys(files)
    .filter((file) => pages.has(file) || file in staticFiles)
    .filter((file) => !linked.has(file) && !needsNoLink.test(file))
    .filter((file) => !pages.has(file) || !isVerification(String(files[file])))
    .map(place);
  return { findings, unlinked };
}
