// Bundles the unit tests with the settings of the build, so that they test the code that visitors get.
import { resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { readFolder } from '../../../src/builder/files';
import { bundleOptions, type Runtime, runtimes } from '../../../src/builder/make/bundle';
import { makePhotos } from '../../../src/builder/make/photos';
import { content } from '../content';

/** All unit tests with a runtime, which run in one process: most of their time is its start. */
export const bundleOf = (runtime: Runtime) => resolve(`.cache/test/unit-${runtime}.cjs`);

export async function bundleTests(files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  const originals = await readFolder('src/content/photos');
  const { manifest: photos } = await makePhotos(content, '/sub/', originals);
  const imports = ['support/run/dom', ...files].map((file) => `import './${file}';`);
  // uvu's queue begins with a title.
  const check = `if (UVU_QUEUE[0].length <= ${files.length}) throw new Error('A file runs no suite');`;
  for (const runtime of runtimes) {
    const settings = { runtime, content, photos, base: '/sub/', isDevelopment: true };
    const constants = { 'process.env.NODE_ENV': 'test' };
    const { outdir: _, ...options } = bundleOptions(settings, constants);
    await esbuild.build({
      ...options,
      stdin: { contents: [...imports, check].join('\n'), resolveDir: 'test' },
      outfile: bundleOf(runtime),
      platform: 'node',
      // Some packages ask for Node's modules by `require`.
      format: 'cjs',
      // For older targets esbuild would write `test` instead of `node:test`.
      target: 'node20',
      logLevel: 'error',
      sourcemap: 'inline',
      loader: { ...options.loader, '.css': 'empty' },
      // Without these there would be two copies of Preact, one of them CommonJS.
      mainFields: ['module', 'main'],
      conditions: ['import', 'module'],
    });
  }
}

/**
 * Bundles a test file that drives a browser, because tsx would need half a second for puppeteer's many files.
 *
 * @param outfile as deep in the project as `src/builder/files.ts`, which finds the project by its own place
 */
export async function bundleTest(file: string, outfile: string): Promise<string> {
  await esbuild.build({
    entryPoints: [`test/${file}`],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
  });
  return outfile;
}
