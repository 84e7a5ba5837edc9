// Smaller scripts and styles than a bundle's.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { target } from './bundler.mjs';
import { versionOf, writeCached } from './cache.mjs';
import { cacheFolder } from './paths.mjs';
import { fingerprint } from './text.mjs';

/**
 * What terser still finds after esbuild: 2 to 7 % of the bytes. It takes seconds for React, so
 * what it made of a text is kept.
 *
 * @param {string} text
 * @param {{ isModule: boolean }} options
 */
export async function minifyScript(text, { isModule }) {
  /** @type {import('terser').MinifyOptions} */
  const options = { compress: { passes: 2 }, mangle: true, module: isModule, ecma: 2020 };
  const cached = join(
    cacheFolder,
    `terser-${fingerprint(text, JSON.stringify(options), versionOf('terser'))}.js`,
  );
  const known = await readFile(cached, 'utf8').catch(() => null);
  if (known !== null) return known;
  const { minify } = await import('terser');
  const { code } = await minify(text, options);
  if (!code) throw new Error('terser returned nothing');
  await writeCached(cached, code);
  return code;
}

/**
 * What this process has minified: pages share styles, and a developer changes few of them.
 *
 * @type {Map<string, Promise<string>>}
 */
const knownStyles = new Map();

/**
 * Styles without what browsers do not need, and with the prefixes that some do.
 *
 * @param {string} text
 */
export function minifyStyles(text) {
  const known =
    knownStyles.get(text) ??
    esbuild
      .transform(text, { loader: 'css', minify: true, target })
      .then(({ code }) => code.trim().replace(/--[\w-]+: [^;}]*/g, withoutSpaces));
  knownStyles.set(text, known);
  return known;
}

/**
 * esbuild leaves the value of a custom property as it is, for it may mean anything; ours are values
 * that need no space before them nor after their commas.
 *
 * @param {string} declaration
 */
const withoutSpaces = (declaration) => declaration.replace(/([:,]) /g, '$1');
