import { hash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
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

/** What is wrong with a file that a program has written, and what to do. */
function problemOf(path: string, data: Buffer): string | undefined {
  if (/conflicted copy|\.sync-conflict-/i.test(path)) {
    return 'two people have changed the file. Keep one, delete the other';
  }
  if (data.subarray(0, 99).includes('//git-lfs.')) {
    return 'Git LFS has left a note in place of the file. Run: git lfs pull';
  }
  if (/\.(html|md|svg|txt)$/.test(path) && String(data).includes('\ufffd')) {
    return 'some letters are garbled. Save the file as UTF-8';
  }
  return undefined;
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
    if (entry.isDirectory() || litter.test(path)) continue;
    const refuse = (problem: string) => {
      throw new UserError(`${relative(inProject(), file)}: ${problem}.`);
    };
    // Node says what it cannot read: more than 2 GiB, or a link to a folder.
    const data = await readFile(file).catch(({ message }) => refuse(message));
    const problem = problemOf(path, data);
    if (problem) refuse(problem);
    files[path] = data;
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

/** Whether two files cannot be in one folder: a file has the name of a folder, or of the other file. */
export function collide(one: string, other: string): boolean {
  // Windows and macOS see no difference between small and capital letters.
  const [first = '', second = ''] = [one, other].map((path) => `${path.toLowerCase()}/`);
  return first.startsWith(second) || second.startsWith(first);
}

/** Puts a folder's name before each path. */
export const prefixPaths = <Data>(folder: string, files: Record<string, Data>) =>
  Object.fromEntries(Object.entries(files).map(([path, data]) => [`${folder}/${path}`, data]));

/** The first eight hex digits of a SHA-256, for file names that change with the content. */
export const fingerprint = (...parts: (string | Uint8Array)[]) =>
  hash('sha256', Buffer.concat(parts.map((part) => Buffer.from(part)))).slice(0, 8);

/** Keeps what `make` returns in `.cache/images`. The key has a hash of all that it depends on. */
export async function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = inProject('.cache/images', key);
  const known = await readFile(file).catch(() => Buffer.of());
  // A power cut may leave an empty file.
  if (known.length > 0) return known;
  const made = await make();
  await writeInFolder(file, made);
  return made;
}
