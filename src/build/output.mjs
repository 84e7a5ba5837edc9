// Writes the output folder: all files, and compressed copies beside the text ones.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { assetsFolder, hostFiles } from '../hosting/policy.mjs';
import { compressible, toBrotli, toGzip } from './compression.mjs';
import { staticFolder } from './paths.mjs';

/** A compressed copy has to save at least this much to be worth a file of its own. */
const minimumSaving = 64;

/**
 * Writes everything, and nothing else stays in the folder.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {Record<string, string | Uint8Array>} options.files contents by path
 * @param {Record<string, string>} options.copies sources by path
 * @param {boolean} options.isCompressed
 * @param {boolean} options.keepsAssets hashed files of earlier builds stay, for pages that are
 *   open while the new build goes live
 * @returns {Promise<{ digest: string, kept: number }>} SHA-256 of all that was written, and how
 *   many files of earlier builds are still there
 */
export async function writeOutput({ folder, files, copies, isCompressed, keepsAssets }) {
  for (const name of await readdir(folder).catch(() => [])) {
    if (keepsAssets && name === assetsFolder) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
  /** @type {Map<string, string | Uint8Array>} */
  const all = new Map(Object.entries(files));
  for (const entry of await readdir(staticFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    all.set(relative(staticFolder, source).replaceAll(sep, '/'), await readFile(source));
  }
  for (const [path, source] of Object.entries(copies)) all.set(path, await readFile(source));
  if (isCompressed) {
    const compressed = await Promise.all(Array.from(all, ([path, data]) => compress(path, data)));
    for (const [path, data] of compressed.flat()) all.set(path, data);
  }
  const folders = new Set(Array.from(all.keys(), (path) => dirname(join(folder, path))));
  for (const path of folders) await mkdir(path, { recursive: true });
  await Promise.all(Array.from(all, ([path, data]) => writeFile(join(folder, path), data)));

  const assets = await readdir(join(folder, assetsFolder));
  const kept = assets.filter((name) => !all.has(`${assetsFolder}/${name}`)).length;
  return { digest: digestOf(all), kept };
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
