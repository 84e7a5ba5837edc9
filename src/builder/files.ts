import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { UserError } from './user-error';

/** Absolute path of something in the project. */
export const inProject = (...parts: string[]) => resolve(import.meta.dirname, '../..', ...parts);

/** Contents of files, by path with slashes. */
export type Files = Record<string, string | Uint8Array>;

/** Files that Git and file managers add to folders. */
const ignored = /^(\.gitkeep|\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/**
 * All files of a folder, by path below the folder.
 *
 * @param folder in the project, or an absolute path
 * @throws {UserError} when there is no such folder
 */
export async function readFolder(folder: string) {
  const dir = inProject(folder);
  const files: Record<string, Buffer> = {};
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => {
    throw new UserError(`The folder ${folder} is missing: put it back.`);
  });
  for (const entry of entries) {
    if (!entry.isFile() || ignored.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    files[relative(dir, file).replaceAll(sep, '/')] = await readFile(file);
  }
  return files;
}

/** Puts a folder's name before each path. */
export const prefixPaths = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, data]) => [`${folder}/${path}`, data]));

/** The first eight hex digits of a SHA-256, for file names that change with the content. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 8);
}

/**
 * Returns the result of `make`, and keeps it in `.cache` for the next build. Deleting that folder is
 * safe; continuous integration keeps it between runs.
 *
 * @param key path below `.cache` that contains a hash of everything that the result depends on
 */
export async function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = inProject('.cache', key);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  // Renaming is atomic, so a build that is stopped leaves no half-written file.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}
