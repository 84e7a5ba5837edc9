import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { reasonOf, UserError } from './user-error';

export const inProject = (...parts: string[]) => resolve(import.meta.dirname, '../..', ...parts);

/** Contents of files, by path with slashes. */
export type Files = Record<string, string | Uint8Array>;

/** Files that programs leave behind, such as backups and unfinished downloads. */
const addedByPrograms =
  /^(\.gitkeep|\.DS_Store|\._.*|~\$.*|.*~|#.*#|.*\.(bak|orig|sw[op]|tmp|part|save|(cr)?download)|(eh)?Thumbs\.db|desktop\.ini)$/i;

/** All files of a folder of the project, or of an absolute path, by path below it. */
export async function readFolder(folder: string) {
  const dir = inProject(folder);
  const files: Record<string, Buffer> = {};
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new UserError(`The folder ${folder} is missing: put it back.`);
  });
  for (const entry of entries) {
    const isFile = entry.isFile() || entry.isSymbolicLink();
    if (!isFile || addedByPrograms.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    // macOS may store an accent as a character of its own. People and browsers write letter and accent as one, in NFC.
    files[relative(dir, file).replaceAll(sep, '/').normalize('NFC')] = await readFile(file).catch(
      (error) => {
        const fix = entry.isSymbolicLink()
          ? 'put the file itself there'
          : 'let your user read it, or rename it if its name looks wrong';
        throw new UserError(`${file} cannot be read: ${reasonOf(error)}: ${fix}.`);
      },
    );
  }
  return files;
}

/**
 * Writes a file in one step, and makes its folder: whoever reads the file gets the old data or the new. On a
 * full disk, Node's own error would not name the path.
 */
export async function writeInFolder(file: string, data: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(temporary, data);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    const { code = '' } = error as NodeJS.ErrnoException;
    // On a read-only disk, Node says that there is no such folder.
    const reason = code === 'ENOENT' ? 'the disk is read-only' : reasonOf(error);
    const fixes: Record<string, string> = {
      ENOSPC: 'make room on the disk',
      ENOTDIR: 'remove the file that stands in place of a folder',
      ENAMETOOLONG: 'give it a shorter name',
    };
    const fix = fixes[code] ?? `let your user write in ${dirname(file)}`;
    throw new UserError(`${file} cannot be written: ${reason}: ${fix}.`);
  }
}

/** Puts a folder's name before each path. */
export const prefixPaths = <Data>(folder: string, files: Record<string, Data>) =>
  Object.fromEntries(Object.entries(files).map(([path, data]) => [`${folder}/${path}`, data]));

const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
};

/** The first eight hex digits of a SHA-256, for file names that change with the content. */
export const fingerprint = (...parts: (string | Uint8Array)[]) =>
  sha256(...parts).toString('hex', 0, 4);

/** The version of an installed package, for keys of the cache: to ask the package itself, it would be loaded. */
export function versionOf(name: string): string {
  return JSON.parse(readFileSync(inProject('node_modules', name, 'package.json'), 'utf8')).version;
}

const proofLength = 32;

/**
 * Keeps what `make` returns in `.cache`. The key has a hash of everything that it depends on. A hash of the data
 * follows the data, because a disk that was full leaves files that are empty or cut.
 */
export async function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = inProject('.cache', key);
  const known = await readFile(file).catch(() => Buffer.of());
  const data = known.subarray(0, -proofLength);
  if (known.subarray(-proofLength).equals(sha256(data))) return data;
  const made = await make();
  await writeInFolder(file, Buffer.concat([made, sha256(made)]));
  return made;
}
