import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OutputFile } from 'esbuild';
import { writeInFolder } from '../files';

/** Where esbuild would write. Node finds packages from there, and sources by the source maps. */
export const bundleFolder = '.cache/bundles';

/** What the entry of a bundle exports. */
export async function loadModule<Exports>({ path, text }: OutputFile): Promise<Exports> {
  const file = join(dirname(path), `${randomUUID()}.mjs`);
  await writeInFolder(file, text);
  return import(pathToFileURL(file).href).finally(() => rm(file));
}
