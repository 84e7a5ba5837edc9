// Bundles the unit tests with the settings of the build, so that they see what visitors get.
import { resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { bundleOptions, runtimes } from '../../src/build/bundle';
import { loadContent } from '../../src/build/content';
import type { Job } from './jobs';

/** React's files must exist once, also for the library that tests it, so Node loads them. */
const reactPackages = ['react', 'react-dom', '@testing-library/react'];

/** @returns the bundled file of each "runtime file" */
export async function bundleTests(jobs: readonly Job[]): Promise<Map<string, string>> {
  const bundled = new Map<string, string>();
  if (jobs.length === 0) return bundled;
  const { content } = await loadContent(resolve('test/support/content'), { today: '2025-01-01' });
  // Components name photos, and nothing loads them.
  const photo = ['photo-00000000', 1600, 1200] as const;
  const photosOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, photo]));
  const { hero } = content.landing;
  const photos = {
    stage: photosOf([hero.image, hero.fallbackImage]),
    team: photosOf(content.leaders.leaders.map(({ image }) => image)),
  };
  for (const runtime of runtimes) {
    const files = jobs.filter((job) => job.runtime === runtime).map(({ file }) => file);
    if (files.length === 0) continue;
    const outdir = resolve('.cache/test/unit', runtime);
    const settings = { runtime, content, photos, logos: {}, base: '/', isDevelopment: true };
    const options = bundleOptions(settings, {
      __PATHS__: ['/', '/team'],
      'process.env.NODE_ENV': 'test',
      'process.env.RUNTIME': runtime,
    });
    await esbuild.build({
      ...options,
      // A test can change these two: see dom.ts.
      define: { ...options.define, __PRERENDER__: 'isPrerendering', __APP_FILE__: 'appFile' },
      entryPoints: files,
      write: true,
      outdir,
      outbase: 'test/unit',
      outExtension: { '.js': '.mjs' },
      platform: 'node',
      logLevel: 'error',
      sourcemap: 'inline',
      loader: { '.css': 'empty' },
      alias: {
        ...options.alias,
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
    for (const file of files) {
      const name = file.replace('test/unit/', '').replace(/\.tsx?$/, '.mjs');
      bundled.set(`${runtime} ${file}`, resolve(outdir, name));
    }
  }
  return bundled;
}
