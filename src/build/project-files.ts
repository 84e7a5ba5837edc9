import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectDir = fileURLToPath(new URL('../../', import.meta.url));

/** Absolute path of something in the project. */
export const inProject = (...parts: string[]) => join(projectDir, ...parts);

/** Contents of files, by path with slashes. */
export type Files = Record<string, string | Uint8Array>;

/** All files of a folder of the project, by path below it. */
export async function readFolder(folder: string): Promise<Files> {
  const dir = inProject(folder);
  const files: Files = {};
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files[relative(dir, file).replaceAll(sep, '/')] = await readFile(file);
  }
  return files;
}

/** The same files below a folder. */
export function below(folder: string, files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, data]) => [`${folder}/${path}`, data]),
  );
}
