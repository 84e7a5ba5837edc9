import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import * as esbuild from 'esbuild';
import type { Content } from '../content/schema';
import type { PhotoManifest } from '../ui/photo-files';
import { contentPlugin } from './content';
import { inProject } from './files';
import { UserError } from './user-error';

/** What runs in the browser: React, or Preact in its place. */
export const runtimes = ['react', 'preact'] as const;
export type Runtime = (typeof runtimes)[number];

/** wouter asks for this CommonJS module of React 17's times; React has it itself by now. */
const storeShim = 'use-sync-external-store/shim/index.js';

/** Modules that stand in for others. */
const aliases: Record<Runtime, Record<string, string>> = {
  react: { [storeShim]: 'react' },
  preact: { react: 'preact/compat', 'react-dom': 'preact/compat', [storeShim]: 'preact/compat' },
};

/** Browsers that run our scripts; see docs/browsers.md. */
const appTarget = ['chrome92', 'firefox98', 'safari15.4'];

/** Browsers that only have to read the styles and the boot script's first lines. */
const oldestTarget = ['chrome64', 'firefox98', 'safari13'];

/** What all bundles of one build have in common. */
export interface BundleSettings {
  runtime: Runtime;
  isDevelopment: boolean;
  content: Content;
  base: string;
  photos: PhotoManifest;
  /** Hashed file names of the logos. */
  logos: Record<string, string>;
}

/** esbuild's options for a bundle of the site's sources. */
export function bundleOptions(
  settings: BundleSettings,
  constants: Record<string, unknown> = {},
): esbuild.BuildOptions {
  const { runtime, isDevelopment, content, base, photos, logos } = settings;
  const define = { __BASE__: base, __PHOTOS__: photos, __LOGOS__: logos, ...constants };
  return {
    absWorkingDir: inProject(),
    bundle: true,
    write: false,
    outdir: 'out',
    outbase: 'src',
    format: 'esm',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'silent',
    metafile: true,
    minify: !isDevelopment,
    alias: aliases[runtime],
    // esbuild takes a rare bug of Safari 13 for a lack of support.
    supported: { destructuring: true },
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    plugins: [
      contentPlugin(content),
      vanillaExtractPlugin({ identifiers: isDevelopment ? 'debug' : 'short' }),
    ],
  };
}

/** Builds; `text` is an output by its path below `src`, such as `app/start.css`. */
async function bundle(options: esbuild.BuildOptions) {
  const result = await esbuild.build(options).catch(async (error: esbuild.BuildFailure) => {
    if (!error.errors) throw error;
    const messages = await esbuild.formatMessages(error.errors, { kind: 'error' });
    throw new UserError([...new Set(messages)].join('').trim());
  });
  return {
    inputsOf: (path: string) =>
      Object.entries(result.metafile?.outputs[`out/${path}`]?.inputs ?? {}),
    text(path: string) {
      const output = result.outputFiles?.find((file) => file.path === inProject('out', path));
      if (!output) throw new Error(`esbuild wrote no ${path}`);
      return output.text;
    },
  };
}

/** The app's module, and how much of it comes from the project's own sources: from 0 to 1. */
export async function bundleApp(settings: BundleSettings) {
  const output = await bundle({
    ...bundleOptions(settings, { __PRERENDER__: false }),
    entryPoints: ['src/app/start.tsx'],
    target: appTarget,
    jsxDev: settings.isDevelopment,
  });
  let all = 0;
  let own = 0;
  for (const [input, { bytesInOutput }] of output.inputsOf('app/start.js')) {
    all += bytesInOutput;
    if (!input.includes('node_modules')) own += bytesInOutput;
  }
  return { script: output.text('app/start.js'), ownShare: own / all };
}

/** The inline script of every page. */
export async function bundleBoot(settings: BundleSettings, appFile: string, paths: string[]) {
  const output = await bundle({
    ...bundleOptions(settings, { __APP_FILE__: appFile, __PATHS__: paths }),
    entryPoints: ['src/boot/boot.ts'],
    format: 'iife',
    target: oldestTarget,
    // Without the words "use strict".
    tsconfigRaw: { compilerOptions: { strict: false } },
  });
  return output.text('boot/boot.js').trim();
}

/** Bundles and loads what makes pages: it runs in Node, with the runtime that will hydrate them. */
export async function loadSite(settings: BundleSettings) {
  const output = await bundle({
    ...bundleOptions(settings, { __PRERENDER__: true, 'process.env.NODE_ENV': 'production' }),
    entryPoints: ['src/render/site.tsx', 'src/pages/*.tsx', 'src/app/landing-styles.ts'],
    platform: 'node',
    target: oldestTarget,
    // Always: esbuild's comments name files, and pages show all styles.
    minifyWhitespace: true,
    // An error names its component.
    keepNames: true,
    // React's server half is CommonJS, which Node loads by itself.
    external: [
      '@vanilla-extract/css',
      ...(settings.runtime === 'react' ? ['react', 'react-dom'] : []),
    ],
    // Packages that offer CommonJS first would bring a second copy of Preact.
    mainFields: ['module', 'main'],
    conditions: ['import', 'module'],
  });
  // In the project, so that its imports are found.
  const file = inProject('.cache', `site-${randomUUID()}.mjs`);
  await mkdir(inProject('.cache'), { recursive: true });
  await writeFile(file, output.text('render/site.js'));
  const loaded: Promise<typeof import('../render/site')> = import(pathToFileURL(file).href);
  const site = await loaded.finally(() => rm(file));
  /** Style sheet of a module below `src`, as the route table names it. */
  const styles = (module: string) => output.text(`${module}.css`).trim();
  return { site, styles };
}
