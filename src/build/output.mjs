// Writes the output folder: all files, and compressed copies beside the text ones.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { assetsFolder, hostFiles } from '../hosting/policy.mjs';
import { compressible, toBrotli, toGzip } from './compression.mjs';
import { UsageError } from './flags.mjs';
import { staticFolder } from './paths.mjs';

/** A compressed copy has to save at least this much to be worth a file of its own. */
const minimumSaving = 64;

/**
 * @typedef {object} Output
 * @property {string} folder
 * @property {Record<string, string | Uint8Array>} files contents by path
 * @property {Record<string, string>} copies sources by path
 */

/**
 * Writes everything, and nothing else stays in the folder.
 *
 * @param {Output & { keepsAssets: boolean }} options `keepsAssets`: hashed files of earlier builds
 *   stay, for pages that are open while the new build goes live
 * @returns {Promise<{ digest: string, kept: number }>} SHA-256 of all that was written, and how
 *   many files of earlier builds are still there
 */
export async function writeOutput({ folder, files, copies, keepsAssets }) {
  const all = new Map(Object.entries(files));
  for (const [path, source] of Object.entries({ ...(await staticFiles(files)), ...copies })) {
    all.set(path, await readFile(source));
  }
  const compressed = await Promise.all(Array.from(all, ([path, data]) => compress(path, data)));
  for (const [path, data] of compressed.flat()) all.set(path, data);
  // Last: until here nothing is lost if anything fails.
  for (const name of await readdir(folder).catch(() => [])) {
    if (keepsAssets && name === assetsFolder) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
  await makeFolders(folder, all.keys());
  await Promise.all(Array.from(all, ([path, data]) => writeFile(join(folder, path), data)));

  const assets = await readdir(join(folder, assetsFolder));
  const kept = assets.filter((name) => !all.has(`${assetsFolder}/${name}`)).length;
  return { digest: digestOf(all), kept };
}

/**
 * What {@link updateOutput} has written: contents or sources by path, by folder.
 *
 * @type {Map<string, Map<string, string | Uint8Array>>}
 */
const written = new Map();

/**
 * Writes, without compressed copies, what is not in the folder since the last time this process
 * did; the first time, everything.
 *
 * @param {Output} output
 */
export async function updateOutput({ folder, files, copies }) {
  const sources = { ...(await staticFiles(files)), ...copies };
  const before = written.get(folder);
  if (!before) await rm(folder, { recursive: true, force: true });
  const now = new Map(Object.entries({ ...sources, ...files }));
  const gone = [...(before?.keys() ?? [])].filter((path) => !now.has(path));
  const changed = [...now].filter(
    // A file of `static` may have changed below the same name.
    ([path, data]) => before?.get(path) !== data || !(path in files || path in copies),
  );
  await makeFolders(
    folder,
    changed.map(([path]) => path),
  );
  await Promise.all([
    ...gone.map((path) => rm(join(folder, path), { force: true })),
    ...changed.map(([path, data]) =>
      path in sources
        ? copyFile(String(data), join(folder, path))
        : writeFile(join(folder, path), data),
    ),
  ]);
  written.set(folder, now);
}

/**
 * @param {Output['files']} files
 * @returns {Promise<Record<string, string>>} sources of what is copied as it is, by path
 * @throws {UsageError} when one of them has the name of a file that the build makes
 */
async function staticFiles(files) {
  const entries = await readdir(staticFolder, { recursive: true, withFileTypes: true });
  const sources = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const byPath = Object.fromEntries(
    sources.map((source) => [relative(staticFolder, source).replaceAll(sep, '/'), source]),
  );
  for (const path of Object.keys(byPath)) {
    if (path in files) {
      throw new UsageError(
        `static/${path}: the build makes a file of that name, so remove this one.`,
      );
    }
  }
  return byPath;
}

/**
 * @param {string} folder
 * @param {Iterable<string>} paths of files below it
 */
async function makeFolders(folder, paths) {
  const folders = new Set(Array.from(paths, (path) => dirname(join(folder, path))));
  for (const path of folders) await mkdir(path, { recursive: true });
}

/**
 * The compressed copies of a file that are worth it.
 *
 * @param {string} path
 * @param {string | Uint8Array} data
 * @returns {Promise<[path: string, data: Uint8Array][]>}
 */
async function compress(path, data) {
  if (!compressible.test(path) || hostFiles.includes(path)) return [];
  const size = Buffer.byteLength(data);
  const [br, gz] = await Promise.all([toBrotli(data), toGzip(data)]);
  /** @type {[string, Uint8Array][]} */
  const copies = [
    [`${path}.br`, br],
    [`${path}.gz`, gz],
  ];
  return copies.filter(([, copy]) => size - copy.length >= minimumSaving);
}

/**
 * One hash for a whole build: same digest, same bytes.
 *
 * @param {Map<string, string | Uint8Array>} files
 */
function digestOf(files) {
  const hash = createHash('sha256');
  for (const path of [...files.keys()].sort()) {
    const data = files.get(path) ?? '';
    hash.update(`${path}\0${Buffer.byteLength(data)}\0`).update(data);
  }
  return hash.digest('hex');
}
