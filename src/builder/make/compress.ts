import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached, type Files } from '../files';

/** Names of text files. Images and the font are compressed already. */
const compressible = /\.(html|css|js|svg|txt|xml)$/;

/** Compresses with brotli's best quality. Cached, because the app takes half a second. */
export const toBrotli = (data: string | Uint8Array): Promise<Buffer> =>
  cached(`brotli/${process.versions.brotli}-${hash('sha256', data)}`, () =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(data) },
    }),
  );

/** Compresses with gzip's best level. */
export const toGzip = (data: string | Uint8Array): Promise<Buffer> =>
  promisify(gzip)(data, { level: 9 });

/** Adds a `.br` and a `.gz` copy of each text file that compression makes smaller. */
export async function withCompressedCopies(files: Files): Promise<Files> {
  const all = { ...files };
  const work = Object.entries(files).map(async ([path, data]) => {
    if (!compressible.test(path)) return;
    const copies = { br: await toBrotli(data), gz: await toGzip(data) };
    for (const [ending, copy] of Object.entries(copies)) {
      if (copy.length < Buffer.byteLength(data)) all[`${path}.${ending}`] = copy;
    }
  });
  await Promise.all(work);
  return all;
}
