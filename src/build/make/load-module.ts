import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { inProject, writeInFolder } from '../files';

/** Where esbuild would write. Node finds packages from there. */
export const bundleFolder = '.cache/bundles';

/** What a bundle exports. Each has a new name, because Node never forgets a module. */
export async function loadModule<Exports>(text: string): Promise<Exports> {
  const file = inProject(bundleFolder, `${randomUUID()}.mjs`);
  await writeInFolder(file, text);
  return import(pathToFileURL(file).href).finally(() => rm(file));
}
