import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { palette } from '../style/tokens';
import { type Photo, type PhotoFolder, photoFile, photoFormats, widthsOf } from '../ui/photo-files';
import { cached, type Files, fingerprint, litter } from './files';
import { UserError } from './user-error';

/**
 * Encoder settings. AVIF at 48 keeps the stage lights free of bands; the portraits are halftones,
 * which cost much and hide more. With `effort: 4` the first build takes four times as long.
 */
const avif = { effort: 3, chromaSubsampling: '4:2:0' } as const;
const encoders = {
  stage: { avif: { quality: 48, ...avif }, jpg: { quality: 72, mozjpeg: true } },
  team: { avif: { quality: 44, ...avif }, jpg: { quality: 68, mozjpeg: true } },
} as const;

/** Shortest side of an original, in pixels: below, large screens would show it blurred. */
const shortestSide = 800;

/** What transparent parts of a PNG become. */
const background = palette.ground;

/**
 * The size of an original, as it is shown.
 *
 * @throws {UserError} when it cannot be used
 */
async function checkOriginal(path: string, bytes: Buffer) {
  // In a function of its own, since sharp throws for an empty file and rejects for others.
  const meta = await (async () => sharp(bytes).metadata())().catch(() => null);
  const ending = { jpeg: /\.jpe?g$/i, png: /\.png$/i }[String(meta?.format)];
  if (!meta || !ending) {
    throw new UserError(`${path} is not a photo that can be used: save it as JPEG or PNG.`);
  }
  if (!ending.test(path)) {
    const [format, wanted] = meta.format === 'png' ? ['PNG', '.png'] : ['JPEG', '.jpg'];
    throw new UserError(
      `${path} is a ${format}: let its name end in ${wanted}, here and in the content.`,
    );
  }
  const { width, height } = meta.autoOrient;
  if (Math.min(width, height) < shortestSide) {
    throw new UserError(
      `${path} is ${width} by ${height} px: use a photo of at least ${shortestSide} px on each side.`,
    );
  }
  return { width, height, hasAlpha: meta.hasAlpha };
}

/** All sizes and formats of an original, by file name; those in the cache are not made again. */
async function makeSizes(folder: PhotoFolder, path: string, bytes: Buffer, [stem, width]: Photo) {
  const sizes = photoFormats.flatMap((format) =>
    widthsOf(folder, format, width).map(async (width) => {
      const file = photoFile(stem, width, format);
      const data = await cached(`photos/${file}`, async () => {
        const image = sharp(bytes).autoOrient().flatten({ background }).resize(width);
        const { avif, jpg } = encoders[folder];
        const encoded = format === 'avif' ? image.avif(avif) : image.jpeg(jpg);
        // What sharp says differs from run to run.
        return encoded.toBuffer().catch(() => {
          throw new UserError(`${path} is damaged, or its end is missing: save it again.`);
        });
      });
      return [file, data] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(sizes));
}

/**
 * Makes what the pages need of each photo.
 *
 * @param dir folder with the folders of originals
 * @param onSlow is told when this takes long
 * @returns the manifest for the components, the made files by name in `assets/`, the originals by path
 *   in the project
 * @throws {UserError} that names the photo and says what to do
 */
export async function makePhotos(dir: string, onSlow: (message: string) => void) {
  const manifest: Record<PhotoFolder, Record<string, Photo>> = { stage: {}, team: {} };
  const files: Files = {};
  const originals: Files = {};
  const notice = 'Making the photos, which takes a while the first time …';
  const timer = setTimeout(onSlow, 1000, notice);
  try {
    for (const folder of ['stage', 'team'] as const) {
      // Git keeps no empty folder.
      const entries = await readdir(join(dir, folder), { withFileTypes: true }).catch(() => []);
      const photos = entries.filter((entry) => entry.isFile() && !litter.test(entry.name));
      for (const name of photos.map(({ name }) => name).sort()) {
        const path = `src/content/photos/${folder}/${name}`;
        const bytes = await readFile(join(dir, folder, name));
        const { width, height, hasAlpha } = await checkOriginal(path, bytes);
        const how = [encoders[folder], sharp.versions.sharp, ...(hasAlpha ? [background] : [])];
        const stem = parse(name.toLowerCase()).name.replace(/[^a-z0-9]+/g, '-');
        const photo: Photo = [`${stem}-${fingerprint(bytes, JSON.stringify(how))}`, width, height];
        manifest[folder][name] = photo;
        originals[path] = bytes;
        Object.assign(files, await makeSizes(folder, path, bytes, photo));
      }
    }
  } finally {
    clearTimeout(timer);
  }
  /** Bytes of the widest AVIF of a stage photo that has at most some pixels across. */
  const bytesOf = (name: string, mostPixels: number) => {
    const [stem, original] = manifest.stage[name] ?? ['', 0];
    const widths = widthsOf('stage', 'avif', original).filter((width) => width <= mostPixels);
    return files[photoFile(stem, Math.max(...widths), 'avif')]?.length ?? 0;
  };
  return { manifest, files, originals, bytesOf };
}
