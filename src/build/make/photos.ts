// Makes all sizes and formats of each photo that the content names.
import { parse } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../content/types';
import type { PhotoFolder, ProcessedPhoto } from '../../site/ui/photos';
import { cached, type Files, fingerprint } from '../files';

/**
 * Widths of the files in pixels, and their quality. No file is wider than the original. The stage
 * lights need 48 to have no bands; the portraits are halftones, which hide artifacts.
 */
const recipes = {
  stage: { avifWidths: [640, 960, 1200, 1440, 2000], avif: 48, jpgWidth: 1440, jpg: 72 },
  team: { avifWidths: [160, 320, 480, 800], avif: 44, jpgWidth: 480, jpg: 68 },
};

/** Minimum length of an original's shorter side, in pixels. Large screens blur smaller photos. */
const shortestSide = 800;

/** The start of the file names in `assets/`: `Zoë Żal.JPG` becomes `zoe-zal`. */
export const plainName = (path: string) =>
  parse(path.toLowerCase())
    .name.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Makes all sizes and formats of an original, or takes them from the cache.
 *
 * @param ground color behind the transparent parts, such as those of a cut-out portrait
 */
async function makePhoto(folder: PhotoFolder, path: string, original: Uint8Array, ground: string) {
  const { avifWidths, jpgWidth, ...quality } = recipes[folder];
  // With `effort: 4` the first build takes four times as long.
  const avif = { quality: quality.avif, effort: 3, chromaSubsampling: '4:2:0' };
  const jpg = { quality: quality.jpg, mozjpeg: true };
  const recipe = JSON.stringify([{ avif, jpg }, ground, sharp.versions.sharp]);
  const stem = `${plainName(path)}-${fingerprint(original, recipe)}`;
  const refuse = () => {
    throw new Error('it cannot be read. Save it as a JPEG, PNG or WebP');
  };
  const metadata = await sharp(original).metadata().catch(refuse);
  const { width, height } = metadata.autoOrient;
  if (Math.min(width, height) < shortestSide) {
    throw new Error(`it has ${width} by ${height} px, and each side needs ${shortestSide}`);
  }

  async function makeFile(format: 'avif' | 'jpg', size: number) {
    const file = `${stem}-${size}.${format}`;
    const data = await cached(`photos/${file}`, async () => {
      const image = sharp(original).autoOrient().resize(size).flatten({ background: ground });
      // A photo that is cut off fails only here: its metadata could still be read.
      return (format === 'avif' ? image.avif(avif) : image.jpeg(jpg)).toBuffer().catch(refuse);
    });
    return { size, file, data };
  }
  const [jpeg, ...avifs] = await Promise.all([
    makeFile('jpg', Math.min(jpgWidth, width)),
    ...avifWidths.filter((size) => size <= width).map((size) => makeFile('avif', size)),
  ]);
  return { width, height, jpeg, avifs };
}

/** Every field that names a photo, and the photo's path. */
function photosOf({ hero, leaders }: Content) {
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
  content: Content,
  base: string,
  originals: Readonly<Record<string, Uint8Array>>,
) {
  const manifest: Record<PhotoFolder, Record<string, ProcessedPhoto>> = { stage: {}, team: {} };
  const files: Files = {};
  const mistakes: string[] = [];
  const urlOf = (file: string) => `${base}assets/${file}`;
  // The color behind portraits in `team-page.css.ts`.
  const ground = content.colors.field;
  // Photo by photo, so that each build writes the same manifest. The sizes of a photo are made
  // together.
  for (const { folder, name, path, place } of photosOf(content)) {
    try {
      const original = originals[path];
      if (!original) throw new Error('it is missing. Add it, or correct the name');
      const { width, height, jpeg, avifs } = await makePhoto(folder, path, original, ground);
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
