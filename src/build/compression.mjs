import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * What this process has compressed: a file is written and measured, which would take it twice.
 *
 * @type {Map<string, Promise<Buffer>>}
 */
const known = new Map();

/**
 * Brotli at its best, as a build can afford it: what the byte table measures.
 *
 * @param {string | Uint8Array} data
 */
export function toBrotli(data) {
  const bytes = Buffer.from(data);
  const key = createHash('sha256').update(bytes).digest('base64');
  const compressed =
    known.get(key) ??
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  known.set(key, compressed);
  return compressed;
}

/** @param {string | Uint8Array} data */
export function toGzip(data) {
  return gzipAsync(data, { level: 9 });
}

/** Files that are worth compressing, by ending; the others are compressed already. */
export const compressible = /\.(html|js|css|svg|txt|xml|json|webmanifest)$/;
