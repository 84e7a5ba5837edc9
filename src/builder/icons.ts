// Makes the icons from the favicon, and proves it, the logos and the image of link previews.
import { cached, type Files, fingerprint, versionOf } from './files';
import { type Finding, isMistake, type Problem } from './findings';
import { damaged, drawSmall, kindOf, loadSharp, proveSvg, readPicture } from './images';

/** Images that the build needs. */
const images = [
  ...['src/brand/logo.svg', 'src/brand/logo-full.svg'],
  ...['static/favicon.svg', 'static/og.jpg'],
];

/** `static/og.jpg` of `static/OG.jpeg`. */
const plainPath = (path: string) => path.toLowerCase().replace(/\.jpeg$/, '.jpg');

/** What is wrong with the image of link previews. */
async function provePreview(data: string | Uint8Array): Promise<Problem[]> {
  const fix = 'save it as a JPEG of 1200 by 630 px';
  const picture = await readPicture(data);
  if (!picture) return [{ wrong: 'it is not an image that can be read', fix }];
  const { format, width, height } = picture;
  const isRight = format === 'jpeg' && width === 1200 && height === 630;
  if (!isRight) return [{ wrong: kindOf(picture), fix }];
  return (await drawSmall(data)).length > 0 ? [] : [damaged];
}

/** Warns of a logo with a ground of its own. */
async function proveLogo(data: string | Uint8Array): Promise<Problem[]> {
  const pixels = await drawSmall(data);
  const isBox = pixels.length > 0 && pixels.every((part, at) => at % 4 < 3 || part > 250);
  const wrong = 'it fills its whole frame, so visitors see a box';
  return isBox ? [{ wrong, fix: 'save it without its background', isWarning: true }] : [];
}

/** @param background color of the transparent parts; without it they stay transparent */
function makeIcon(favicon: string | Uint8Array, size: number, background?: string) {
  const key = fingerprint(favicon, versionOf('sharp'), `${size} ${background}`);
  return cached(`icons/${key}.png`, async () => {
    const sharp = await loadSharp();
    // SVGs are drawn at 72 dpi, and scaled afterwards.
    const options = { fit: 'contain', background: '#0000' } as const;
    const image = sharp(Buffer.from(favicon), { density: 1200 }).resize(size, size, options);
    return (background ? image.flatten({ background }) : image).png().toBuffer();
  });
}

/**
 * @param owned the owner's files, by path in the project
 * @param ground color of the pages, and of the transparent parts
 * @returns the icons by file name, unless there are mistakes
 */
export async function makeIcons(owned: Files, ground: string) {
  const proofs = images.map(async (file): Promise<Finding[]> => {
    const data = owned[file];
    if (data === undefined) {
      const meant = Object.keys(owned).find((other) => plainPath(other) === plainPath(file));
      return [
        { file, wrong: 'it is missing', fix: meant ? `rename ${meant} to it` : 'put it back' },
      ];
    }
    const isJpeg = file.endsWith('.jpg');
    const problems = isJpeg ? await provePreview(data) : await proveSvg(data, ground);
    if (file.startsWith('src/brand') && problems.length === 0)
      problems.push(...(await proveLogo(data)));
    return problems.map((problem) => ({ file, ...problem }));
  });
  const findings = (await Promise.all(proofs)).flat();
  const files: Files = {};
  const favicon = owned['static/favicon.svg'];
  if (favicon && !findings.some(isMistake)) {
    // iOS makes transparent parts black.
    files['apple-touch-icon.png'] = await makeIcon(favicon, 180, ground);
    files['icon-512.png'] = await makeIcon(favicon, 512);
  }
  return { files, findings };
}
