// Logo and font, under names that change with their content.
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { brandFolder } from './paths.mjs';
import { fingerprint } from './text.mjs';

/**
 * Reads the logo and the font.
 *
 * @returns {Promise<{ names: Record<string, string>, files: Map<string, Buffer> }>} hashed names
 *   by original name, and contents by hashed name
 */
export async function readBrandFiles() {
  /** @type {Record<string, string>} */
  const names = {};
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const name of (await readdir(brandFolder)).sort()) {
    if (!/\.(svg|woff2)$/.test(name)) continue;
    const bytes = await readFile(join(brandFolder, name));
    const { name: stem, ext } = parse(name);
    const hashed = `${stem}-${fingerprint(bytes)}${ext}`;
    names[name] = hashed;
    files.set(hashed, bytes);
  }
  return { names, files };
}
