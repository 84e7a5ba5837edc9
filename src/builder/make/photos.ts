// Makes all sizes and formats of each photo that the content names.
import { parse } from 'node:path';
import type { PhotoFolder, ProcessedPhoto } from '../../ui/photos';
import { damaged, kindOf, loadSharp, readPicture } from '../check/images';
import { cached, type Files, fingerprint, versionOf } from '../files';
import { type Finding, nearestName, UserError } from '../user-error';
import { type Content, findingAt, listLeaves } from './fields';

/**
 * Encoder settings. AVIF needs quality 48 to show the stage lights without banding. The portraits are
 * halftones, which need many bytes but hide artifacts. `effort: 4` makes the first build four times as slow.
 */
const avif = { effort: 3, chromaSubsampling: '4:2:0' } as const;
const encoders = {
  stage: { avif: { quality: 48, ...avif }, jpg: { quality: 72, mozjpeg: true } },
  team: { avif: { quality: 44, ...avif }, jpg: { quality: 68, mozjpeg: true } },
} as const;

/** Widths of the files, in pixels. None is wider than the original. */
const widths = {
  stage: { avif: [640, 960, 1200, 1440, 2000], jpg: 1440 },
  team: { avif: [160, 320, 480, 800], jpg: 480 },
} as const;

/** Minimum length of the shorter side of an original, in pixels. Large screens blur smaller photos. */
const shortestSide = 800;

/** Larger originals take minutes and much memory, and sharp refuses them at last. */
const mostPixels = 100_000_000;

/** Width, in pixels, of the hero photo's file for phones of 360 to 430 CSS pixels and a pixel ratio of 2.5 to 3. */
const heroWidthOnPhone = 960;

/** The start of the file names in `assets/`: `Łukasz Żal.JPG` becomes `lukasz-zal`. */
export const plainName = (path: string) =>
  parse(path.toLowerCase())
    .name.normalize('NFD')
    .replace(/\p{M}/gu, '')
    // Unicode does not split this letter. Others like it, such as ø, become a hyphen.
    .replaceAll('ł', 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Makes all sizes and formats of an original, or takes them from the cache.
 *
 * @param ground color of the transparent parts
 * @returns the photo, or why the original cannot be used
 */
async function makePhoto(folder: PhotoFolder, path: string, original: Uint8Array, ground: string) {
  const picture = await readPicture(original);
  const fix = 'save it as JPEG, PNG or WebP';
  if (!picture) return { wrong: 'it is not a photo that can be read', fix };
  const { format, width, height, hasAlpha } = picture;
  const wrong = kindOf(picture);
  if (!['jpeg', 'png', 'webp'].includes(format)) return { wrong, fix };
  if (Math.min(width, height) < shortestSide) {
    return { wrong, fix: `use a photo of at least ${shortestSide} px on each side` };
  }
  if (width * height > mostPixels) {
    const fix = 'save it smaller, such as 4000 px wide';
    return { wrong: `${wrong}, too large for the build`, fix };
  }
  // A new color must not make the photos without transparent parts again.
  const background = hasAlpha ? [ground] : [];
  const recipe = [encoders[folder], versionOf('sharp'), ...background];
  const stem = `${plainName(path)}-${fingerprint(original, JSON.stringify(recipe))}`;

  async function makeFile(format: 'avif' | 'jpg', size: number) {
    const file = `${stem}-${size}.${format}`;
    const data = await cached(`photos/${file}`, async () => {
      // This takes a while. Each photo has one JPEG, so it is said once.
      if (format === 'jpg') console.log(`Making the sizes of ${path} …`);
      const image = (await loadSharp())(original)
        .autoOrient()
        .resize(size)
        .flatten({ background: ground });
      const { avif, jpg } = encoders[folder];
      return (format === 'avif' ? image.avif(avif) : image.jpeg(jpg)).toBuffer();
    });
    return { size, file, data };
  }
  const { avif, jpg } = widths[folder];
  try {
    const [jpeg, ...avifs] = await Promise.all([
      makeFile('jpg', Math.min(jpg, width)),
      ...avif.filter((size) => size <= width).map((size) => makeFile('avif', size)),
    ]);
    return { width, height, jpeg, avifs };
  } catch (error) {
    // The disk may be full. Otherwise, the encoder could not read to the end.
    if (error instanceof UserError) throw error;
    return damaged;
  }
}

/** What to do about a photo that is not there: the one that was probably meant is named by nothing else. */
function fixOfMissing(path: string, written: string, unused: readonly string[]): string {
  const { dir, base, name } = parse(path);
  if (base !== written) return `write "${base}", without a folder`;
  const near = nearestName(
    name,
    unused.map((other) => parse(other).name),
  );
  const meant = unused.find(
    (other) =>
      [other, parse(other).name].some((each) => parse(each).base === base) ||
      parse(other).name === near,
  );
  const isTeam = dir.endsWith('team');
  if (!meant) {
    return isTeam
      ? 'put it there, or delete this line: the page then shows the initial'
      : 'put it there';
  }
  return parse(meant).dir === dir
    ? `put it there, or write "${parse(meant).base}"`
    : `move ${meant} there`;
}

/**
 * @param originals the files of `src/content/photos`, by path in the project
 * @param ground color of the transparent parts
 * @returns the manifest for the components, the files by name in `assets/`, the hero photo's file for a phone, and a
 *   finding for each photo that is missing or cannot be used, and for each that no content names
 */
export async function makePhotos(
  content: Content,
  base: string,
  originals: Readonly<Record<string, Uint8Array>>,
  ground: string = content.colors.ground,
) {
  const manifest: Record<PhotoFolder, Record<string, ProcessedPhoto>> = { stage: {}, team: {} };
  const files: Files = {};
  const findings: Finding[] = [];
  let heroOnPhone: Uint8Array = Buffer.of();
  const urlOf = (file: string) => `${base}assets/${file}`;
  const wanted = listLeaves(content).flatMap(([field, leaf]) => {
    // An empty name is found with the other values.
    if (!leaf || !/\.(image|fallbackImage)$/.test(field)) return [];
    const folder: PhotoFolder = field.startsWith('leaders[') ? 'team' : 'stage';
    return [{ field, folder, name: String(leaf), path: `src/content/photos/${folder}/${leaf}` }];
  });
  const unused = Object.keys(originals).filter((file) => wanted.every(({ path }) => path !== file));
  const work = wanted.map(async (each) => {
    const { folder, path } = each;
    const original = originals[path];
    return { ...each, photo: original && (await makePhoto(folder, path, original, ground)) };
  });
  for (const { field, folder, name, path, photo } of await Promise.all(work)) {
    if (!photo) {
      const fix = fixOfMissing(path, name, unused);
      findings.push(findingAt(field, `names ${path}, which is missing`, fix));
      continue;
    }
    if ('wrong' in photo) {
      findings.push({ file: path, ...photo });
      continue;
    }
    const { width, height, jpeg, avifs } = photo;
    const srcset = avifs.map(({ file, size }) => `${urlOf(file)} ${size}w`).join(', ');
    manifest[folder][name] = { srcset, src: urlOf(jpeg.file), width, height };
    for (const { file, data } of [jpeg, ...avifs]) files[file] = data;
    const onPhone = avifs.findLast(({ size }) => size <= heroWidthOnPhone);
    if (field === 'hero.image' && onPhone) heroOnPhone = onPhone.data;
  }
  for (const file of unused) {
    const fix = 'name it in the content, or remove it';
    const wrong = 'no content names it, so it is not published';
    findings.push({ file, wrong, fix, isWarning: true });
  }
  return { manifest, files, heroOnPhone, findings };
}
