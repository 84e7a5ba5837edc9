// Results that are kept from one build to the next, in files named by what they were made from.
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inProject } from './paths.mjs';

/**
 * Version of an installed package: part of the name of what it has made.
 *
 * @param {'sharp' | 'terser'} name
 * @returns {string}
 */
export const versionOf = (name) =>
  JSON.parse(readFileSync(inProject('node_modules', name, 'package.json'), 'utf8')).version;

/** Tells the drafts of this process apart. */
let drafts = 0;

/**
 * Writes a file whole or not at all: one that was cut short, as when a build is ended, would be
 * taken for the result ever after.
 *
 * @param {string} file
 * @param {string | Uint8Array} data
 */
export async function writeCached(file, data) {
  drafts += 1;
  const draft = `${file}.${process.pid}-${drafts}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, data);
  await rename(draft, file);
}
