// The script of `test/kit`, which each page under test has as `kit`.
import { build } from 'esbuild';

declare global {
  var kit: typeof import('../../kit/kit');
}

const { outputFiles } = await build({
  entryPoints: ['test/kit/kit.ts'],
  bundle: true,
  format: 'iife',
  globalName: 'kit',
  write: false,
});

export const kitScript = outputFiles[0]?.text ?? '';
