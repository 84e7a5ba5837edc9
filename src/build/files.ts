import { createHash, hash, randomUUID } from 'node:crypto';
import { existsSync, type Stats } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { UserError } from './user-error';

export const inProject = (...parts: string[]) => resolve(import.meta.dirname, '../..', ...parts);

/** Contents of files, by path with slashes. */
export type Files = Record<string, string | Uint8Array>;

/**
 * What office programs, desktops, editors and version control leave beside a file. Of names that
 * begin with a dot only `.well-known` is published.
 */
const litter =
  /(^|\/)(\.(?!well-known(\/|$))|[~#]|(Thumbs\.db|desktop\.ini|Icon\r|__MACOSX|@eaDir|CVS)(\/|$))|(~|\.(bak|orig|rej|tmp))$/i;

/** What folders that are synchronized leave, and what to do. */
const leftovers: [name: RegExp, problem: string][] = [
  [/\.icloud$/, 'iCloud has not downloaded the file yet. Download it in the Finder'],
  [
    /conflicted copy|\.sync-conflict-/i,
    'two people have changed the file. Keep one, delete the other',
  ],
];

/** Node reads no larger file into memory. */
const maxBytes = 2 ** 31 - 1;

/** Why a file cannot be published. */
function problemOf(path: string, found: Stats | undefined, data: Buffer): string | undefined {
  if (!found?.isFile()) {
    return 'only files, folders and links to files are read. Put a copy in its place';
  }
  if (found.size > maxBytes) {
    return 'it is larger than 2 GiB. Put it on another host, and link to it';
  }
  if (data.subarray(0, 99).includes('//git-lfs.')) {
    return 'Git LFS has left a note in place of the file. Run: git lfs pull';
  }
  if (/\.(html|md|txt)$/.test(path) && String(data).includes('\ufffd')) {
    return 'some letters are garbled. Save the file as UTF-8';
  }
  return leftovers.find(([name]) => name.test(path))?.[1];
}

/**
 * All files of a folder of the project, or of an absolute path, by path below it. A missing folder
 * counts as empty, because git and archives leave out empty folders.
 */
export async function readFolder(folder: string) {
  const dir = inProject(folder);
  const files: Record<string, Buffer> = {};
  if (!existsSync(dir)) return files;
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    // macOS may store an accent as a character of its own. People type both as one, in NFC.
    const path = relative(dir, file).replaceAll(sep, '/').normalize('NFC');
    const isLeftover = leftovers.some(([name]) => name.test(path));
    if (entry.isDirectory() || (litter.test(path) && !isLeftover)) continue;
    // Links to files are read. Links to folders are not: `npm run dev` would not see changes there.
    const found = await stat(file).catch(() => undefined);
    const isReadable = found?.isFile() && found.size <= maxBytes;
    const data = isReadable ? await readFile(file) : Buffer.of();
    const problem = problemOf(path, found, data);
    if (problem) throw new UserError(`${relative(inProject(), file)}: ${problem}.`);
    files[path] = data;
  }
  return files;
}

/** Writes a file in one step, and makes its folder. A reader gets the old data or the new. */
export async function writeInFolder(file: string, data: string | Uint8Array): Promise<void> {
  // No host serves names that begin with a dot, should a power cut leave this one.
  const temporary = join(dirname(file), `.${randomUUID()}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, data);
  await rename(temporary, file);
}

/** Puts a folder's name before each path. */
export const prefixPaths = <Data>(folder: string, files: Record<string, Data>) =>
  Object.fromEntries(Object.entries(files).map(([path, data]) => [`${folder}/${path}`, data]));

/** The first eight hex digits of a SHA-256, for file names that change with the content. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest().toString('hex', 0, 4);
}

const sha256 = (data: Uint8Array) => hash('sha256', data, 'buffer');

/**
 * Keeps what `make` returns in `.cache/made`. The key has a hash of all that it depends on. A file
 * begins with the hash of its data: what a power cut or a half restored cache left is made again.
 */
export async function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = inProject('.cache/made', key);
  const known = await readFile(file).catch(() => Buffer.of());
  const data = known.subarray(32);
  if (sha256(data).equals(known.subarray(0, 32))) return data;
  const made = await make();
  await writeInFolder(file, Buffer.concat([sha256(made), made]));
  return made;
}
