// Makes the icons from the favicon, and proves it, the logos and the image of link previews.

import {
  damaged,
  drawSmall,
  type Ground,
  kindOf,
  loadSharp,
  proveSvg,
  readPicture,
} from '../check/images';
import { cached, type Files, fingerprint, versionOf } from '../files';
import { type Finding, isMistake, type Problem } from '../user-error';

/** Tabs of browsers. An icon is not read there, so little contrast is enough. */
const tabs: Ground[] = [
  ['light tabs', '#ffffff', 1.5],
  ['dark tabs', '#202124', 1.5],
];

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

/** Whether an SVG draws beyond its viewBox. A copy has a square one, twice as large, with the first in its middle. */
async function isCropped(svg: string): Promise<boolean> {
  const [tag = ''] = /<(svg:)?svg\b[^>]*>/.exec(svg) ?? [];
  const [, box = ''] = /\sviewBox=["']([^"']*)/.exec(tag) ?? [];
  const [x = 0, y = 0, width = 1, height = 1] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const side = 2 * Math.max(width, height);
  const large = [x + (width - side) / 2, y + (height - side) / 2, side, side].join(' ');
  const largeTag = tag.replace(/\s(width|height)=("[^"]*"|'[^']*')/g, '').replace(box, large);
  const pixels = await drawSmall(svg.replace(tag, largeTag));
  return pixels.some((part, at) => {
    if (at % 4 < 3 || part < 16) return false;
    const pixel = (at - 3) / 4;
    // From the middle. The copy has 64 pixels on each side, of which one may be blurred.
    const across = Math.abs((pixel % 64) - 31.5);
    const down = Math.abs(Math.floor(pixel / 64) - 31.5);
    return across > (32 * width) / side + 1 || down > (32 * height) / side + 1;
  });
}

/** Warns of a logo that is not cut out well. */
async function proveLogo(data: string | Uint8Array): Promise<Problem[]> {
  const pixels = await drawSmall(data);
  const opaque = pixels.filter((part, at) => at % 4 === 3 && part > 250);
  // The pixels at its edge may be blurred.
  if (opaque.length > (0.9 * pixels.length) / 4) {
    const wrong = 'it fills its whole frame, so visitors see a box';
    return [{ wrong, fix: 'save it without its background', isWarning: true }];
  }
  const wrong = 'its drawing goes beyond its frame, which cuts it off';
  const fix = 'fit its artboard to the drawing';
  return (await isCropped(Buffer.from(data).toString())) ? [{ wrong, fix, isWarning: true }] : [];
}

/** Warns of a favicon that tabs show too small. */
async function proveFavicon(data: string | Uint8Array): Promise<Problem[]> {
  const { width = 1, height = 1 } = (await readPicture(data)) ?? {};
  if (Math.abs(Math.log2(width / height)) < 0.5) return [];
  const wrong = 'it is no square, so tabs show it tiny';
  return [{ wrong, fix: 'crop it to the emblem', isWarning: true }];
}

async function proveImage(file: string, data: string | Uint8Array, ground: string) {
  if (file.endsWith('.jpg')) return provePreview(data);
  const isLogo = file.startsWith('src/brand');
  const problems = await proveSvg(data, isLogo ? [['the ground of the site', ground, 3]] : tabs);
  if (problems.length > 0) return problems;
  return isLogo ? proveLogo(data) : proveFavicon(data);
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

/** An ICO file with one PNG of 48 by 48 px: https://en.wikipedia.org/wiki/ICO_(file_format) */
function makeIco(png: Uint8Array): Buffer {
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
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
    const problems = await proveImage(file, data, ground);
    return problems.map((problem) => ({ file, ...problem }));
  });
  const findings = (await Promise.all(proofs)).flat();
  const files: Files = {};
  const favicon = owned['static/favicon.svg'];
  if (favicon && !findings.some(isMistake)) {
    // iOS makes transparent parts black.
    files['apple-touch-icon.png'] = await makeIcon(favicon, 180, ground);
    files['icon-512.png'] = await makeIcon(favicon, 512);
    // Browsers ask for it when they show a PDF, or a page of the owner that names no icon.
    if (!owned['static/favicon.ico']) files['favicon.ico'] = makeIco(await makeIcon(favicon, 48));
  }
  return { files, findings };
}
