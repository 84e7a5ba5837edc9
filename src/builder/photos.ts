// Makes all sizes and formats of each photo that the content names.
import { basename, dirname, parse } from 'node:path';
import sharp from 'sharp';
import type { PhotoFolder, ProcessedPhoto } from '../ui/photos';
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

/** Widths of the files, in pixels. None is wider than the original. */
const widths = {
  stage: { avif: [640, 960, 1200, 1440, 2000], jpg: 1440 },
  team: { avif: [160, 320, 480, 800], jpg: 480 },
} as const;

/** Minimum length of the shorter side of an original, in pixels. Large screens blur smaller photos. */
const shortestSide = 800;

/** Width, in pixels, of the hero photo's file for a phone of 390 CSS pixels and a pixel ratio of 2.6. */
const heroWidthOnPhone = 1200;

/** The photos that the content names, each with its file and field there. */
function namedPhotos({ landing, leaders }: Content) {
  const { image, fallbackImage } = landing.hero;
  return [
    ['stage', image, 'landing.ts', 'hero.image'] as const,
    ['stage', fallbackImage, 'landing.ts', 'hero.fallbackImage'] as const,
    ...leaders.leaders.map(
      ({ name, image }) => ['team', image, 'leaders.ts', `image of ${name}`] as const,
    ),
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

/** The metadata of an image; undefined when sharp cannot read the data. */
export async function readMetadata(data: string | Uint8Array) {
  try {
    return await sharp(Buffer.from(data)).metadata();
  } catch {
    return undefined;
  }
}

/**
 * Makes all sizes and formats of an original, or takes them from the cache. Transparent parts become `ground`.
 *
 * @param onMake is called for each file that is not in the cache
 * @throws {UserError} with what is wrong with the photo
 */
async function makePhoto(
  folder: PhotoFolder,
  path: string,
  bytes: Buffer,
  ground: string,
  onMake: () => void,
) {
  const meta = await readMetadata(bytes);
  if (!meta || !['jpeg', 'png', 'webp'].includes(meta.format)) {
    throw new UserError('is not a photo that can be used: save it as JPEG, PNG or WebP.');
  }
  const { width, height } = meta.autoOrient;
  if (Math.min(width, height) < shortestSide) {
    const fix = `use a photo of at least ${shortestSide} px on each side.`;
    throw new UserError(`is ${width} by ${height} px: ${fix}`);
  }
  // A new color must not make the photos without transparent parts again.
  const background = meta.hasAlpha ? [ground] : [];
  const recipe = [encoders[folder], sharp.versions.sharp, ...background];
  const stem = `${plainName(path)}-${fingerprint(bytes, JSON.stringify(recipe))}`;

  function makeFile(format: 'avif' | 'jpg', size: number): Promise<Buffer> {
    return cached(`photos/${stem}-${size}.${format}`, () => {
      onMake();
      const image = sharp(bytes).autoOrient().resize(size).flatten({ background: ground });
      const { avif, jpg } = encoders[folder];
      const encoded = format === 'avif' ? image.avif(avif) : image.jpeg(jpg);
      // sharp's own message differs from run to run.
      return encoded.toBuffer().catch(() => {
        throw new UserError('is damaged, or its end is missing: save it again.');
      });
    });
  }
  const makeNamed = async (format: 'avif' | 'jpg', size: number) => {
    return { size, file: `${stem}-${size}.${format}`, bytes: await makeFile(format, size) };
  };
  const { avif, jpg } = widths[folder];
  const fitting = avif.filter((size) => size <= width);
  const [jpeg, ...avifs] = await Promise.all([
    makeNamed('jpg', Math.min(jpg, width)),
    ...(fitting.length > 0 ? fitting : [width]).map((size) => makeNamed('avif', size)),
  ]);
  return { width, height, avifs, jpeg };
}

type Made = Awaited<ReturnType<typeof makePhoto>>;

function describePhoto({ width, height, avifs, jpeg }: Made, base: string): ProcessedPhoto {
  const url = (file: string) => `${base}assets/${file}`;
  const srcset = avifs.map(({ file, size }) => `${url(file)} ${size}w`).join(', ');
  return { srcset, src: url(jpeg.file), width, height };
}

/**
 * @param folder the originals, in the folders `stage` and `team`
 * @returns the manifest for the components, the files by name in `assets/`, the hero photo's file for a phone, the
 *   originals by path in the project, and a warning for each that no content names
 * @throws {UserError} with one line for each photo that is missing or cannot be used
 */
export async function makePhotos(content: Content, base: string, folder = 'src/content/photos') {
  const manifest: Record<PhotoFolder, Record<string, ProcessedPhoto>> = { stage: {}, team: {} };
  const files: Files = {};
  const problems: Finding[] = [];
  let heroOnPhone: Uint8Array = Buffer.of();
  // macOS stores an accent as a separate character; NFC is the form that people type.
  const originals = Object.fromEntries(
    Object.entries(await readFolder(folder)).map(([path, bytes]) => {
      return [`src/content/photos/${path.normalize('NFC')}`, bytes];
    }),
  );
  const unused = new Set(Object.keys(originals));
  let isNoticed = false;
  const notice = () => {
    if (!isNoticed) console.log('Making new photos, which takes a while …');
    isNoticed = true;
  };
  for (const [kind, name, source, field] of namedPhotos(content)) {
    const file = `src/content/${source}`;
    const path = `src/content/photos/${kind}/${name}`;
    const bytes = originals[path];
    unused.delete(path);
    if (!bytes) {
      const others = Object.keys(originals).filter((other) => dirname(other) === dirname(path));
      const existing = others.map((other) => basename(other)).join(', ') || 'none yet';
      const fix = `put it there, or name one of those that are there: ${existing}.`;
      problems.push({ file, message: `${field}: ${path} is missing: ${fix}` });
      continue;
    }
    try {
      const made = await makePhoto(kind, path, bytes, content.colors.colors.ground, notice);
      manifest[kind][name] = describePhoto(made, base);
      for (const { file, bytes } of [...made.avifs, made.jpeg]) files[file] = bytes;
      const onPhone = made.avifs.findLast(({ size }) => size <= heroWidthOnPhone);
      if (name === content.landing.hero.image) heroOnPhone = onPhone?.bytes ?? heroOnPhone;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push({ file, message: `${field}: ${path} ${error.message}` });
    }
  }
  if (problems.length > 0) throw new UserError(listFindings(problems).join('\n'));
  const warnings = Array.from(unused, (file): Finding => {
    return { file, message: 'it is not published, because no content names it.' };
  });
  return { manifest, files, heroOnPhone, originals, warnings };
}
