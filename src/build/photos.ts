import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import {
  type Photo,
  type PhotoFolder,
  type PhotoFormat,
  photoFile,
  photoFormats,
  widthsOf,
} from '../ui/photo-files';
import { cached, fingerprint } from './cache';
import type { Files } from './project-files';
import { UserError } from './user-error';

/**
 * Encoder settings. AVIF at 50 keeps the stage lights free of bands; the portraits are halftones,
 * which cost much and hide more.
 */
const encoders = {
  stage: { avif: { quality: 50, effort: 4 }, jpg: { quality: 72, mozjpeg: true } },
  team: { avif: { quality: 45, effort: 4 }, jpg: { quality: 68, mozjpeg: true } },
} as const;

const folders: readonly PhotoFolder[] = ['stage', 'team'];

/** Shortest side of an original, in pixels: below, large screens would show it blurred. */
const shortestSide = 800;

/** What transparent parts of a PNG become: the site's ground. */
const background = '#120d0a';

interface Original {
  /** Path as messages give it. */
  shown: string;
  bytes: Buffer;
  photo: Photo;
}

/** Rejects where sharp throws, as for an empty file. */
const readMetadata = async (bytes: Buffer) => sharp(bytes).metadata();

async function readOriginal(dir: string, folder: PhotoFolder, name: string): Promise<Original> {
  const shown = `src/content/photos/${folder}/${name}`;
  const bytes = await readFile(join(dir, folder, name));
  const meta = await readMetadata(bytes).catch(() => null);
  const ending = { jpeg: /\.jpe?g$/i, png: /\.png$/i }[String(meta?.format)];
  if (!meta || !ending) {
    throw new UserError(`${shown} is not a photo that can be used: save it as JPEG or PNG.`);
  }
  if (!ending.test(name)) {
    throw new UserError(
      `${shown} is a ${meta.format.toUpperCase()}: let its name end in .${meta.format === 'png' ? 'png' : 'jpg'}, here and in the content.`,
    );
  }
  const { width, height } = meta.autoOrient;
  if (Math.min(width, height) < shortestSide) {
    throw new UserError(
      `${shown} is ${width} by ${height} px: use a photo of at least ${shortestSide} px on each side.`,
    );
  }
  const key = fingerprint(bytes, JSON.stringify(encoders[folder]), sharp.versions.sharp ?? '');
  const stem = parse(name)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return { shown, bytes, photo: [`${stem}-${key}`, width, height] };
}

function encode(
  { bytes, shown }: Original,
  folder: PhotoFolder,
  width: number,
  format: PhotoFormat,
) {
  const image = sharp(bytes).autoOrient().flatten({ background }).resize(width);
  const encoded =
    format === 'avif' ? image.avif(encoders[folder].avif) : image.jpeg(encoders[folder].jpg);
  return encoded.toBuffer().catch((error: Error) => {
    throw new UserError(`${shown} is damaged (${error.message}): save it again.`);
  });
}

/**
 * Makes every size and format of every original that is not in the cache yet.
 *
 * @param dir folder with the folders of originals
 * @param onSlow is told when this takes long
 * @returns the manifest for the components, the originals' names, the made files by name in `assets/`, and the originals by
 *   path in the project
 * @throws UserError that names the photo and says what to do
 */
export async function makePhotos(dir: string, onSlow: (message: string) => void) {
  const manifest: Record<PhotoFolder, Record<string, Photo>> = { stage: {}, team: {} };
  const files: Files = {};
  const originals: Files = {};
  const notice = setTimeout(
    onSlow,
    1000,
    'Making the photos, which takes up to half a minute the first time …',
  );
  try {
    for (const folder of folders) {
      // Git keeps no empty folder.
      for (const name of (await readdir(join(dir, folder)).catch(() => [])).sort()) {
        if (name.startsWith('.')) continue;
        const original = await readOriginal(dir, folder, name);
        const [stem, originalWidth] = original.photo;
        manifest[folder][name] = original.photo;
        originals[original.shown] = original.bytes;
        const sizes = photoFormats.flatMap((format) =>
          widthsOf(folder, format, originalWidth).map((width) => ({ format, width })),
        );
        // sharp uses all processors.
        await Promise.all(
          sizes.map(async ({ format, width }) => {
            const file = photoFile(stem, width, format);
            const make = () => encode(original, folder, width, format);
            files[file] = await cached(`photos/${file}`, make);
          }),
        );
      }
    }
  } finally {
    clearTimeout(notice);
  }
  /** Bytes of one AVIF: the widest up to a width. */
  const bytesOf = (folder: PhotoFolder, name: string, width: number) => {
    const [stem, originalWidth] = manifest[folder][name] ?? ['', 0];
    const widths = widthsOf(folder, 'avif', originalWidth).filter((each) => each <= width);
    return files[photoFile(stem, Math.max(...widths), 'avif')]?.length ?? 0;
  };
  const names = { stage: Object.keys(manifest.stage), team: Object.keys(manifest.team) };
  return { manifest, names, files, originals, bytesOf };
}
