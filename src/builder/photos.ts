import { join, parse } from 'node:path';
import sharp from 'sharp';
import {
  type PhotoEntry,
  type PhotoFolder,
  photoFile,
  photoFormats,
  widthsOf,
} from '../ui/photo-sizes';
import { loadPalette, readMetadata } from './brand';
import { cached, type Files, fingerprint, readFolder } from './files';
import { UserError } from './user-error';

/**
 * Encoder settings. AVIF needs quality 48 to show the stage lights without banding. The portraits are
 * halftones, which need many bytes but hide artifacts. `effort: 4` makes the first build four times as slow.
 */
const avif = { effort: 3, chromaSubsampling: '4:2:0' } as const;
const encoders = {
  stage: { avif: { quality: 48, ...avif }, jpg: { quality: 72, mozjpeg: true } },
  team: { avif: { quality: 44, ...avif }, jpg: { quality: 68, mozjpeg: true } },
} as const;

/** Minimum length of the shorter side of an original, in pixels. Large screens blur smaller photos. */
const shortestSide = 800;

/**
 * Returns the size of an original after EXIF rotation.
 *
 * @throws {UserError} when the photo cannot be used
 */
async function checkOriginal(path: string, bytes: Buffer) {
  const meta = await readMetadata(bytes);
  if (!meta || !['jpeg', 'png'].includes(meta.format)) {
    throw new UserError(`${path} is not a photo that can be used: save it as JPEG or PNG.`);
  }
  const { width, height } = meta.autoOrient;
  if (Math.min(width, height) < shortestSide) {
    throw new UserError(
      `${path} is ${width} by ${height} px: use a photo of at least ${shortestSide} px on each side.`,
    );
  }
  return { width, height, hasAlpha: meta.hasAlpha };
}

/**
 * Makes all sizes and formats of an original, or takes them from the cache. Transparent parts become `ground`.
 */
async function makePhoto(folder: PhotoFolder, path: string, bytes: Buffer, ground: string) {
  const { width, height, hasAlpha } = await checkOriginal(path, bytes);
  // A new color must not make the photos without transparent parts again.
  const background = hasAlpha ? [ground] : [];
  const recipe = [encoders[folder], sharp.versions.sharp, ...background];
  const name = parse(path.toLowerCase()).name.replace(/[^a-z0-9]+/g, '-');
  const stem = `${name}-${fingerprint(bytes, JSON.stringify(recipe))}`;
  const files: Files = {};
  const encodings = photoFormats.flatMap((format) =>
    widthsOf(folder, format, width).map(async (size) => {
      const file = photoFile(stem, size, format);
      files[file] = await cached(`photos/${file}`, () => {
        const image = sharp(bytes).autoOrient().resize(size).flatten({ background: ground });
        const { avif, jpg } = encoders[folder];
        const encoded = format === 'avif' ? image.avif(avif) : image.jpeg(jpg);
        // Replaces sharp's message, which differs from run to run.
        return encoded.toBuffer().catch(() => {
          throw new UserError(`${path} is damaged, or its end is missing: save it again.`);
        });
      });
    }),
  );
  await Promise.all(encodings);
  const photo: PhotoEntry = [stem, width, height];
  return { photo, files };
}

/**
 * Makes all sizes and formats of each photo.
 *
 * @param dir folder with the folders of originals
 * @param onSlow receives a notice when the work takes longer than a second
 * @returns the manifest for the components, the new files by name in `assets/`, and the originals by
 *   path in the project
 * @throws {UserError} with the photo, or the color, that cannot be used
 */
export async function makePhotos(dir: string, onSlow: (notice: string) => void = console.log) {
  const manifest: Record<PhotoFolder, Record<string, PhotoEntry>> = { stage: {}, team: {} };
  const files: Files = {};
  const originals: Files = {};
  const { ground } = await loadPalette();
  const notice = 'Making the photos, which takes a while the first time …';
  const timer = setTimeout(onSlow, 1000, notice);
  try {
    for (const folder of ['stage', 'team'] as const) {
      // Git does not store empty folders, so a folder may be missing.
      const photos = await readFolder(join(dir, folder)).catch(() => ({}));
      for (const [fileName, bytes] of Object.entries(photos).sort(([a], [b]) => (a < b ? -1 : 1))) {
        // macOS stores an accent as a separate character; NFC is the form that people type.
        const name = fileName.normalize('NFC');
        const path = `src/content/photos/${folder}/${name}`;
        const made = await makePhoto(folder, path, bytes, ground);
        manifest[folder][name] = made.photo;
        originals[path] = bytes;
        Object.assign(files, made.files);
      }
    }
  } finally {
    clearTimeout(timer);
  }
  return { manifest, files, originals };
}
