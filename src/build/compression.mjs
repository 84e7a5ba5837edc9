import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Brotli at its best, as a build can afford it: what the byte table measures.
 *
 * @param {string | Uint8Array} data
 */
export function toBrotli(data) {
  const bytes = Buffer.from(data);
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** @param {string | Uint8Array} data */
export function toGzip(data) {
  return gzipAsync(data, { level: 9 });
}

/** Files that are worth compressing, by ending; the others are compressed already. */
export const compressible = /\.(html|js|css|svg|txt|xml|json|webmanifest)$/;
