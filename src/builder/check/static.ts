// Checks the owner's files in `static`, before they are published as they are.

import type { Files } from '../files';
import { damages, type Finding, findIn, type Problem, type Rule } from '../user-error';
import { checkSize, damaged, drawSmall, proveSvg } from './images';
import { readMarkup } from './markup';
import { controlCharacter, garbled } from './values';

const putBack = 'put its content back, or remove it';

/** Files of no use when they are empty. */
const needsContent = /\.(html?|svg|ico|png|jpe?g|gif|webp|avif|pdf|woff2?|mp4|webm|mp3)$/i;

/** Whether a search engine verifies the owner by this page: it has one or two words, or the markup that Yandex or Pinterest asks for. */
export const isVerification = (text: string) =>
  /^\s*[^<\s]+( [^<\s]+)?\s*$|<body>Verification: \w+<\/body>|"p:domain_verify"/.test(text);

/** What is wrong with the text of a page, as far as one page tells. */
// biome-ignore format: a table
const inPages: Rule[] = [
  [/^\s*$/, 'it is empty', putBack],
  [/^\s*---\s/, 'it begins with lines for another program', 'delete them and the --- around them'],
  [/^\s*```|```\s*$/, 'it has ``` of a chat, which visitors would see', 'delete it at the start and at the end'],
  [/^(?=.*<body)(?!.*<\/(body|html)\s*>)/is, 'it ends without </body>', 'put the rest back, if some is missing', true],
  [controlCharacter, 'it has a control character', 'delete it'],
  [/<\?(php|=)|<%|\{%|\{\{|<!--#\w|\[[a-z]+-[\w-]+ \w+="/, 'it has $&, which needs a program, and a static host runs none', 'write what visitors should read', true],
  [/\bid="?cmnt\d|\bmsocom|<(ins|del) cite/, 'it has comments of those who wrote it', 'delete them in the document, and save it again', true],
  [garbled, 'it has $&', 'type again what stands for a quote or a letter with an accent', true],
  [/<meta[^>]*charset\s*=\s*["']?(?!utf-?8\b)(\w[\w-]*)/i, 'it says that it is $1, so browsers may show other letters', 'write utf-8 in its place', true],
  [/^(?!\uFEFF)(?=.*[^\0-\x7f])(?!.*charset\s*=\s*["']?utf-?8)/is, 'it does not say that it is UTF-8, so browsers may show other letters', 'write <meta charset="utf-8"> into its <head>', true],
  [/^(?!.*<title)|<title>\s*((untitled )?document|untitled|microsoft word -[^<]*)?\s*<\/title>/is, 'it has no <title> of its own, so neither tabs nor search engines can name it', 'write one', true],
  [/^(?!.*name=["']?viewport)/is, 'it says nothing of the viewport, so phones show it tiny', 'write <meta name="viewport" content="width=device-width"> into its <head>', true],
  [/\*\*\w[^<>*\n]*\*\*|&amp;(nbsp|amp|#\d+|[aou]uml);|&lt;\/?(p|br|div|strong|h\d)&gt;/, 'visitors would see $&', 'write it as HTML, unless it is meant', true],
];

function checkPage(text: string): Problem[] {
  if (/^(\{\\rtf|%PDF|PK|\xd0|MIME-Version)/.test(text)) {
    return [
      { wrong: 'it is no HTML', fix: 'save it as a web page, or give it the ending of its kind' },
    ];
  }
  const damage = findIn(text, damages);
  if (damage || isVerification(text)) return damage ? [damage] : [];
  const { cutIn, runOn, unclosed } = readMarkup(text);
  if (runOn) {
    const [value = ''] = Object.values(runOn.attributes).filter((value) => value.includes('<'));
    const wrong = `a text in quotes runs on into the page: ${value.slice(0, 40)}`;
    return [{ line: runOn.line, wrong, fix: 'write " where it ends' }];
  }
  if (cutIn) return [{ wrong: `it ends in the middle of ${cutIn}`, fix: 'put the rest back' }];
  const problem = findIn(text, inPages);
  if (problem || !unclosed) return problem ? [problem] : [];
  const { name, line } = unclosed;
  const wrong = `<${name}> is not closed, so what follows looks like it`;
  return [{ line, wrong, fix: `write </${name}> where it ends`, isWarning: true }];
}

/** What does not belong in `static`. The patterns read the path, a line break, and the start of the file. */
// biome-ignore format: a table
const misplaced: Rule[] = [
  [/^\.htaccess\n/, 'the build makes this file', 'write your lines into src/hosting/htaccess'],
  [/^icons\//, 'Apache shows its own files at this address', 'give the folder another name', true],
  [/^(?!\.well-known\/)(.*\/)?\./, 'visitors could read this hidden file', 'move it out of static'],
  [/^assets\//, 'browsers keep files of assets for a year', 'move it to another folder, such as static/files'],
  [/\n-----BEGIN .*PRIVATE KEY/, 'visitors could read this key', 'move it out of static'],
  [/\.(php\d?|aspx?|jsp|cgi|pl|py|rb|env|sql)\n/i, 'no static host runs it, so visitors could read it', 'move it out of static', true],
  [/\.(key|pem|p12|pfx|ppk|kdbx|pst)\n/i, 'visitors could read it', 'move it out of static, unless that is meant', true],
  [/\.(br|gz)\.\w+\n/i, 'Apache takes it for a compressed file', 'write - in place of the . before this part of its name', true],
  [/\.(md|mht|gdoc|gsheet|gslides|url|lnk|webloc|pages|numbers)\n/i, 'few computers open it', 'save it as a PDF, or link to where it leads', true],
  [/\.(heic|heif|tiff?|psd|eps)\n/i, 'most browsers cannot show it', 'save it as JPEG or PNG', true],
];

/** What a whole file of a kind has at its start, and what at its end. */
const parts: [path: RegExp, ...marks: string[]][] = [
  [/\.pdf$/i, '%PDF', '%%EOF'],
  [/\.(zip|docx|xlsx|pptx)$/i, 'PK\x03\x04', 'PK\x05\x06'],
  [/\.(mp4|m4v|mov)$/i, 'ftyp', 'moov'],
];

/** https://www.rfc-editor.org/rfc/rfc9116 */
function checkSecurityText(text: string): Problem[] {
  const expires = Date.parse(/^Expires: *(\d{4}-.*)/im.exec(text)?.[1] ?? '');
  const fix = 'write a line such as "Expires: 2030-12-31T23:59:00Z"';
  if (expires > Date.now()) return [];
  const wrong = expires ? 'its date of expiry is over' : 'it has no date of expiry';
  return [{ wrong, fix, isWarning: true }];
}

/** What is wrong with a PDF. Many compress their links. */
// biome-ignore format: a table
const inPdf: Rule[] = [
  [/\/URI ?\(((file:|https?:\/\/(localhost|127\.))[^)]*)/, 'its link $1 leads to your own computer', 'correct it in the document, and save it again', true],
];

/** The name that hosts show as a page. Windows hides the ending of `index.html.txt`. */
export const pageName = (path: string) =>
  path.replace(/(\.html?)?(\.txt)?$/i, '.html').replace(/\bindex(?=\.html$)/i, 'index');

async function checkFile(path: string, data: string | Uint8Array): Promise<Problem[]> {
  const bytes = Buffer.from(data);
  const start = bytes.toString('latin1', 0, 99);
  const problem = findIn(`${path}\n${start}`, misplaced);
  if (problem) return [{ ...problem, line: undefined }];
  // They are proved with the logos.
  if (/^(favicon\.svg|og\.jpg)$/.test(path)) return [];
  if (bytes.length === 0 && needsContent.test(path))
    return [{ wrong: 'it is empty', fix: putBack }];
  const isDocument = /(^|\/)[^.]+$|\.txt$/i.test(path) && /^\s*<(!doctype )?html\b/i.test(start);
  if (/\.html?$/i.test(path) || isDocument) {
    const name = pageName(path);
    const wrong = 'hosts do not show a file of this name as a page';
    const misnamed = { wrong, fix: `name it static/${name}`, isWarning: true };
    return [...(name === path ? [] : [misnamed]), ...checkPage(String(data))];
  }
  if (path === '.well-known/security.txt') return checkSecurityText(String(data));
  const [, ...marks] = parts.find(([pattern]) => pattern.test(path)) ?? [];
  if (!marks.every((mark) => bytes.includes(mark, 0, 'latin1'))) return [damaged];
  if (/\.pdf$/i.test(path)) {
    const problem = findIn(bytes.toString('latin1'), inPdf);
    return problem ? [{ ...problem, line: undefined }] : [];
  }
  if (/\.svg$/i.test(path)) return proveSvg(bytes);
  if (!/\.(png|jpe?g|gif|webp|avif)$/i.test(path)) return [];
  return (await drawSmall(bytes)).length > 0 ? checkSize(bytes, 2_000_000) : [damaged];
}

/** Pages with the title of another one: a copy whose title nobody has changed. */
export function findSameTitles(staticFiles: Files): Finding[] {
  const seen = new Map<string, string>();
  return listStaticPages(staticFiles).flatMap((path) => {
    const { elements } = readMarkup(String(staticFiles[path]));
    const title = elements.find(({ name }) => name === 'title')?.text.trim() ?? '';
    const other = seen.get(title);
    seen.set(title, path);
    if (!title || !other) return [];
    const wrong = `its title, "${title}", is that of static/${other} too`;
    return [{ file: `static/${path}`, wrong, fix: 'write its own', isWarning: true }];
  });
}

/** What is wrong with the files of `static`. */
export async function checkStaticFiles(staticFiles: Files): Promise<Finding[]> {
  const work = Object.entries(staticFiles).map(async ([path, data]) =>
    (await checkFile(path, data)).map((problem) => ({ file: `static/${path}`, ...problem })),
  );
  return (await Promise.all(work)).flat();
}

const lowerCase = (path: string) => path.toLowerCase();

/** Files of `static` that have the address of another file. */
export function findClashes(staticFiles: Files, builtFiles: Files): Finding[] {
  const others = [...Object.keys(staticFiles), ...Object.keys(builtFiles)];
  return Object.keys(staticFiles).flatMap((path) => {
    const pages = path.replace(/\.html$/, '/index.html');
    // Hosts send a compressed copy in place of its original.
    const addresses = [path, pages, path.replace(/\.(br|gz)$/, '')].map(lowerCase);
    const twin = others.find((other) => other !== path && addresses.includes(lowerCase(other)));
    // Rules for crawlers are the owner's.
    if (!twin && (!(path in builtFiles) || path === 'robots.txt')) return [];
    // macOS and Windows write two names that differ in case into one file.
    const wrong = twin ? `${twin} has almost the same address` : 'the build makes this file';
    return [{ file: `static/${path}`, wrong, fix: 'remove it, or give it another name' }];
  });
}

/** The pages in `static` for search engines. Without a title, HTML is a file with which an engine verifies the owner. */
export const listStaticPages = (staticFiles: Files) =>
  Object.keys(staticFiles).filter((path) => {
    const { elements } = readMarkup(path.endsWith('.html') ? String(staticFiles[path]) : '');
    const isHidden = elements.some(({ attributes: { name = '', content = '' } }) => {
      return /^(robots|googlebot)$/i.test(name) && /noindex|none/i.test(content);
    });
    return elements.some(({ name }) => name === 'title') && !isHidden;
  });
