// Compressed copies, and what they weigh.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeCached } from './cache.mjs';
import { cacheFolder } from './paths.mjs';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * What this process has compressed: a file is written and measured, which would take it twice.
 *
 * @type {Map<string, Promise<Buffer>>}
 */
const known = new Map();

/**
 * Brotli at its best, as a build can afford it: what the byte table measures. It takes half a
 * second for the app, so the result is kept.
 *
 * @param {string | Uint8Array} data
 */
export function toBrotli(data) {
  const bytes = Buffer.from(data);
  const key = createHash('sha256').update(bytes).digest('hex');
  const compressed = known.get(key) ?? compressOnce(bytes, key);
  known.set(key, compressed);
  return compressed;
}

/**
 * @param {Buffer} bytes
 * @param {string} key
 */
async function compressOnce(bytes, key) {
  const cached = join(cacheFolder, `brotli-${process.versions.brotli}`, key);
  const kept = await readFile(cached).catch(() => null);
  if (kept) return kept;
  const compressed = await brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await writeCached(cached, compressed);
  return compressed;
}

/**
 * Gzip at its best, for hosts that know no brotli.
 *
 * @param {string | Uint8Array} data
 */
export function toGzip(data) {
  return gzipAsync(data, { level: 9 });
}

/** Files that are worth compressing, by ending; the others are compressed already. */
export const compressible = /\.(html|js|css|svg|txt|xml|json|webmanifest)$/;
