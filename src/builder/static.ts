// Checks the owner's files in `static`, before they are published as they are.
import { controlCharacter, garbled, nameOf } from './content-values';
import { type Files, findDamage } from './files';
import { at, type Finding, type Problem } from './findings';
import { damaged, drawSmall, proveSvg } from './images';
import { readMarkup } from './markup';

/** Files of no use when they are empty. */
const needsContent = /\.(html?|svg|ico|png|jpe?g|gif|webp|avif|pdf|woff2?|mp4|webm|mp3)$/i;

const empty: Problem = { wrong: 'it is empty', fix: 'put its content back, or remove it' };

/** What is wrong with the text of a page, as far as one page tells. */
function checkPage(data: string | Uint8Array): Problem[] {
  const text = String(data);
  const damage = findDamage(data);
  if (damage) return [damage];
  if (!text.trim()) return [empty];
  if (/^\s*```|```\s*$/.test(text)) {
    const fix = 'delete it at the start and at the end';
    return [{ wrong: 'it has ``` of a chat, which visitors would see', fix }];
  }
  const { elements, cutIn } = readMarkup(text);
  const fix = 'put the rest back';
  if (cutIn) return [{ wrong: `it ends in the middle of ${cutIn}`, fix }];
  const has = (wanted: string) => elements.some(({ name }) => name === wanted);
  if (has('body') && !/<\/(body|html)\s*>/i.test(text)) {
    const fix = 'put the rest back, if some is missing';
    return [{ wrong: 'it ends without </body>', fix, isWarning: true }];
  }
  const character = controlCharacter.exec(text);
  if (character) {
    const line = text.slice(0, character.index).split('\n').length;
    return [{ line, wrong: `it has ${nameOf(character[0])}`, fix: 'delete it' }];
  }
  const [letters] = garbled.exec(text) ?? [];
  if (letters) {
    const line = text.slice(0, text.indexOf(letters)).split('\n').length;
    const fix = 'type again what stands for a quote or a letter with an accent';
    return [{ line, wrong: `it has ${letters}`, fix, isWarning: true }];
  }
  if (/[^\0-\x7f]/.test(text) && !/charset\s*=\s*["']?utf-?8/i.test(text)) {
    const wrong = 'it does not say that it is UTF-8, so browsers may show other letters';
    return [{ wrong, fix: 'write <meta charset="utf-8"> into its <head>', isWarning: true }];
  }
  if (elements.length === 0) return [];
  if (!has('title')) {
    const wrong = 'it has no <title>, so neither tabs nor search engines can name it';
    return [{ wrong, fix: 'write one', isWarning: true }];
  }
  if (elements.some(({ attributes }) => attributes.name === 'viewport')) return [];
  const tag = '<meta name="viewport" content="width=device-width">';
  const wrong = 'it says nothing of the viewport, so phones show it tiny';
  return [{ wrong, fix: `write ${tag} into its <head>`, isWarning: true }];
}

/** What does not belong into `static`, by its path. */
// biome-ignore format: a table
const misplaced: [path: RegExp, wrong: string, fix: string, isWarning: boolean][] = [
  [/^(?!\.well-known\/)(.*\/)?\./, 'visitors could read this hidden file', 'move it out of static', false],
  [/^assets\//, 'browsers keep files of assets for a year', 'move it to another folder, such as static/files', false],
  [/\.(php\d?|aspx?|jsp|cgi|pl|py|rb|env|sql)$/i, 'no static host runs it, so visitors could read it', 'move it out of static', true],
];

/** The name that hosts show as a page. Windows hides the ending of `index.html.txt`. */
export const pageName = (path: string) =>
  path.replace(/(\.html?)?(\.txt)?$/i, '.html').replace(/\bindex(?=\.html$)/i, 'index');

async function checkFile(path: string, data: string | Uint8Array): Promise<Problem[]> {
  for (const [pattern, wrong, fix, isWarning] of misplaced) {
    if (pattern.test(path)) return [{ wrong, fix, isWarning }];
  }
  // They are proved with the logos.
  if (/^(favicon\.svg|og\.jpg)$/.test(path)) return [];
  if (data.length === 0 && needsContent.test(path)) return [empty];
  const hasNoEnding =
    /(^|\/)[^.]+$|\.txt$/i.test(path) && /^\s*<(!doctype )?html\b/i.test(String(data));
  if (/\.html?$/i.test(path) || hasNoEnding) {
    const name = pageName(path);
    const wrong = 'hosts do not show a file of this name as a page';
    const misnamed = { wrong, fix: `name it static/${name}`, isWarning: true };
    return [...(name === path ? [] : [misnamed]), ...checkPage(data)];
  }
  if (/\.pdf$/i.test(path)) {
    const isWhole = ['%PDF', '%%EOF'].every((mark) => Buffer.from(data).includes(mark));
    return isWhole ? [] : [damaged];
  }
  if (/\.svg$/i.test(path)) return proveSvg(data);
  if (/\.(png|jpe?g|gif|webp|avif)$/i.test(path)) {
    return (await drawSmall(data)).length > 0 ? [] : [damaged];
  }
  return [];
}

/** What is wrong with the files of `static`. */
export async function checkStaticFiles(staticFiles: Files): Promise<Finding[]> {
  const work = Object.entries(staticFiles).map(async ([path, data]) =>
    (await checkFile(path, data)).map(at(`static/${path}`)),
  );
  return (await Promise.all(work)).flat();
}

const lowerCase = (path: string) => path.toLowerCase();

/** Files of `static` that have the address of another file. */
export function findClashes(staticFiles: Files, builtFiles: Files): Finding[] {
  const others = [...Object.keys(staticFiles), ...Object.keys(builtFiles)];
  return Object.keys(staticFiles).flatMap((path) => {
    const addresses = [path, path.replace(/\.html$/, '/index.html')].map(lowerCase);
    const twin = others.find((other) => other !== path && addresses.includes(lowerCase(other)));
    if (!twin && !(path in builtFiles)) return [];
    // macOS and Windows write two names that differ in case into one file.
    const wrong = twin ? `${twin} has almost the same address` : 'the build makes this file';
    return [{ file: `static/${path}`, wrong, fix: 'remove it, or give it another name' }];
  });
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
