// The firm's logos and icon, and a picture for shared links: whether browsers show them.
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import type { Files } from '../files';

/** What browsers do not draw, or draw in another way than the program that exported it. */
function faultOfSvg(svg: string, isLogo: boolean): string | undefined {
  const faults: string[] = [];
  let isRoot = true;
  const parser = new Parser(
    {
      onopentag(tag, { xmlns, viewBox, 'xlink:href': link = '#', href = link }) {
        if (isRoot && tag === 'svg' && !xmlns) {
          faults.push('write xmlns="http://www.w3.org/2000/svg" into its first tag');
        }
        if (isRoot && isLogo && viewBox?.trim().split(/[\s,]+/).length !== 4) {
          faults.push('export it with a viewBox, or browsers crop it');
        }
        if (tag !== 'a' && !/^\s*(#|data:)/.test(href)) {
          faults.push(`it shows ${href}, which browsers do not load. Export it as one file`);
        }
        if (tag === 'text' && isLogo && !/@font-face[^}]*data:/.test(svg)) {
          faults.push('export its text as paths, because not every visitor has the font');
        }
        isRoot = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return faults[0];
}

const checked = /^(src\/brand\/.*\.svg|static\/(favicon\.svg|og\.jpg))$/;

/** One line for each of the firm's files that is no picture, or that browsers would not show as it is. */
export async function checkPictures(files: Files): Promise<string[]> {
  const lines = Object.entries(files).map(async ([path, data]) => {
    if (!checked.test(path)) return [];
    const bytes = Buffer.from(data);
    const isSvg = path.endsWith('.svg');
    try {
      // Refuses what is cut off, or no XML.
      const image = sharp(bytes, { failOn: 'truncated' });
      const { format } = await image.metadata();
      await image.stats();
      if (isSvg !== (format === 'svg'))
        return `${path}: its name is wrong: it is a file of ${format}.`;
      const fault = isSvg && faultOfSvg(String(data), path.startsWith('src/brand/'));
      return fault ? `${path}: ${fault}.` : [];
    } catch (error) {
      return `${path}: it cannot be shown: ${error instanceof Error ? error.message.trim() : error}.`;
    }
  });
  return (await Promise.all(lines)).flat();
}
