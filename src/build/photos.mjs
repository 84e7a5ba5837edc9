// Photos: every original below src/content/photos becomes the sizes and formats of its folder.
import { readdir, readFile, stat } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, parse } from 'node:path';
import { versionOf, writeCached } from './cache.mjs';
import { UsageError } from './flags.mjs';
import { cacheFolder, photosFolder } from './paths.mjs';
import { fingerprint } from './text.mjs';

/** @typedef {import('../images/photo').PhotoFolder} PhotoFolder */
/** @typedef {import('../images/photo').PhotoFormat} PhotoFormat */
/** @typedef {readonly [stem: string, width: number, height: number]} Photo */
/** @typedef {Record<PhotoFolder, Record<string, Photo>>} PhotoManifest */

/**
 * @typedef {object} PhotoRules
 * @property {Readonly<Record<PhotoFolder, unknown>>} photoWidths
 * @property {(folder: PhotoFolder, format: PhotoFormat, width: number) => number[]} availableWidths
 * @property {(stem: string, width: number, format: PhotoFormat) => string} photoFile
 */

/**
 * Encoder settings by folder. AVIF at 50 keeps the stage lights free of bands; the portraits are
 * halftones, which cost much and hide more. Part of the cache key.
 *
 * @type {Record<PhotoFolder, Record<PhotoFormat, { quality: number, effort?: number, mozjpeg?: boolean }>>}
 */
const encoders = {
  stage: { avif: { quality: 50, effort: 4 }, jpg: { quality: 72, mozjpeg: true } },
  team: { avif: { quality: 45, effort: 4 }, jpg: { quality: 68, mozjpeg: true } },
};

/** @type {readonly PhotoFormat[]} */
const formats = ['avif', 'jpg'];

/** Shortest side of an original, in pixels: below, large screens would show it blurred. */
const smallestSide = 800;

/** Endings that fit a format. */
const endings = { jpeg: /\.jpe?g$/i, png: /\.png$/i };

/** @param {string} path */
const exists = (path) => stat(path).then(Boolean, () => false);

/**
 * sharp takes a while to load, so only a build that has something to encode does it.
 */
const loadSharp = async () => (await import('sharp')).default;

/**
 * Width and height of an original, kept beside the encoded files.
 *
 * @throws {UsageError} when it is no photo, not what its name says, or too small
 * @param {Buffer} bytes
 * @param {string} stem
 * @param {string} shown how to call the file in a message
 * @returns {Promise<readonly [number, number]>}
 */
async function readSize(bytes, stem, shown) {
  const cached = join(cacheFolder, 'photos', `${stem}.json`);
  const [known, knownName] = JSON.parse(await readFile(cached, 'utf8').catch(() => '[]'));
  if (knownName === shown && Math.min(...known) >= smallestSide) return known;
  const sharp = await loadSharp();
  const meta = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (!meta || (meta.format !== 'jpeg' && meta.format !== 'png')) {
    throw new UsageError(`${shown} is not a photo we can read: save it as JPEG or PNG again.`);
  }
  if (!endings[meta.format].test(shown)) {
    const ending = meta.format === 'jpeg' ? 'jpg' : 'png';
    throw new UsageError(
      `${shown} is a ${meta.format.toUpperCase()} by its content: let its name end in .${ending}, here and in the content.`,
    );
  }
  // A camera may have noted that the picture has to be turned.
  const size = [meta.autoOrient.width, meta.autoOrient.height];
  if (Math.min(...size) < smallestSide) {
    throw new UsageError(
      `${shown} is ${size.join(' by ')} px: use an original of at least ${smallestSide} px on each side.`,
    );
  }
  await writeCached(cached, JSON.stringify([size, shown]));
  return /** @type {[number, number]} */ (size);
}

/**
 * Originals that this process has read, by path.
 *
 * @type {Map<string, { stamp: string, photo: Photo }>}
 */
const originals = new Map();

/**
 * @param {PhotoFolder} folder
 * @param {string} name
 * @returns {Promise<Photo>}
 */
async function readOriginal(folder, name) {
  const path = join(photosFolder, folder, name);
  const { mtimeMs, size } = await stat(path);
  const stamp = `${mtimeMs} ${size}`;
  const known = originals.get(path);
  if (known?.stamp === stamp) return known.photo;
  const bytes = await readFile(path);
  const key = fingerprint(bytes, JSON.stringify(encoders[folder]), versionOf('sharp'));
  const stem = `${parse(name)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}-${key}`;
  const [width, height] = await readSize(bytes, stem, `src/content/photos/${folder}/${name}`);
  /** @type {Photo} */
  const photo = [stem, width, height];
  originals.set(path, { stamp, photo });
  return photo;
}

/**
 * Encodes what is not in the cache yet.
 *
 * @param {PhotoRules} rules
 * @param {(done: number, total: number) => void} onProgress
 * @returns {Promise<{ manifest: PhotoManifest, files: Map<string, string> }>} the manifest, and
 *   the path of each file by its name in `assets/`
 */
export async function makePhotos(rules, onProgress) {
  const folders = /** @type {PhotoFolder[]} */ (Object.keys(rules.photoWidths));
  /** @type {PhotoManifest} */
  const manifest = { stage: {}, team: {} };
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @type {(() => Promise<void>)[]} */
  const tasks = [];

  for (const folder of folders) {
    for (const name of (await readdir(join(photosFolder, folder))).sort()) {
      if (!/\.(jpe?g|png)$/i.test(name)) continue;
      const photo = await readOriginal(folder, name);
      const [stem, width] = photo;
      manifest[folder][name] = photo;

      for (const format of formats) {
        for (const size of rules.availableWidths(folder, format, width)) {
          const file = rules.photoFile(stem, size, format);
          const cached = join(cacheFolder, 'photos', file);
          files.set(file, cached);
          if (await exists(cached)) continue;
          tasks.push(async () => {
            const sharp = await loadSharp();
            const image = sharp(join(photosFolder, folder, name))
              .autoOrient()
              .resize(size);
            const options = encoders[folder][format];
            const encoded = format === 'avif' ? image.avif(options) : image.jpeg(options);
            await writeCached(cached, await encoded.toBuffer());
          });
        }
      }
    }
  }

  await runAll(tasks, onProgress);
  return { manifest, files };
}

/**
 * @param {(() => Promise<void>)[]} tasks
 * @param {(done: number, total: number) => void} onProgress
 */
async function runAll(tasks, onProgress) {
  const queue = [...tasks];
  let done = 0;
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      await task();
      done += 1;
      onProgress(done, tasks.length);
    }
  };
  await Promise.all(cpus().map(worker));
}
