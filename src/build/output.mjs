// Writes the output folder: all files, and compressed copies beside the text ones.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { compressible, toBrotli, toGzip } from './compression.mjs';
import { staticFolder } from './paths.mjs';

/** A compressed copy has to save at least this much to be worth a file of its own. */
const minimumSaving = 64;

/**
 * @param {object} options
 * @param {string} options.folder
 * @param {Record<string, string | Uint8Array>} options.files contents by path
 * @param {Record<string, string>} options.copies sources by path
 * @param {boolean} options.isCompressed
 */
export async function writeOutput({ folder, files, copies, isCompressed }) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  /** @type {Map<string, string | Uint8Array>} */
  const all = new Map(Object.entries(files));
  for (const entry of await readdir(staticFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    all.set(relative(staticFolder, source), await readFile(source));
  }
  const folders = new Set(
    [...all.keys(), ...Object.keys(copies)].map((path) => dirname(join(folder, path))),
  );
  for (const path of folders) await mkdir(path, { recursive: true });
  await Promise.all([
    ...Array.from(all, ([path, data]) => write(join(folder, path), data, isCompressed)),
    ...Object.entries(copies).map(([path, source]) => copyFile(source, join(folder, path))),
  ]);
}

/**
 * @param {string} path
 * @param {string | Uint8Array} data
 * @param {boolean} isCompressed
 */
async function write(path, data, isCompressed) {
  await writeFile(path, data);
  if (!isCompressed || !compressible.test(path)) return;
  const size = Buffer.byteLength(data);
  const [br, gz] = await Promise.all([toBrotli(data), toGzip(data)]);
  if (size - br.length >= minimumSaving) await writeFile(`${path}.br`, br);
  if (size - gz.length >= minimumSaving) await writeFile(`${path}.gz`, gz);
}
