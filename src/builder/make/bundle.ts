import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import * as esbuild from 'esbuild';
import type { TextPage } from '../../content/types';
import type { SiteRoute } from '../../pages/routes';
import type { PhotoManifest } from '../../ui/photos';
import { fingerprint, inProject, writeInFolder } from '../files';
import { UserError } from '../user-error';
import { type Content, contentPlugin } from './content';

/** The libraries that can render the app in the browser. */
export const runtimes = ['react', 'preact'] as const;
export type Runtime = (typeof runtimes)[number];

/** wouter imports this polyfill of `useSyncExternalStore`, which React 18 and later contain. */
const storeShim = 'use-sync-external-store/shim/index.js';

const aliases: Record<Runtime, Record<string, string>> = {
  react: { [storeShim]: 'react' },
  preact: { react: 'preact/compat', 'react-dom': 'preact/compat', [storeShim]: 'preact/compat' },
};

/** Browsers that run our scripts: those with `:has()`. Older ones get plain pages: see docs/browsers.md. */
const target = ['chrome105', 'firefox121', 'safari15.4'];

export interface BundleSettings {
  runtime: Runtime;
  isDevelopment: boolean;
  content: Content;
  base: string;
  photos: PhotoManifest;
  textPages: readonly TextPage[];
}

const styleFiles = readdirSync(inProject('src'), { encoding: 'utf8', recursive: true })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.css.ts'))
  .sort();

/** vanilla-extract's hash of a name is a hash of its file, followed by the number of the name there. These are the files'. */
const fileHashes: Record<string, string> = {};

/**
 * Names a class by a capital for its file and its number there. Pages would have 285 B more with hashes. Capitals,
 * because vanilla-extract also finds lower-case names in the middle of selectors such as `[data-draft]`.
 */
function shortName({ filePath, hash }: { filePath: string; hash: string }): string {
  // vanilla-extract asks for the first name of a file first, and its number is 0.
  fileHashes[filePath] ??= hash.slice(0, -1);
  const file = (10 + styleFiles.indexOf(filePath)).toString(36).toUpperCase();
  return file.replace(/^\d/, '_$&') + hash.slice(fileHashes[filePath].length);
}

/** @param constants further ones that the code reads */
function bundleOptions(
  { runtime, isDevelopment, content, base, photos, textPages }: BundleSettings,
  constants: Record<string, unknown> = {},
): esbuild.BuildOptions {
  const define = { __BASE__: base, __PHOTOS__: photos, __TEXT_PAGES__: textPages, ...constants };
  return {
    absWorkingDir: inProject(),
    bundle: true,
    outdir: 'out',
    outbase: 'src',
    format: 'esm',
    jsx: 'automatic',
    legalComments: 'none',
    loader: { '.svg': 'file' },
    assetNames: '[name]-[hash]',
    publicPath: `${base}assets/`,
    logLevel: 'silent',
    target,
    minify: !isDevelopment,
    sourcemap: isDevelopment && 'inline',
    alias: aliases[runtime],
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    plugins: [
      contentPlugin(content),
      vanillaExtractPlugin({ identifiers: isDevelopment ? 'debug' : shortName }),
    ],
  };
}

/** @throws {UserError} with the file, and with the line unless the error is in a style file */
async function rethrowWithPlace({ errors }: esbuild.BuildFailure): Promise<never> {
  const inStyles = errors.find(({ pluginName }) => pluginName === 'vanilla-extract');
  // The plugin reports lines of generated code.
  if (inStyles?.location) throw new UserError(`${inStyles.location.file}: ${inStyles.text}`);
  const messages = await esbuild.formatMessages(errors, { kind: 'error' });
  throw new UserError([...new Set(messages)].join('').trim());
}

/** Runs esbuild. `text` returns an output by its path below `outdir`, such as `pages/landing-page.css`. */
async function bundle(options: esbuild.BuildOptions) {
  const settings = { ...options, write: false, metafile: true } as const;
  const { outputFiles, metafile } = await esbuild.build(settings).catch(rethrowWithPlace);
  function text(path: string) {
    const output = outputFiles.find((file) => file.path === inProject('out', path));
    if (!output) throw new Error(`esbuild wrote no ${path}`);
    return output.text;
  }
  return { outputFiles, metafile, text };
}

/** Bundles the app. `packageFolders` are those of the packages in it. */
export async function bundleApp(settings: BundleSettings) {
  const output = await bundle({
    ...bundleOptions(settings),
    entryPoints: ['src/pages/app.tsx'],
    jsxDev: settings.isDevelopment,
    banner: { js: `/* Licenses: ${settings.base}licenses.txt */` },
  });
  const inputs = Object.keys(output.metafile.outputs['out/pages/app.js']?.inputs ?? {});
  // With pnpm, a package is in `node_modules/.pnpm/NAME@VERSION/node_modules/NAME`.
  const packageFolders = inputs.flatMap(
    (input) => /.*node_modules\/(@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? [],
  );
  const script = output.text('pages/app.js');
  const file = `app-${fingerprint(script)}.js`;
  return { script, file, packageFolders: [...new Set(packageFolders)] };
}

/** Bundles the scripts that stand in the documents. */
export async function bundlePageScripts(settings: BundleSettings, appFile: string) {
  const output = await bundle({
    ...bundleOptions(settings, { __APP_FILE__: appFile }),
    entryPoints: ['src/pages/*.script.ts'],
    format: 'iife',
    // With `strict`, esbuild would add "use strict" to every page.
    tsconfigRaw: { compilerOptions: { strict: false } },
  });
  return {
    head: output.text('pages/head.script.js').trim(),
    page: output.text('pages/page.script.js').trim(),
  };
}

/** Bundles and loads the code that renders pages in Node, with the runtime of the app. */
export async function loadRenderer(settings: BundleSettings) {
  const output = await bundle({
    ...bundleOptions(settings, { 'process.env.NODE_ENV': 'production' }),
    entryPoints: [
      'src/document/renderer.tsx',
      'src/pages/*-page.tsx',
      'src/pages/*-first-screen.tsx',
    ],
    platform: 'node',
    // In development too: otherwise esbuild writes file names into the styles as comments.
    minifyWhitespace: true,
    // Error stacks show the names of components.
    keepNames: true,
    // Node loads React itself, because React's server module is CommonJS.
    external: [
      '@vanilla-extract/css',
      ...(settings.runtime === 'react' ? ['react', 'react-dom'] : []),
    ],
    // Prefers ES modules: the CommonJS files of packages would import a second copy of Preact.
    mainFields: ['module', 'main'],
    conditions: ['import', 'module'],
  });
  // In the project, so that Node finds the packages; as deep as `out/document`, so that the source map leads to the sources.
  const file = inProject('.cache/renderer', `${randomUUID()}.mjs`);
  await writeInFolder(file, output.text('document/renderer.js'));
  const renderer: typeof import('../../document/renderer') = await import(
    pathToFileURL(file).href
  ).finally(() => rm(file));
  /** The style sheet that esbuild emits for a module, without its source map, because it is cut in two. */
  const styleSheetOf = (module: string) =>
    output
      .text(module.replace(/^src\/(.*)\.tsx?$/, '$1.css'))
      .replace(/\/\*# sourceMappingURL=.*/s, '')
      .trim();
  /** The styles of a page, in two parts: see `firstScreen` in `SiteRoute`. */
  function stylesOf({ entry, firstScreen }: SiteRoute) {
    const first = styleSheetOf(firstScreen ?? entry);
    const all = styleSheetOf(entry);
    if (!all.startsWith(first)) throw new Error(`${entry} must import ${firstScreen} first`);
    return { first, rest: all.slice(first.length) };
  }
  // The logos that the components import.
  const images = output.outputFiles.filter(({ path }) => path.endsWith('.svg'));
  const logos = Object.fromEntries(images.map(({ path, contents }) => [basename(path), contents]));
  return { renderer, stylesOf, logos };
}
