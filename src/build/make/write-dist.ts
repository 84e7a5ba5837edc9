import { mkdir, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { collide, type Files, writeInFolder } from '../files';

/** Names what builds have written: later builds remove nothing else. */
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
 * Writes the output folder while a server may use it: first what pages name, then the pages, and
 * last it removes what only earlier builds wrote. Unchanged files keep their time, for rsync and
 * ETags.
 */
export async function writeDist(outDir: string, files: Files, keepAssets = false): Promise<void> {
  // The server may run as another user.
  process.umask(0o022);
  await mkdir(outDir, { recursive: true });
  const list = join(outDir, listName);
  const known = String(await readFile(list).catch(() => '')).split('\n');
  const old = known.filter((path) => path && !(path in files));
  const paths = Object.keys(files).sort((a, b) => Number(isPage(a)) - Number(isPage(b)));
  // First, so that the list names all files even if the build is stopped.
  await writeInFolder(list, [...old, ...paths].join('\n'));
  const inTheWay = old.filter((path) => paths.some((other) => collide(path, other)));
  for (const path of inTheWay) await remove(outDir, path);
  const others = old.filter((path) => !inTheWay.includes(path));
  const kept = others.filter((path) => keepAssets && path.startsWith('assets/'));
  for (const path of paths) {
    const data = Buffer.from(files[path] ?? '');
    const current = await readFile(join(outDir, path)).catch(() => undefined);
    if (!current?.equals(data)) await writeInFolder(join(outDir, path), data);
  }
  for (const path of others) if (!kept.includes(path)) await remove(outDir, path);
  await writeInFolder(list, [...kept, ...paths].sort().join('\n'));
}
