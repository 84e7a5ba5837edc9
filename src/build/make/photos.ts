// Makes all sizes and formats of each photo that the content names.
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import sharp from 'sharp';
import type { Content, Crop, Leader } from '../../content/types';
import { mixColors } from '../../site/style/mix-colors';
import type { PhotoFolder, ProcessedPhoto } from '../../site/ui/photos';
import { cached, type Files, fingerprint } from '../files';

/**
 * Widths of the files in pixels, and their quality. No file is wider than its photo. The stage
 * lights need 48 to have no bands; the portraits are drawings, which have few tones.
 */
const recipes = {
  stage: { avifWidths: [480, 740, 1080, 1600], avif: 48, jpgWidth: 740, jpg: 72 },
  team: { avifWidths: [160, 320, 480, 800], avif: 44, jpgWidth: 480, jpg: 68 },
};

/** A part of each file's name, so that no photo of an older recipe is found in the cache. */
const ownSource = readFileSync(import.meta.filename);

/** Minimum length of an original's shorter side, in pixels. Large screens blur smaller photos. */
const shortestSide = 800;

/** The start of the file names in `assets/`: `Zoë Żal.JPG` becomes `zoe-zal`, and `山.jpg` `photo`. */
export const plainName = (path: string) =>
  parse(path.toLowerCase())
    .name.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'photo';

/** The square that the record shows of a photo, which a crop describes as CSS would. */
function squareOf({ place, zoom }: Crop, width: number, height: number) {
  const side = Math.round(Math.min(width, height) / zoom);
  const [x = 0, y = 0] = place.split(' ').map((percent) => Number.parseFloat(percent) / 100);
  if (zoom < 1 || Math.min(x, y) < 0 || Math.max(x, y) > 1)
    throw new Error('its crop needs a zoom of 1 or more, and a place from 0% 0% to 100% 100%');
  const [left, top] = [Math.round(x * (width - side)), Math.round(y * (height - side))];
  return { left, top, width: side, height: side };
}

/**
 * @param ground color behind the transparent parts, such as those of a cut-out portrait
 * @param crop what a record shows of it, in its own colors; without it, the whole photo is made
 */
async function makePhoto(
  folder: PhotoFolder,
  path: string,
  original: Uint8Array,
  ground: string,
  crop?: Crop,
) {
  const { avifWidths, jpgWidth, ...quality } = recipes[folder];
  // With `effort: 4` the first build takes four times as long.
  const avif = { quality: quality.avif, effort: 3, chromaSubsampling: '4:2:0' };
  const jpg = { quality: quality.jpg, mozjpeg: true };
  const recipe = JSON.stringify([{ avif, jpg }, ground, crop, sharp.versions.sharp]);
  const stem = `${plainName(path)}-${fingerprint(original, recipe, ownSource)}`;
  const refuse = () => {
    throw new Error('it cannot be read. Save it as a JPEG, PNG or WebP');
  };
  const metadata = await sharp(original).metadata().catch(refuse);
  if (!['jpeg', 'png', 'webp'].includes(metadata.format)) refuse();
  const whole = metadata.autoOrient;
  if (Math.min(whole.width, whole.height) < shortestSide) {
    const found = `it has ${whole.width} by ${whole.height} px`;
    throw new Error(`${found}, and each side needs ${shortestSide}`);
  }
  const square = crop && squareOf(crop, whole.width, whole.height);
  const { width, height } = square ?? whole;

  async function makeFile(format: 'avif' | 'jpg', size: number) {
    const file = `${stem}-${size}.${format}`;
    const data = await cached(`photos/${file}`, async () => {
      const image = sharp(original).autoOrient();
      if (square) image.extract(square).grayscale();
      image.resize(size).flatten({ background: ground });
      // A photo that is cut off fails only here: its metadata could still be read.
      return (format === 'avif' ? image.avif(avif) : image.jpeg(jpg)).toBuffer().catch(refuse);
    });
    return { size, file, data };
  }
  const sizes = new Set(avifWidths.map((size) => Math.min(size, width)));
  const [jpeg, ...avifs] = await Promise.all([
    makeFile('jpg', Math.min(jpgWidth, width)),
    ...[...sizes].map((size) => makeFile('avif', size)),
  ]);
  return { width, height, jpeg, avifs };
}

type PhotoContent = Pick<Content, 'hero' | 'colors'> & { leaders: readonly Leader[] };

/** Every field that names a photo, and the photo's path. */
function photosOf({ hero, leaders }: PhotoContent) {
  const fields: [folder: PhotoFolder, name: string | undefined, place: string][] = [
    ['stage', hero.image, 'landing.ts: hero.image'],
    ['stage', hero.fallbackImage, 'landing.ts: hero.fallbackImage'],
    ...leaders.map(({ image }, at): [PhotoFolder, typeof image, string] => {
      return ['team', image, `leaders.ts: leaders[${at}].image`];
    }),
  ];
  return fields.flatMap(([folder, name, place]) =>
    // Files are read by their names in NFC.
    name ? [{ folder, name, path: `${folder}/${name}`.normalize('NFC'), place }] : [],
  );
}

/**
 * @param originals the files of `src/content/photos`, by path below it
 * @returns the manifest for the components, the files by name in `assets/`, and a mistake for each
 * field whose photo is missing or cannot be used
 */
export async function makePhotos(
  content: PhotoContent,
  base: string,
  originals: Readonly<Record<string, Uint8Array>>,
) {
  const manifest: Record<PhotoFolder, Record<string, ProcessedPhoto>> = { stage: {}, team: {} };
  const files: Files = {};
  const mistakes: string[] = [];
  const urlOf = (file: string) => `${base}assets/${file}`;
  // The color behind portraits in `team-page.css.ts`.
  const ground = mixColors(content.colors).field;
  // Photo by photo, so that each build writes the same manifest. The sizes of a photo are made
  // together.
  for (const { folder, name, path, place } of photosOf(content)) {
    try {
      const original = originals[path];
      if (!original) throw new Error('it is missing. Add it, or correct the name');
      const crop = folder === 'stage' ? content.hero.crop : undefined;
      const { width, height, jpeg, avifs } = await makePhoto(folder, path, original, ground, crop);
      const srcset = avifs.map(({ file, size }) => `${urlOf(file)} ${size}w`).join(', ');
      manifest[folder][name] = { srcset, src: urlOf(jpeg.file), width, height };
      for (const { file, data } of [jpeg, ...avifs]) files[file] = data;
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      mistakes.push(`src/content/${place}: src/content/photos/${path}: ${reason}.`);
    }
  }
  return { manifest, files, mistakes };
}
