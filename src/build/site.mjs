// The build's own bundles: what it knows of the site, run in this process.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, define } from './bundler.mjs';
import { cacheFolder } from './paths.mjs';
import { splitStyles } from './styles.mjs';

/** @typedef {typeof import('../render/rules')} Rules */
/** @typedef {typeof import('../render/site')} Site */

/**
 * Content, its check, and the rules for photos.
 *
 * @param {{ isDevelopment: boolean }} mode
 * @returns {Promise<Rules>}
 */
export async function loadRules(mode) {
  const { text } = await bundle('rules', mode, {
    entryPoints: ['src/render/rules.ts'],
    platform: 'node',
  });
  return load(text('.js'));
}

/**
 * The renderer, with the runtime that will hydrate what it renders, and all its styles.
 *
 * @param {object} options
 * @param {import('./bundler.mjs').Runtime} options.runtime
 * @param {Record<string, unknown>} options.constants
 * @param {boolean} options.isDevelopment
 * @returns {Promise<{ site: Site, styles: import('./styles.mjs').SiteStyles }>}
 */
export async function loadSite({ runtime, constants, isDevelopment }) {
  const { text, metafile } = await bundle(
    `site ${runtime.name}`,
    { isDevelopment, withStyles: true },
    {
      entryPoints: ['src/render/site.tsx'],
      platform: 'node',
      metafile: true,
      alias: runtime.alias,
      // The tokens bring it along.
      external: [...runtime.external, '@vanilla-extract/css'],
      // Packages may offer CommonJS first, which would bring a second copy of the runtime.
      mainFields: ['module', 'main'],
      conditions: ['import', 'module'],
      define: {
        ...define({ ...constants, __PRERENDER__: true }),
        'process.env.NODE_ENV': '"production"',
      },
    },
  );
  const [site, styles] = await Promise.all([
    load(text('.js')),
    splitStyles({ sheet: text('.css'), inputs: metafile?.inputs ?? {} }),
  ]);
  return { site, styles };
}

/** Makes the name of each file of this process a new one. */
let loaded = 0;

/**
 * Runs a module that exists as text only.
 *
 * @param {string} text
 */
async function load(text) {
  await mkdir(cacheFolder, { recursive: true });
  // Node never loads a module of the same address again.
  loaded += 1;
  const file = join(cacheFolder, `bundle-${process.pid}-${loaded}.mjs`);
  await writeFile(file, text);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file);
  }
}
