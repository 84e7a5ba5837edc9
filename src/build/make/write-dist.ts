import { mkdir, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { collide, type Files, writeInFolder } from '../files';

/** A file that names what builds have written. Later builds remove nothing else. */
const listName = '.built-files';

const isPage = (path: string) => /\.html(\.br|\.gz)?$/.test(path);

/** Removes a file, and the folders that are then empty: some servers would list them. */
async function remove(outDir: string, path: string): Promise<void> {
  await rm(join(outDir, path), { force: true }).catch((error) => {
    // Something else has taken the place of the file, or of its folder.
    if (!['ERR_FS_EISDIR', 'ENOTDIR'].includes(error.code)) throw error;
  });
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    await rmdir(join(outDir, folder)).catch(() => {});
  }
}

/**
 * Writes the output folder while a server may use it: first what pages name, then the pages. Last it
 * removes what only earlier builds wrote, unless that was in the way and had to go first. Unchanged
 * files keep their time, for rsync and ETags.
 */
export async function writeDist(outDir: string, files: Files, keepAssets = false): Promise<void> {
  // The server may run as another user.
  process.umask(0o022);
  await mkdir(outDir, { recursive: true });
  const list = join(outDir, listName);
  const listed = String(await readFile(list).catch(() => '')).split('\n');
  // Only earlier builds wrote these.
  const stale = listed.filter((path) => path && !(path in files));
  const paths = Object.keys(files).sort((a, b) => Number(isPage(a)) - Number(isPage(b)));
  // First, so that the list names all files even if the build is stopped.
  await writeInFolder(list, [...stale, ...paths].join('\n'));
  // A new file cannot take the name of an old folder before the folder is gone.
  const inTheWay = stale.filter((path) => paths.some((other) => collide(path, other)));
  for (const path of inTheWay) await remove(outDir, path);
  const rest = stale.filter((path) => !inTheWay.includes(path));
  const kept = rest.filter((path) => keepAssets && path.startsWith('assets/'));
  for (const path of paths) {
    const data = Buffer.from(files[path] ?? '');
    const current = await readFile(join(outDir, path)).catch(() => undefined);
    if (!current?.equals(data)) await writeInFolder(join(outDir, path), data);
  }
  for (const path of rest) if (!kept.includes(path)) await remove(outDir, path);
  await writeInFolder(list, [...kept, ...paths].sort().join('\n'));
}
