// Bundles the unit tests with the settings of the build, so that they test the code that visitors get.
import { resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { bundleOptions } from '../../../src/builder/bundle';
import { loadContent } from '../../../src/builder/content';
import { makePhotos } from '../../../src/builder/photos';
import type { Job } from './jobs';
import { makeTestPhotos } from './test-photos';

/** Packages that Node loads, so that the tests and Testing Library share one copy of React. */
const reactPackages = ['react', 'react-dom', '@testing-library/react'];

/** @returns the bundled file of each unit test */
export async function bundleTests(jobs: readonly Job[]): Promise<Map<Job, string>> {
  const bundled = new Map<Job, string>();
  if (jobs.length === 0) return bundled;
  const loaded = await loadContent(resolve('test/content'));
  const { content } = loaded;
  const { manifest: photos } = await makePhotos(loaded, await makeTestPhotos());
  for (const job of jobs) {
    const { runtime, file } = job;
    const outfile = resolve('.cache', runtime, file.replace(/\.tsx?$/, '.mjs'));
    const settings = { runtime, content, photos, logos: {}, base: '/sub/', isDevelopment: true };
    const { outdir, outbase, define, alias, ...options } = bundleOptions(settings, {
      'process.env.NODE_ENV': 'test',
    });
    await esbuild.build({
      ...options,
      // Variables of dom.ts, which tests can change.
      define: {
        ...define,
        __PRERENDER__: 'isPrerendering',
        __APP_FILE__: 'appFile',
        __ORIGIN__: 'siteOrigin',
      },
      entryPoints: [file],
      write: true,
      outfile,
      platform: 'node',
      // For older targets esbuild would write `test` instead of `node:test`.
      target: 'node20',
      logLevel: 'error',
      sourcemap: 'inline',
      loader: { '.css': 'empty' },
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
    bundled.set(job, outfile);
  }
  return bundled;
}
