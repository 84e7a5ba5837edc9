// The script of `test/kit`, which each page under test has as `kit`.
import { resolve } from 'node:path';
import { build } from 'esbuild';

declare global {
  var kit: typeof import('../../kit/kit');
}

// Not by esbuild's `globalName`: its `var kit` would break a page that has a `const kit`.
const contents = 'import * as kit from "./kit"; globalThis.kit = kit;';

const { outputFiles } = await build({
  stdin: { contents, resolveDir: resolve('test/kit') },
  bundle: true,
  format: 'iife',
  // Each page parses this script.
  minify: true,
  write: false,
});

export const kitScript = outputFiles[0]?.text ?? '';
