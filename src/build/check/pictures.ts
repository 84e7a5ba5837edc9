// The firm's logos and icon, and a picture for shared links: whether browsers show them.
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import type { Files } from '../files';

/** Parts of an SVG that browsers do not draw, or draw unlike the program that exported the file. */
function faultsOf(svg: string, isLogo: boolean): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(tag, { xmlns, viewBox = '', 'xlink:href': link = '', href = link }) {
        const isRoot = open.length === 0;
        const [, , width = 0, height = 0] = viewBox
          .trim()
          .split(/[\s,]+|(?=-)/)
          .map(Number);
        if (isRoot && tag === 'svg' && !xmlns) {
          faults.push('write xmlns="http://www.w3.org/2000/svg" into <svg');
        }
        if (isRoot && isLogo && !(width > 0 && height > 0)) {
          faults.push('export it with a viewBox, or browsers crop it');
        }
        if (/(^|:)(image|use|feImage)$/.test(tag) && /^\s*(?!data:)[^#\s]/.test(href)) {
          faults.push(`browsers do not load ${href}. Export all in one file`);
        }
        open.push(tag);
      },
      ontext(words) {
        const isText = open.some((tag) => /(^|:)text$/.test(tag)) && words.trim() !== '';
        if (isLogo && isText && !/@font-face[^}]*data:/.test(svg)) {
          faults.push('export text as paths, because not every visitor has the font');
        }
      },
      onclosetag: () => open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return faults;
}

/** @throws {Error} with what is wrong: most of it is sharp's own sentence */
async function judge(path: string, data: Files[string]): Promise<void> {
  const image = sharp(Buffer.from(data), { failOn: 'truncated' });
  const { format } = await image.metadata();
  const { channels } = await image.stats();
  const isSvg = path.endsWith('.svg');
  if (format !== (isSvg ? 'svg' : 'jpeg')) throw new Error(`it is a file of ${format}`);
  const [fault] = isSvg ? faultsOf(String(data), path.startsWith('src/brand/')) : [];
  if (fault) throw new Error(fault);
  if (channels[3]?.max === 0) throw new Error('nothing in it can be seen');
}

const judged = /^(src\/brand\/.*\.svg|static\/(favicon\.svg|og\.jpg))$/;

/** One line for each of the firm's files that is no picture, or that browsers would not show. */
export async function checkPictures(files: Files): Promise<string[]> {
  const own = Object.entries(files).filter(([path]) => judged.test(path));
  const lines = own.map(([path, data]) =>
    judge(path, data).then(
      () => [],
      ({ message }) => `${path}: ${message}.`,
    ),
  );
  return (await Promise.all(lines)).flat();
}
