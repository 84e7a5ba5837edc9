import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { configFiles } from '../hosting/policy';
import { cached, type Files } from './files';

/** Files that are not compressed already. */
const compressible = /\.(html|js|svg|txt|xml|webmanifest)$/;

/** Brotli at its best. That takes half a second for the app, so the result is kept. */
export function toBrotli(data: string | Uint8Array): Promise<Buffer> {
  const key = createHash('sha256').update(data).digest('hex');
  return cached(`brotli/${process.versions.brotli}-${key}`, () =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(data) },
    }),
  );
}

/** The files with compressed copies of those that gain from it. */
export async function withCompressedCopies(files: Files): Promise<Files> {
  const all = { ...files };
  const work = Object.entries(files).map(async ([path, data]) => {
    if (!compressible.test(path) || configFiles.includes(path)) return;
    const copies = { br: await toBrotli(data), gz: await promisify(gzip)(data, { level: 9 }) };
    for (const [ending, copy] of Object.entries(copies)) {
      if (copy.length < Buffer.byteLength(data)) all[`${path}.${ending}`] = copy;
    }
  });
  await Promise.all(work);
  return all;
}

/**
 * Writes the output folder, then removes what was in it before: a server may be using it.
 *
 * @param keepAssets hashed files of earlier builds stay, for pages that are open while a new build
 *   goes live
 */
export async function writeFiles(outDir: string, files: Files, keepAssets: boolean) {
  for (const [path, data] of Object.entries(files)) {
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, data);
  }
  for (const name of await readdir(outDir, { recursive: true })) {
    const path = name.replaceAll(sep, '/');
    const isNew = Object.keys(files).some((file) => `${file}/`.startsWith(`${path}/`));
    if (isNew || (keepAssets && path.startsWith('assets/'))) continue;
    await rm(join(outDir, name), { recursive: true, force: true });
  }
}
