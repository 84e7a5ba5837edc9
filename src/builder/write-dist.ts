// Compresses and writes the files of `dist`.
import { hash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { configFiles } from '../hosting/headers';
import { cached, type Files, writeInFolder } from './files';

/** Names of text files. Images and the font are compressed already. */
const compressible = /\.(html|js|svg|txt|xml|webmanifest)$/;

/** Compresses with brotli's best quality. Compressing the app takes half a second, so the result is cached. */
export const toBrotli = (data: string | Uint8Array): Promise<Buffer> =>
  cached(`brotli/${process.versions.brotli}-${hash('sha256', data)}`, () =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(data) },
    }),
  );

/** Adds a `.br` and a `.gz` copy of each text file that compression makes smaller. */
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

const isPage = (path: string) => /\.html(\.br|\.gz)?$/.test(path);

/**
 * Writes the output folder while a server may use it: first what pages name, then the pages, and last it
 * removes what only earlier builds wrote. Unchanged files keep their time, for rsync and ETags.
 */
export async function writeDist(outDir: string, files: Files, keepAssets = false) {
  const pagesLast = Object.keys(files).sort((a, b) => Number(isPage(a)) - Number(isPage(b)));
  for (const path of pagesLast) {
    const file = join(outDir, path);
    const data = Buffer.from(files[path] ?? '');
    const old = await readFile(file).catch(() => undefined);
    if (!old?.equals(data)) await writeInFolder(file, data);
  }
  for (const name of await readdir(outDir, { recursive: true })) {
    const path = name.replaceAll(sep, '/');
    const isInBuild = pagesLast.some((file) => `${file}/`.startsWith(`${path}/`));
    if (isInBuild || (keepAssets && path.startsWith('assets/'))) continue;
    await rm(join(outDir, name), { recursive: true, force: true });
  }
}
