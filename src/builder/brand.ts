// The firm's logos and icons.
import sharp from 'sharp';
import { cached, type Files, fingerprint } from './files';
import { readMetadata } from './photos';
import { UserError } from './user-error';

/** Images that the pages, or previews of links, name. SVGs have any size. */
const requiredImages: Record<string, readonly [format: string, width?: number, height?: number]> = {
  'src/brand/logo.svg': ['svg'],
  'src/brand/logo-full.svg': ['svg'],
  'static/favicon.svg': ['svg'],
  'static/og.jpg': ['jpeg', 1200, 630],
};

const describeImage = (format: string, width?: number, height?: number) =>
  `${format === 'svg' ? 'an' : 'a'} ${format.toUpperCase()}${width ? ` of ${width} by ${height} px` : ''}`;

/** @throws {UserError} with one line for each of these images that is missing or wrong */
async function checkImages(files: Files): Promise<void> {
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
 * @param files the files of `src/brand` and `static`, by path in the project
 * @returns the icons by file name, the logos by hashed file name, and the hashed names by original name
 * @throws {UserError} when an image is missing or wrong
 */
export async function makeBrand(files: Files, ground: string) {
  await checkImages(files);
  const logos: Files = {};
  const logoNames: Record<string, string> = {};
  for (const name of ['logo.svg', 'logo-full.svg']) {
    const data = files[`src/brand/${name}`] ?? '';
    const hashed = name.replace('.', `-${fingerprint(data)}.`);
    logoNames[name] = hashed;
    logos[hashed] = data;
  }
  const favicon = files['static/favicon.svg'] ?? '';
  const icons: Files = {
    // iOS makes transparent parts black.
    'apple-touch-icon.png': await makeIcon(favicon, 180, ground),
    'icon-512.png': await makeIcon(favicon, 512),
  };
  return { icons, logos, logoNames };
}
