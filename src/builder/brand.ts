// The firm's logos and icons.
import sharp from 'sharp';
import { type Files, fingerprint } from './files';
import { UserError } from './user-error';

/** The logos by hashed file name, and the hashed names by original name. */
export function hashLogos(brand: Files) {
  const files: Files = {};
  const names: Record<string, string> = {};
  for (const [name, data] of Object.entries(brand)) {
    if (!name.endsWith('.svg')) continue;
    names[name] = name.replace('.', `-${fingerprint(data)}.`);
    files[names[name]] = data;
  }
  return { files, names };
}

/** The metadata of an image; undefined when sharp cannot read the data. */
export async function readMetadata(data: string | Uint8Array) {
  try {
    return await sharp(Buffer.from(data)).metadata();
  } catch {
    return undefined;
  }
}

/** Images that the pages, the web app manifest or link previews name. SVGs have any size. */
const requiredImages: Record<string, readonly [format: string, width?: number, height?: number]> = {
  'src/brand/logo.svg': ['svg'],
  'src/brand/logo-full.svg': ['svg'],
  'static/favicon.svg': ['svg'],
  'static/apple-touch-icon.png': ['png', 180, 180],
  'static/icon-192.png': ['png', 192, 192],
  'static/icon-512.png': ['png', 512, 512],
  'static/og.jpg': ['jpeg', 1200, 630],
};

const describeImage = (format: string, width?: number, height?: number) =>
  `${format === 'svg' ? 'an' : 'a'} ${format.toUpperCase()}${width ? ` of ${width} by ${height} px` : ''}`;

/** @throws {UserError} with one line for each of these images that is missing or wrong */
export async function checkImages(files: Files): Promise<void> {
  const checks = Object.entries(requiredImages).map(async ([path, [format, width, height]]) => {
    const expected = describeImage(format, width, height);
    const fix = `save it as ${expected}`;
    if (files[path] === undefined) return [`${path} is missing: ${fix}.`];
    const meta = await readMetadata(files[path]);
    if (!meta) return [`${path} is not an image that can be read: ${fix}.`];
    const found = describeImage(meta.format, width && meta.width, width && meta.height);
    return found === expected ? [] : [`${path} is ${found}: ${fix}.`];
  });
  const lines = (await Promise.all(checks)).flat();
  if (lines.length > 0) throw new UserError(lines.join('\n'));
}
