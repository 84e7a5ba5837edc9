// Bundles the unit tests with the build's own settings, so that they see what visitors get.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { stylesPlugin } from '../../src/build/bundler.mjs';
import { inProject } from '../../src/build/paths.mjs';

/** What Node has to load by itself: React's files must exist once, for the library that tests it. */
const reactPackages = ['react', 'react-dom', '@testing-library/react'];

/**
 * @param {object} options
 * @param {typeof import('../../build.mjs').runtimes[keyof typeof import('../../build.mjs').runtimes]} options.runtime
 * @param {Record<string, unknown>} options.constants
 * @returns {Promise<string[]>} the bundled files
 */
export async function bundleTests({ runtime, constants }) {
  const folder = inProject('test/unit');
  const outdir = inProject('node_modules/.cache/refrain/tests', runtime.name);
  const names = (await readdir(folder)).filter((name) => /\.test\.tsx?$/.test(name)).sort();
  const isReact = runtime.name === 'react';
  await esbuild.build({
    absWorkingDir: inProject(),
    entryPoints: names.map((name) => join(folder, name)),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'error',
    sourcemap: 'inline',
    alias: isReact
      ? runtime.alias
      : { ...runtime.alias, 'react-dom/test-utils': 'preact/test-utils' },
    external: ['uvu', 'uvu/*', ...(isReact ? reactPackages : [])],
    // Without these there would be two copies of Preact, one of them CommonJS.
    mainFields: ['module', 'main'],
    conditions: ['import', 'module'],
    // Some packages that get bundled are CommonJS and ask for Node's modules.
    banner: {
      js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
    },
    define: {
      ...Object.fromEntries(
        Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
      'process.env.NODE_ENV': '"test"',
      'process.env.RUNTIME': JSON.stringify(runtime.name),
    },
    plugins: [stylesPlugin({ isDevelopment: true, withStyles: false })],
  });
  return names.map((name) => join(outdir, name.replace(/\.tsx?$/, '.mjs')));
}
