import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Files } from '../files';
import { textTypes } from '../hosting/headers';

/**
 * A `.br` and a `.gz` copy of each text file, also where it is not smaller: on a server that keeps old
 * files, a copy of an older file must not stay.
 */
export async function compress(files: Files): Promise<Files> {
  const copies: Files = {};
  const work = Object.entries(files).map(async ([path, data]) => {
    if (!(extname(path).slice(1) in textTypes)) return;
    copies[`${path}.br`] = await promisify(brotliCompress)(data);
    copies[`${path}.gz`] = await promisify(gzip)(data, { level: 9 });
  });
  await Promise.all(work);
  return copies;
}
