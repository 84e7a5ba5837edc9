import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OutputFile } from 'esbuild';
import { writeInFolder } from '../files';

/** Where esbuild would write. Node finds packages from there, and sources by the source maps. */
export const bundleFolder = '.cache/bundles';

/**
 * What the entry of a bundle exports. The bundle is CommonJS, because Node never forgets a module
 * that it has imported, and `npm run dev` loads one for each save.
 */
export async function loadModule<Exports>({ path, text }: OutputFile): Promise<Exports> {
  const file = join(dirname(path), `${randomUUID()}.cjs`);
  await writeInFolder(file, text);
  const require = createRequire(file);
  try {
    return require(file);
  } finally {
    delete require.cache[file];
    await rm(file);
  }
}
