// Makes all sizes and formats of each photo that the content names.
import { parse } from 'node:path';
import sharp from 'sharp';
import type { PhotoFolder, ProcessedPhoto } from '../ui/photos';
import { type Content, findingAt, listLeaves } from './fields';
import { cached, type Files, fingerprint } from './files';
import { type Finding, nearestName, stopAtMistakes } from './findings';

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

/** Why a photo cannot be used, and what to do about it. */
class Unusable extends Error {
  constructor(
    readonly wrong: string,
    readonly fix: string,
  ) {
    super(wrong);
  }
}

/** The metadata of an image; undefined when sharp cannot read the data. */
export async function readMetadata(data: string | Uint8Array) {
  try {
    return await sharp(Buffer.from(data)).metadata();
  } catch {
    return undefined;
  }
}

/**
 * Makes all sizes and formats of an original, or takes them from the cache.
 *
 * @param ground color of the transparent parts
 * @throws {Unusable}
 */
async function makePhoto(folder: PhotoFolder, path: string, original: Uint8Array, ground: string) {
  const meta = await readMetadata(original);
  if (!meta || !['jpeg', 'png', 'webp'].includes(meta.format)) {
    throw new Unusable('is not a photo that can be used', 'save it as JPEG, PNG or WebP');
  }
  const { width, height } = meta.autoOrient;
  if (Math.min(width, height) < shortestSide) {
    const fix = `use a photo of at least ${shortestSide} px on each side`;
    throw new Unusable(`is ${width} by ${height} px`, fix);
  }
  if (width * height > mostPixels) {
    const fix = 'save it smaller, such as 4000 px wide';
    throw new Unusable(`is ${width} by ${height} px, too large for the build`, fix);
  }
  // A new color must not make the photos without transparent parts again.
  const background = meta.hasAlpha ? [ground] : [];
  const recipe = [encoders[folder], sharp.versions.sharp, ...background];
  const stem = `${plainName(path)}-${fingerprint(original, JSON.stringify(recipe))}`;

  async function makeFile(format: 'avif' | 'jpg', size: number) {
    const file = `${stem}-${size}.${format}`;
    const data = await cached(`photos/${file}`, () => {
      // This takes a while. Each photo has one JPEG, so it is said once.
      if (format === 'jpg') console.log(`Making the sizes of ${path} …`);
      const image = sharp(original).autoOrient().resize(size).flatten({ background: ground });
      const { avif, jpg } = encoders[folder];
      const encoded = format === 'avif' ? image.avif(avif) : image.jpeg(jpg);
      // sharp's own message differs from run to run.
      return encoded.toBuffer().catch(() => {
        throw new Unusable('is damaged, or its end is missing', 'save it again');
      });
    });
    return { size, file, data };
  }
  const { avif, jpg } = widths[folder];
  const [jpeg, ...avifs] = await Promise.all([
    makeFile('jpg', Math.min(jpg, width)),
    ...avif.filter((size) => size <= width).map((size) => makeFile('avif', size)),
  ]);
  return { width, height, jpeg, avifs };
}

/** Why there is no such photo, and the name that was probably meant. */
function missingPhoto(name: string, folderPath: string, paths: readonly string[]): Unusable {
  const names = paths
    .filter((path) => path.startsWith(folderPath))
    .map((path) => path.replace(folderPath, ''));
  const base = parse(name).base;
  const stem = nearestName(
    parse(base).name,
    names.map((other) => parse(other).name),
  );
  const near = names.includes(base) ? base : names.find((other) => parse(other).name === stem);
  const others = near
    ? `"${near}"`
    : `one of those that are there: ${names.join(', ') || 'none yet'}`;
  return new Unusable('is missing', `put it there, or write ${others}`);
}

/**
 * @param originals the files of `src/content/photos`, by path in the project
 * @returns the manifest for the components, the files by name in `assets/`, the hero photo's file for a phone, and a
 *   warning for each original that no content names
 * @throws {UserError} with one line for each photo that is missing or cannot be used
 */
export async function makePhotos(
  content: Content,
  base: string,
  originals: Readonly<Record<string, Uint8Array>>,
) {
  const manifest: Record<PhotoFolder, Record<string, ProcessedPhoto>> = { stage: {}, team: {} };
  const files: Files = {};
  const problems: Finding[] = [];
  let heroOnPhone: Uint8Array = Buffer.of();
  const unused = new Set(Object.keys(originals));
  const urlOf = (file: string) => `${base}assets/${file}`;
  for (const [field, leaf] of listLeaves(content)) {
    if (!/\.(image|fallbackImage)$/.test(field)) continue;
    const name = String(leaf);
    const folder = field.startsWith('leaders[') ? 'team' : 'stage';
    const folderPath = `src/content/photos/${folder}/`;
    const path = folderPath + name;
    unused.delete(path);
    try {
      const original = originals[path];
      if (!original) throw missingPhoto(name, folderPath, Object.keys(originals));
      const photo = await makePhoto(folder, path, original, content.colors.ground);
      const { width, height, jpeg, avifs } = photo;
      const srcset = avifs.map(({ file, size }) => `${urlOf(file)} ${size}w`).join(', ');
      manifest[folder][name] = { srcset, src: urlOf(jpeg.file), width, height };
      for (const { file, data } of [jpeg, ...avifs]) files[file] = data;
      const onPhone = avifs.findLast(({ size }) => size <= heroWidthOnPhone);
      if (field === 'hero.image' && onPhone) heroOnPhone = onPhone.data;
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      problems.push(findingAt(field, `names ${path}, which ${error.wrong}`, error.fix));
    }
  }
  stopAtMistakes(problems);
  const warnings = Array.from(unused, (file): Finding => {
    const fix = 'name it in the content, or remove it';
    return { file, wrong: 'no content names it, so it is not published', fix, isWarning: true };
  });
  return { manifest, files, heroOnPhone, warnings };
}
