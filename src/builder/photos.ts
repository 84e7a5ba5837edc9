import { basename, dirname, parse } from 'node:path';
import sharp from 'sharp';
import {
  type PhotoEntry,
  type PhotoFolder,
  photoFile,
  photoFormats,
  widthsOf,
} from '../ui/photo-sizes';
import { readMetadata } from './brand';
import type { Content } from './content';
import { cached, type Files, fingerprint, readFolder } from './files';
import { type Finding, listFindings, UserError } from './user-error';

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

/** The photos that the content names, each with the file that names it. */
function namedPhotos({ landing, leaders }: Content) {
  const { image, fallbackImage } = landing.hero;
  return [
    ...[image, fallbackImage].map((name) => ['stage', name, 'src/content/landing.ts'] as const),
    ...leaders.leaders.map(({ image }) => ['team', image, 'src/content/leaders.ts'] as const),
  ];
}

/** The start of the file names in `assets/`: `Łukasz Żal.JPG` becomes `lukasz-zal`. */
const plainName = (path: string) =>
  parse(path.toLowerCase())
    .name.normalize('NFD')
    .replace(/\p{M}/gu, '')
    // The one common letter whose accent Unicode does not split off.
    .replaceAll('ł', 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Makes all sizes and formats of an original, or takes them from the cache. Transparent parts become `ground`.
 *
 * @throws {UserError} when the photo cannot be used
 */
async function makePhoto(folder: PhotoFolder, path: string, bytes: Buffer, ground: string) {
  const meta = await readMetadata(bytes);
  if (!meta || !['jpeg', 'png', 'webp'].includes(meta.format)) {
    throw new UserError(`${path} is not a photo that can be used: save it as JPEG, PNG or WebP.`);
  }
  const { width, height } = meta.autoOrient;
  if (Math.min(width, height) < shortestSide) {
    throw new UserError(
      `${path} is ${width} by ${height} px: use a photo of at least ${shortestSide} px on each side.`,
    );
  }
  // A new color must not make the photos without transparent parts again.
  const background = meta.hasAlpha ? [ground] : [];
  const recipe = [encoders[folder], sharp.versions.sharp, ...background];
  const stem = `${plainName(path)}-${fingerprint(bytes, JSON.stringify(recipe))}`;
  const files: Files = {};
  const encodings = photoFormats.flatMap((format) =>
    widthsOf(folder, format, width).map(async (size) => {
      const file = photoFile(stem, size, format);
      files[file] = await cached(`photos/${file}`, () => {
        const image = sharp(bytes).autoOrient().resize(size).flatten({ background: ground });
        const { avif, jpg } = encoders[folder];
        const encoded = format === 'avif' ? image.avif(avif) : image.jpeg(jpg);
        // sharp's own message differs from run to run.
        return encoded.toBuffer().catch(() => {
          throw new UserError(`${path} is damaged, or its end is missing: save it again.`);
        });
      });
    }),
  );
  await Promise.all(encodings);
  return { files, photo: [stem, width, height] as const };
}

/**
 * Makes all sizes and formats of each photo that the content names.
 *
 * @returns the manifest for the components, the files by name in `assets/`, the originals by path in the
 *   project, and the paths of those that no content names
 * @throws {UserError} with one line for each photo that is missing or cannot be used
 */
export async function makePhotos(content: Content, dir: string) {
  const manifest: Record<PhotoFolder, Record<string, PhotoEntry>> = { stage: {}, team: {} };
  const files: Files = {};
  const problems: Finding[] = [];
  // macOS stores an accent as a separate character; NFC is the form that people type.
  const originals = Object.fromEntries(
    Object.entries(await readFolder(dir)).map(([path, bytes]) => {
      return [`src/content/photos/${path.normalize('NFC')}`, bytes];
    }),
  );
  const unused = new Set(Object.keys(originals));
  const notice = 'Making the photos, which takes a while the first time …';
  const timer = setTimeout(() => console.log(notice), 1000);
  for (const [folder, name, file] of namedPhotos(content)) {
    const path = `src/content/photos/${folder}/${name}`;
    const bytes = originals[path];
    unused.delete(path);
    try {
      if (!bytes) {
        const others = Object.keys(originals).filter((other) => dirname(other) === dirname(path));
        const existing = others.map((other) => basename(other)).join(', ') || 'none yet';
        throw new UserError(
          `${path} is missing: put it there, or name one of those that are there: ${existing}.`,
        );
      }
      const made = await makePhoto(folder, path, bytes, content.colors.colors.ground);
      manifest[folder][name] = made.photo;
      Object.assign(files, made.files);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push({ file, message: error.message });
    }
  }
  clearTimeout(timer);
  if (problems.length > 0) throw new UserError(listFindings(problems).join('\n'));
  return { manifest, files, originals, unused: [...unused] };
}
