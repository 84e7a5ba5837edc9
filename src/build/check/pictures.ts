// The firm's logos and icon, and a picture for shared links: whether browsers show them.
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import type { Files } from '../files';

/** What browsers do not draw, or draw in another way than the program that exported it. */
function faultOf(svg: string, isLogo: boolean): string | undefined {
  const faults: (string | false)[] = [];
  const parser = new Parser(
    {
      onopentag(tag, { xmlns, viewBox = '', 'xlink:href': link = '#', href = link }) {
        const isRoot = faults.length === 0;
        const isCropped = isRoot && isLogo && viewBox.trim().split(/[\s,]+/).length !== 4;
        const isText = isLogo && tag === 'text' && !/@font-face[^}]*data:/.test(svg);
        const isOutside = tag !== 'a' && !/^\s*(#|data:)/.test(href);
        faults.push(
          isRoot && tag === 'svg' && !xmlns && 'write xmlns="http://www.w3.org/2000/svg" into <svg',
          isCropped && 'export it with a viewBox, or browsers crop it',
          isOutside && `browsers do not load ${href}. Export all in one file`,
          isText && 'export text as paths, because not every visitor has the font',
        );
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return faults.find((fault) => fault !== false) || undefined;
}

/** @throws {Error} with what is wrong: most of it is sharp's own sentence */
async function judge(path: string, data: Files[string]): Promise<void> {
  const image = sharp(Buffer.from(data), { failOn: 'truncated' });
  const { format } = await image.metadata();
  await image.stats();
  const isSvg = path.endsWith('.svg');
  if (isSvg !== (format === 'svg')) throw new Error(`it is a file of ${format}`);
  const fault = isSvg && faultOf(String(data), path.startsWith('src/brand/'));
  if (fault) throw new Error(fault);
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
