// Checks the owner's files in `static`, before they are published as they are.
import { proveImage, proveSvg } from './brand';
import { controlCharacter } from './content-values';
import { type Files, findDamage } from './files';
import type { Finding } from './findings';
import { readMarkup } from './markup';

type Problem = Omit<Finding, 'file'>;

/** Files of no use when they are empty. */
const needsContent = /\.(html?|svg|ico|png|jpe?g|gif|webp|avif|pdf|woff2?|mp4|webm|mp3)$/i;

/** Why a path cannot be published. */
function checkPath(path: string, files: Files): Problem | undefined {
  if (/(^|\/)\./.test(path) && !path.startsWith('.well-known/')) {
    return { wrong: 'visitors could read this hidden file', fix: 'move it out of static' };
  }
  if (path.startsWith('assets/')) {
    const fix = 'move it to another folder, such as static/files';
    return { wrong: 'browsers keep files of assets for a year', fix };
  }
  const folderPage = path.replace(/\.html$/, '/index.html');
  if (folderPage !== path && folderPage in files) {
    const fix = 'remove one of the two, or give it another name';
    return { wrong: `${folderPage} has almost the same address`, fix };
  }
  return undefined;
}

/** Hosts look for pages as `index.html` and `name.html`. */
function checkPageName(path: string): Problem[] {
  const name = path.replace(/[^/]+$/, (base) =>
    base.replace(/^index(?=\.)/i, 'index').replace(/\.html?$/i, '.html'),
  );
  if (name === path) return [];
  const wrong = 'hosts do not find a page of this name';
  return [{ wrong, fix: `name it static/${name}`, isWarning: true }];
}

/** What is wrong with the text of a page, as far as one page tells. */
function checkPage(data: string | Uint8Array): Problem[] {
  const text = String(data);
  const damage = findDamage(data);
  if (damage) return [damage];
  if (!text.trim()) return [{ wrong: 'it is empty', fix: 'put its content back, or remove it' }];
  const { elements, cutIn } = readMarkup(text);
  const fix = 'put the rest back';
  if (cutIn) return [{ wrong: `it ends in the middle of ${cutIn}`, fix }];
  if (elements.some(({ name }) => name === 'body') && !/<\/(body|html)\s*>/i.test(text)) {
    return [
      { wrong: 'it ends without </body>', fix: `${fix}, if some is missing`, isWarning: true },
    ];
  }
  const character = controlCharacter.exec(text);
  if (character) {
    const code = character[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const line = text.slice(0, character.index).split('\n').length;
    return [{ line, wrong: `it has the control character U+${code}`, fix: 'delete it' }];
  }
  if (elements.length === 0 || elements.some(({ name }) => name === 'title')) return [];
  const wrong = 'it has no <title>, so neither tabs nor search engines can name it';
  return [{ wrong, fix: 'write one', isWarning: true }];
}

/** What is wrong with the files of `static`, beside those of the build. */
export async function checkStaticFiles(staticFiles: Files, builtFiles: Files): Promise<Finding[]> {
  const files = { ...builtFiles, ...staticFiles };
  const findings: Finding[] = [];
  for (const [path, data] of Object.entries(staticFiles)) {
    const add = (...problems: Problem[]) =>
      findings.push(...problems.map((problem) => ({ file: `static/${path}`, ...problem })));
    const wrongPath = checkPath(path, files);
    if (wrongPath) add(wrongPath);
    else if (path in builtFiles) {
      add({ wrong: 'the build makes this file', fix: 'remove it, or give it another name' });
    } else if (data.length === 0 && needsContent.test(path)) {
      add({ wrong: 'it is empty', fix: 'put its content back, or remove it' });
    } else if (/\.html?$/i.test(path)) add(...checkPageName(path), ...checkPage(data));
    // `favicon.svg` and `og.jpg` are proved with the logos.
    else if (/^(favicon\.svg|og\.jpg)$/.test(path)) continue;
    else if (/\.svg$/.test(path)) add(...(await proveSvg(data)));
    else if (/\.(png|jpe?g|gif|webp|avif)$/i.test(path)) add(...(await proveImage(data)));
    else if (/\.(php\d?|aspx?|jsp|cgi|pl|py|rb|env|sql)$/i.test(path)) {
      const wrong = 'no static host runs it, so visitors could read it';
      add({ wrong, fix: 'move it out of static', isWarning: true });
    }
  }
  return findings;
}

/** The pages in `static` for search engines. Without a title, HTML is a file with which an engine verifies the owner. */
export const listStaticPages = (staticFiles: Files) =>
  Object.keys(staticFiles).filter((path) => {
    if (!path.endsWith('.html')) return false;
    const { elements } = readMarkup(String(staticFiles[path]));
    const isHidden = elements.some(({ name, attributes: { name: key = '', content = '' } }) => {
      return name === 'meta' && /^(robots|googlebot)$/i.test(key) && /noindex|none/i.test(content);
    });
    return elements.some(({ name }) => name === 'title') && !isHidden;
  });
