// Checks the firm's logos and the image of link previews, and makes the icons.
import sharp from 'sharp';
import { cached, type Files, fingerprint } from './files';
import { readMetadata } from './photos';
import { UserError } from './user-error';

/** Images that the pages, or previews of links, name. */
const requiredImages = {
  'src/brand/logo.svg': 'an SVG',
  'src/brand/logo-full.svg': 'an SVG',
  'static/favicon.svg': 'an SVG',
  'static/og.jpg': 'a JPEG of 1200 by 630 px',
};

/** What a file is, in the words of `requiredImages`. */
async function describeImage(data: string | Uint8Array | undefined): Promise<string> {
  if (data === undefined) return 'missing';
  const meta = await readMetadata(data);
  if (!meta) return 'not an image that can be read';
  const { format, width, height } = meta;
  return format === 'svg' ? 'an SVG' : `a ${format.toUpperCase()} of ${width} by ${height} px`;
}

/** @throws {UserError} with one line for each of these images that is missing or wrong */
async function checkImages(files: Files): Promise<void> {
  const lines: string[] = [];
  for (const [path, kind] of Object.entries(requiredImages)) {
    const found = await describeImage(files[path]);
    if (found !== kind) lines.push(`${path} is ${found}: save it as ${kind}.`);
  }
  if (lines.length > 0) throw new UserError(lines.join('\n'));
}

/** @param background color of the transparent parts; without it they stay transparent */
function makeIcon(favicon: string | Uint8Array, size: number, background?: string) {
  const key = fingerprint(favicon, sharp.versions.sharp, `${size} ${background}`);
  return cached(`icons/${key}.png`, () => {
    // SVGs are drawn at 72 dpi, and scaled afterwards.
    const image = sharp(Buffer.from(favicon), { density: 1200 }).resize(size, size);
    return (background ? image.flatten({ background }) : image).png().toBuffer();
  });
}

/**
 * @param files the owner's files, by path in the project
 * @param ground color of the transparent parts
 * @returns the icons by file name
 * @throws {UserError} when a logo, the favicon or the image of link previews is missing or wrong
 */
export async function makeIcons(files: Files, ground: string): Promise<Files> {
  await checkImages(files);
  const favicon = files['static/favicon.svg'] ?? '';
  return {
    // iOS makes transparent parts black.
    'apple-touch-icon.png': await makeIcon(favicon, 180, ground),
    'icon-512.png': await makeIcon(favicon, 512),
  };
}
