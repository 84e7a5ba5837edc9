// The one way to call esbuild: what all bundles have in common.
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import * as esbuild from 'esbuild';
import { readableClassName, shortClassName } from './class-names.mjs';
import { UsageError } from './flags.mjs';
import { projectFolder } from './paths.mjs';
import { rememberLoads } from './remember-loads.mjs';
import { usesColor } from './text.mjs';

/**
 * What browsers get: the last three years or so. Older ones still have the page, its links and
 * the address, only not the app.
 */
export const target = ['es2022', 'chrome105', 'firefox104', 'safari15.4'];

/**
 * What stands in for React.
 *
 * @typedef {object} Runtime
 * @property {string} name
 * @property {Record<string, string>} alias modules by the name that is asked for
 * @property {string[]} external what Node loads by itself when pages are rendered
 */

/** @typedef {import('./remember-loads.mjs').LoadMemory} LoadMemory */

/**
 * Loaded styles, with readable and with short class names.
 *
 * @type {Readonly<Record<'readable' | 'short', LoadMemory>>}
 */
const loadedStyles = { readable: new Map(), short: new Map() };

/** How a style file brings its styles, as vanilla-extract writes it. */
const stylesImport = /^import .*\.vanilla\.css\?source=.*$/gm;

/**
 * vanilla-extract's plugin. Without styles, style files are their class names only.
 *
 * @param {{ isDevelopment: boolean, withStyles: boolean }} options
 */
export function stylesPlugin({ isDevelopment, withStyles }) {
  return rememberLoads(
    vanillaExtractPlugin({ identifiers: isDevelopment ? readableClassName : shortClassName }),
    loadedStyles[isDevelopment ? 'readable' : 'short'],
    (result) =>
      withStyles
        ? result
        : { ...result, contents: String(result.contents).replace(stylesImport, '') },
  );
}

/**
 * What esbuild keeps of each bundle from one build of a developer to the next.
 *
 * @type {Map<string, { settings: string, context: esbuild.BuildContext }>}
 */
const contexts = new Map();

/**
 * Bundles in memory. While developing, only what has changed is read again: esbuild keeps the rest
 * for the next bundle of the same name.
 *
 * @param {string} name
 * @param {{ isDevelopment: boolean, withStyles?: boolean }} mode
 * @param {esbuild.BuildOptions} options what this bundle has of its own
 * @throws {UsageError} when the sources are not right
 * @returns {Promise<{ text: (ending: string) => string, metafile: esbuild.Metafile | undefined }>} the
 *   text of the one output whose path ends so, and what went into it
 */
export async function bundle(name, { isDevelopment, withStyles = false }, options) {
  /** @type {esbuild.BuildOptions} */
  const settings = {
    absWorkingDir: projectFolder,
    bundle: true,
    write: false,
    // Nothing is written there: esbuild wants to know where styles would go beside scripts.
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'silent',
    ...options,
    // The font's address is the page's business.
    external: ['/brand/*', ...(options.external ?? [])],
    plugins: [stylesPlugin({ isDevelopment, withStyles })],
  };
  const bundling = isDevelopment ? rebuild(name, settings) : esbuild.build(settings);
  const result = await bundling.catch(explain);
  return {
    metafile: result.metafile,
    text(ending) {
      const output = result.outputFiles?.find(({ path }) => path.endsWith(ending));
      if (!output) throw new Error(`esbuild wrote no ${ending} for ${name}`);
      return output.text;
    },
  };
}

/**
 * @param {string} name
 * @param {esbuild.BuildOptions} options
 */
async function rebuild(name, options) {
  const settings = JSON.stringify({ ...options, plugins: [] });
  let kept = contexts.get(name);
  if (kept?.settings !== settings) {
    await kept?.context.dispose();
    kept = { settings, context: await esbuild.context(options) };
    contexts.set(name, kept);
  }
  return kept.context.rebuild();
}

/**
 * What esbuild has found, with the lines it was found in, each fault once.
 *
 * @param {unknown} error
 * @throws {UsageError}
 * @returns {Promise<never>}
 */
async function explain(error) {
  if (!(error instanceof Error && 'errors' in error)) throw error;
  const { errors } = /** @type {esbuild.BuildFailure} */ (error);
  const messages = errors.map(({ text, location, pluginName }) =>
    // Of a style file there is no line, only how the plugin came to it.
    pluginName ? { text: `${location?.file}: ${text}` } : { text, location },
  );
  const texts = await esbuild.formatMessages(messages, { kind: 'error', color: usesColor });
  throw new UsageError([...new Set(texts)].join('').trim());
}

/**
 * Constants as esbuild's `define` wants them.
 *
 * @param {Record<string, unknown>} constants
 */
export const define = (constants) =>
  Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
