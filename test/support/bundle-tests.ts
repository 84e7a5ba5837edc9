// Bundles the unit tests as the build bundles the app, so that they see what visitors get.
import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import * as esbuild from 'esbuild';
import type { Job, RuntimeName } from './jobs';

/** React's files must exist once, also for the library that tests it, so Node loads them. */
const reactPackages = ['react', 'react-dom', '@testing-library/react'];

const preactAlias = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/test-utils': 'preact/test-utils',
};

/** @returns the bundled file of each "runtime file" */
export async function bundleTests(jobs: readonly Job[]): Promise<Map<string, string>> {
  const bundled = new Map<string, string>();
  for (const runtime of ['react', 'preact'] as const) {
    const files = jobs.filter((job) => job.runtime === runtime).map(({ file }) => file);
    if (files.length === 0) continue;
    const outdir = resolve('.cache/test/unit', runtime);
    await esbuild.build(bundleOptions(runtime, files, outdir));
    for (const file of files) {
      const name = file.replace('test/unit/', '').replace(/\.tsx?$/, '.mjs');
      bundled.set(`${runtime} ${file}`, resolve(outdir, name));
    }
  }
  return bundled;
}

function bundleOptions(
  runtime: RuntimeName,
  entryPoints: string[],
  outdir: string,
): esbuild.BuildOptions {
  const isReact = runtime === 'react';
  return {
    entryPoints,
    outdir,
    outbase: 'test/unit',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'error',
    sourcemap: 'inline',
    loader: { '.css': 'empty' },
    alias: {
      // wouter's shim is CommonJS.
      'use-sync-external-store/shim/index.js': isReact ? 'react' : 'preact/compat',
      ...(isReact ? {} : preactAlias),
    },
    external: ['uvu', 'uvu/*', ...(isReact ? reactPackages : [])],
    // Without these there would be two copies of Preact, one of them CommonJS.
    mainFields: ['module', 'main'],
    conditions: ['import', 'module'],
    // Some packages are CommonJS and ask for Node's modules.
    banner: {
      js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
    },
    define: { 'process.env.NODE_ENV': '"test"', 'process.env.RUNTIME': `"${runtime}"` },
    plugins: [vanillaExtractPlugin()],
  };
}
