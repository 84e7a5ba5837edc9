import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Absolute path of something in the project. */
export const inProject = (...parts: string[]) => join(import.meta.dirname, '../..', ...parts);

/** What a build reads and writes, unless it is told otherwise. */
export const folders = { content: inProject('src/content'), dist: inProject('dist') };

/** Contents of files, by path with slashes. */
export type Files = Record<string, string | Uint8Array>;

/** What Git and file managers put into folders. */
export const litter = /^(\.gitkeep|\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/** All files of a folder of the project, by path below it. */
export async function readFolder(folder: string): Promise<Files> {
  const dir = inProject(folder);
  const files: Files = {};
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || litter.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    files[relative(dir, file).replaceAll(sep, '/')] = await readFile(file);
  }
  return files;
}

/** The same files below a folder. */
export const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, data]) => [`${folder}/${path}`, data]));

/** Start of a SHA-256 in hex: names files by their content. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 8);
}

/** What is being made: two builds beside each other make it once. */
const underway = new Map<string, Promise<Buffer>>();

/**
 * What `make` returns, kept in `.cache` from one build to the next. The folder can be deleted at any
 * time; continuous integration keeps it between runs.
 *
 * @param key path below `.cache` that names all that the result depends on
 */
export function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const work = underway.get(key) ?? readOrMake(key, make).finally(() => underway.delete(key));
  underway.set(key, work);
  return work;
}

async function readOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = inProject('.cache', key);
  const known = await readFile(file).catch(() => null);
  if (known) return known;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  // Whole or not at all: a build that is stopped must not leave half a file.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}
