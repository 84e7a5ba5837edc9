import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';

export const inProject = (...parts: string[]) => resolve(import.meta.dirname, '../..', ...parts);

/** Contents of files, by path with slashes. */
export type Files = Record<string, string | Uint8Array>;

/** What desktops, editors and office programs leave beside a file. Only `.well-known` is published. */
const litter = /(^|\/)(\.(?!well-known(\/|$))|~|Thumbs\.db$|desktop\.ini$)|~$/i;

/** All files of a folder of the project, or of an absolute path, by path below it. */
export async function readFolder(folder: string) {
  const dir = inProject(folder);
  const files: Record<string, Buffer> = {};
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    // macOS may store an accent as a character of its own. People type both as one, in NFC.
    const path = relative(dir, file).replaceAll(sep, '/').normalize('NFC');
    if (!entry.isDirectory() && !litter.test(path)) files[path] = await readFile(file);
  }
  return files;
}

/** Writes a file in one step, and makes its folder. A reader gets the old data or the new. */
export async function writeInFolder(file: string, data: string | Uint8Array): Promise<void> {
  // If a power cut leaves this file, no host serves it, because its name begins with a dot.
  const temporary = join(dirname(file), `.${randomUUID()}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, data);
  await rename(temporary, file);
}

export const prefixPaths = <Data>(folder: string, files: Record<string, Data>) =>
  Object.fromEntries(Object.entries(files).map(([path, data]) => [`${folder}/${path}`, data]));

/** The first eight hex digits of a SHA-256, for file names that change with the content. */
export const fingerprint = (...parts: (string | Uint8Array)[]) =>
  hash('sha256', Buffer.concat(parts.map((part) => Buffer.from(part)))).slice(0, 8);

/** Keeps what `make` returns in `.cache/images`. The key must change with all that it depends on. */
export async function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = inProject('.cache/images', key);
  const known = await readFile(file).catch(() => Buffer.of());
  // A power cut may leave an empty file.
  if (known.length > 0) return known;
  const made = await make();
  await writeInFolder(file, made);
  return made;
}
