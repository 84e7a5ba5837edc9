import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Files } from '../files';
import { textTypes } from '../hosting/headers';

/** A `.br` and a `.gz` copy of each text file that compression makes smaller. */
export async function compress(files: Files): Promise<Files> {
  const copies: Files = {};
  const work = Object.entries(files).map(async ([path, data]) => {
    if (!(extname(path).slice(1) in textTypes)) return;
    const size = Buffer.byteLength(data);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(data),
      promisify(gzip)(data, { level: 9 }),
    ]);
    if (br.length < size) copies[`${path}.br`] = br;
    if (gz.length < size) copies[`${path}.gz`] = gz;
  });
  await Promise.all(work);
  return copies;
}
