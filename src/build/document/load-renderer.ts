import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { inProject, writeInFolder } from '../files';

/**
 * Loads the bundle of `renderer.tsx`, from a file in the project, so that Node finds the packages.
 * `.cache/renderer/document` is as deep as `out/build/document`, so the paths in the source map stay
 * right.
 */
export async function loadRenderer(code: string): Promise<typeof import('./renderer')> {
  const file = inProject('.cache/renderer/document', `${randomUUID()}.mjs`);
  await writeInFolder(file, code);
  return import(pathToFileURL(file).href).finally(() => rm(file));
}
