import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Files } from '../files';

/** Names of text files. Images and the font are compressed already. */
const compressible = /\.(html|css|js|svg|txt|xml)$/;

/** Compresses with brotli's best quality. */
export const toBrotli = (data: string | Uint8Array): Promise<Buffer> =>
  promisify(brotliCompress)(data, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(data) },
  });

/** A `.br` and a `.gz` copy of each text file that compression makes smaller. */
export async function compress(files: Files): Promise<Record<string, Buffer>> {
  const copies: Record<string, Buffer> = {};
  const work = Object.entries(files).map(async ([path, data]) => {
    if (!compressible.test(path)) return;
    const [br, gz] = await Promise.all([toBrotli(data), promisify(gzip)(data, { level: 9 })]);
    for (const [ending, copy] of Object.entries({ br, gz })) {
      if (copy.length < Buffer.byteLength(data)) copies[`${path}.${ending}`] = copy;
    }
  });
  await Promise.all(work);
  return copies;
}
