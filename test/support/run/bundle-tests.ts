// Bundles the unit tests with the settings of the build, so that they test the code that visitors get.
import { resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { bundleOptions } from '../../../src/builder/bundle';
import { loadContent } from '../../../src/builder/content';
import { prefixPaths, readFolder } from '../../../src/builder/files';
import { makePhotos } from '../../../src/builder/photos';
import type { Runtime } from '../../../src/builder/runtimes';
import type { Job } from './plan';

/** Packages that Node loads, so that the tests and Testing Library share one copy of React. */
const reactPackages = ['react', 'react-dom', '@testing-library/react'];

/** The bundle of a unit test. */
export const bundleOf = (file: string, runtime: Runtime) =>
  resolve('.cache/test/bundles', runtime, file.replace(/\.tsx?$/, '.mjs'));

export async function bundleTests(jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  const { content } = await loadContent();
  const originals = prefixPaths('src/content/photos', await readFolder('src/content/photos'));
  const { manifest: photos } = await makePhotos(content, '/sub/', originals);
  for (const runtime of new Set(jobs.map((job) => job.runtime))) {
    const settings = { runtime, content, photos, base: '/sub/', isDevelopment: true };
    const { define, alias, ...options } = bundleOptions(settings, {
      'process.env.NODE_ENV': 'test',
    });
    await esbuild.build({
      ...options,
      // A variable of dom.ts, which tests can change.
      define: { ...define, __ORIGIN__: 'siteOrigin' },
      entryPoints: jobs.filter((job) => job.runtime === runtime).map(({ file }) => `test/${file}`),
      write: true,
      outdir: `.cache/test/bundles/${runtime}`,
      outbase: 'test',
      outExtension: { '.js': '.mjs' },
      platform: 'node',
      // For older targets esbuild would write `test` instead of `node:test`.
      target: 'node20',
      logLevel: 'error',
      sourcemap: 'inline',
      loader: { ...options.loader, '.css': 'empty' },
      alias: {
        ...alias,
        ...(runtime === 'preact' && { 'react-dom/test-utils': 'preact/test-utils' }),
      },
      external: ['uvu', 'uvu/*', ...(runtime === 'react' ? reactPackages : [])],
      // Without these there would be two copies of Preact, one of them CommonJS.
      mainFields: ['module', 'main'],
      conditions: ['import', 'module'],
      // Some packages are CommonJS and ask for Node's modules.
      banner: {
        js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
      },
    });
  }
}
