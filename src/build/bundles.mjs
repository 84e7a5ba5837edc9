// Everything esbuild does: the app, the boot script, the styles, and the build's own bundle.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import * as esbuild from 'esbuild';
import { cacheFolder, projectFolder } from './paths.mjs';
import { rememberLoads } from './remember-loads.mjs';
import { fingerprint } from './text.mjs';

/**
 * What browsers get: the last three years or so. Older ones still have the page, its links and
 * the address, only not the app.
 */
export const target = ['es2022', 'chrome105', 'firefox104', 'safari15.4'];

/** Visitors who have not asked for less motion; as in src/style/media.ts. */
const motionAllowed = '(prefers-reduced-motion:no-preference)';

/** @typedef {{ filePath: string, debugId?: string | undefined, hash: string }} StyleScope */

/**
 * Class names while developing: `file-name`.
 *
 * @param {StyleScope} scope
 */
const readableIdentifier = ({ filePath, debugId, hash }) =>
  `${basename(filePath, '.css.ts').replaceAll('.', '-')}-${debugId ?? hash}`;

/** What each short name stands for: all bundles of a process give the same ones. */
const shortIdentifiers = new Map();

/**
 * Class names for visitors: two letters for the file, two for the name in it. Half a kilobyte
 * smaller than readable ones over page, styles and app.
 *
 * @param {StyleScope} scope
 */
function shortIdentifier(scope) {
  const name = readableIdentifier(scope);
  const short = letters(scope.filePath) + letters(scope.debugId ?? scope.hash);
  const known = shortIdentifiers.get(short) ?? name;
  if (known !== name) {
    throw new Error(`The styles ${known} and ${name} get the same class: rename one of them.`);
  }
  shortIdentifiers.set(short, name);
  return short;
}

/** @param {string} text */
function letters(text) {
  const number = createHash('sha256').update(text).digest().readUInt16BE();
  return String.fromCharCode(97 + (number % 26), 97 + (Math.floor(number / 26) % 26));
}

/**
 * What the plugin has loaded, by its settings.
 *
 * @type {Map<string, Parameters<typeof rememberLoads>[1]>}
 */
const loads = new Map();

/** @param {{ withStyles: boolean, isDevelopment?: boolean }} options */
export function stylesPlugin({ withStyles, isDevelopment = false }) {
  const settings = `${withStyles} ${isDevelopment}`;
  const memory = loads.get(settings) ?? new Map();
  loads.set(settings, memory);
  const plugin = vanillaExtractPlugin({
    outputCss: withStyles,
    identifiers: isDevelopment ? readableIdentifier : shortIdentifier,
  });
  return rememberLoads(plugin, memory);
}

/** @type {esbuild.BuildOptions} */
const common = {
  absWorkingDir: projectFolder,
  bundle: true,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'silent',
};

/**
 * Constants as esbuild's `define` wants them.
 *
 * @param {Record<string, unknown>} constants
 */
const define = (constants) =>
  Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );

/** @param {esbuild.BuildResult} result */
function onlyText(result) {
  const [output] = result.outputFiles ?? [];
  if (!output) throw new Error('esbuild wrote nothing');
  return output.text;
}

const entry = 'src/app/start.tsx';

/** Pages whose styles are inlined; the app brings what the first of them lacks. */
const pageEntries = {
  home: 'src/pages/home-page.tsx',
  team: 'src/pages/team-page.tsx',
  notFound: 'src/pages/not-found-page.tsx',
};

/** @typedef {keyof typeof pageEntries} PageName */

/** From one document to the next; vanilla-extract has no word for this rule. */
const betweenPages = `@media${motionAllowed}{@view-transition{navigation:auto}}`;

/**
 * Styles of what only the app can show: tooltips, toasts, the line after a submit.
 *
 * @param {string} source
 */
const isLate = (source) => source.includes('.late.css.ts');

/**
 * Styles of each page, and those that only appear after the app has arrived.
 *
 * @param {{ isDevelopment: boolean }} options
 * @returns {Promise<{ pages: Record<PageName, string>, late: string }>}
 */
export async function bundleStyles({ isDevelopment }) {
  const result = await esbuild.build({
    ...common,
    entryPoints: { app: entry, ...pageEntries },
    outdir: 'out',
    metafile: true,
    // Only the styles are wanted.
    packages: 'external',
    external: ['/brand/*'],
    define: define({ __PHOTOS__: {}, __BRAND__: {}, __LATE_STYLES__: '', __PRERENDER__: true }),
    plugins: [stylesPlugin({ withStyles: true, isDevelopment })],
  });

  /** @param {string} name */
  const sourcesOf = (name) =>
    Object.keys(result.metafile?.outputs[`out/${name}.css`]?.inputs ?? {});
  const sheet = result.outputFiles?.find((file) => file.path.endsWith('app.css'))?.text ?? '';
  // esbuild writes the source of each part in a comment before it.
  const parts = new Map(
    sourcesOf('app').map((source) => {
      const start = sheet.indexOf(`/* ${source} */`);
      if (start < 0) throw new Error(`The styles of ${source} are missing in the bundle`);
      const end = sheet.indexOf('\n/* ', start + 1);
      return [source, sheet.slice(start, end < 0 ? undefined : end)];
    }),
  );

  /** @param {(source: string) => boolean} isWanted */
  const minified = async (isWanted) => {
    const text = [...parts].filter(([source]) => isWanted(source)).map(([, part]) => part);
    const { code } = await esbuild.transform(text.join('\n'), {
      loader: 'css',
      minify: true,
      target,
    });
    // A custom property keeps the space before its value, which nothing here needs.
    return code.trim().replace(/(--[\w-]+): /g, '$1:');
  };

  const names = /** @type {PageName[]} */ (Object.keys(pageEntries));
  /** @param {PageName} name */
  const isOfPage = (name) => {
    const own = new Set(sourcesOf(name).filter((source) => !isLate(source)));
    return (/** @type {string} */ source) => own.has(source);
  };
  const pages = await Promise.all(
    names.map(async (name) => [name, (await minified(isOfPage(name))) + betweenPages]),
  );
  // Pages that are shown in the app bring their styles, but for the 404 page: it may have to be
  // shown on the landing page's document.
  const bringStyles = names.filter((name) => name !== 'notFound').map(isOfPage);
  const late = await minified((source) => !bringStyles.some((isOf) => isOf(source)));
  return { pages: Object.fromEntries(pages), late };
}

/**
 * @typedef {object} Runtime
 * @property {Record<string, string>} alias
 */

/**
 * The app: one self-contained module.
 *
 * @param {{ runtime: Runtime, constants: Record<string, unknown>, isDevelopment: boolean }} options
 */
export async function bundleApp({ runtime, constants, isDevelopment }) {
  const result = await esbuild.build({
    ...common,
    entryPoints: [entry],
    alias: runtime.alias,
    target,
    minify: !isDevelopment,
    jsxDev: isDevelopment,
    define: {
      ...define({ ...constants, __PRERENDER__: false }),
      'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"',
    },
    plugins: [stylesPlugin({ withStyles: false, isDevelopment })],
  });
  const text = isDevelopment ? onlyText(result) : await minifyFurther(onlyText(result), true);
  return { text, file: `app-${fingerprint(text)}.js` };
}

/**
 * What terser still finds after esbuild: 2 to 7 % of the bytes. It takes seconds for React, so
 * what it made of a text is kept.
 *
 * @param {string} text
 * @param {boolean} isModule
 */
async function minifyFurther(text, isModule) {
  /** @type {import('terser').MinifyOptions} */
  const options = { compress: { passes: 2 }, mangle: true, module: isModule, ecma: 2020 };
  const cached = join(cacheFolder, `terser-${fingerprint(text, JSON.stringify(options))}.js`);
  const known = await readFile(cached, 'utf8').catch(() => null);
  if (known !== null) return known;
  const { minify } = await import('terser');
  const { code } = await minify(text, options);
  if (!code) throw new Error('terser returned nothing');
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(cached, code);
  return code;
}

/**
 * An inline script: `boot` for every page, `fit-address` for pages in two files.
 *
 * @param {{ name: 'boot' | 'fit-address', constants: Record<string, unknown>, isDevelopment: boolean }} options
 */
export async function bundleInlineScript({ name, constants, isDevelopment }) {
  const result = await esbuild.build({
    ...common,
    entryPoints: [`src/boot/${name}.ts`],
    format: 'iife',
    target,
    minify: !isDevelopment,
    define: define(constants),
  });
  const text = onlyText(result).trim();
  return isDevelopment ? text : minifyFurther(text, false);
}

/**
 * The build's own bundle, loaded: content, its check, and the renderer with the runtime that will
 * hydrate what it renders.
 *
 * @param {{ runtime: Runtime & { name: string, external: string[] }, constants: Record<string, unknown>, isDevelopment: boolean }} options
 * @returns {Promise<typeof import('../render/site')>}
 */
export async function loadSite({ runtime, constants, isDevelopment }) {
  const result = await esbuild.build({
    ...common,
    entryPoints: ['src/render/site.tsx'],
    platform: 'node',
    alias: runtime.alias,
    external: runtime.external,
    // Packages may offer CommonJS first, which would bring a second copy of the runtime.
    mainFields: ['module', 'main'],
    conditions: ['import', 'module'],
    define: {
      ...define({ ...constants, __PRERENDER__: true }),
      'process.env.NODE_ENV': '"production"',
    },
    plugins: [stylesPlugin({ withStyles: false, isDevelopment })],
  });
  const text = onlyText(result);
  await mkdir(cacheFolder, { recursive: true });
  // Named by content: Node never loads a module of the same address again.
  const file = join(cacheFolder, `site-${runtime.name}-${fingerprint(text)}.mjs`);
  await writeFile(file, text);
  return import(pathToFileURL(file).href);
}
