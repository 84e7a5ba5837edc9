// Writes the output folder, one build at a time.
import { chmod, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Files, fingerprint, inProject, writeInFolder } from '../files';
import { UserError } from '../user-error';

function isRunning(pid: number): boolean {
  try {
    // 0 is the signal that only asks.
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Lets one build at a time write a folder, because two would mix their files. Each build has a lock of its own, with
 * the number of its process in the name, so that nobody removes the lock of another that still runs.
 *
 * @returns the lock, a file to remove at the end
 * @throws {UserError} while another build writes the folder
 */
async function lock(outDir: string): Promise<string> {
  const folder = inProject('.cache');
  const prefix = `${fingerprint(outDir)}.`;
  const own = join(folder, `${prefix}${process.pid}.lock`);
  await writeInFolder(own, '');
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const [, pid] = /\.(\d+)\.lock$/.exec(name) ?? [];
    if (!pid || !name.startsWith(prefix) || file === own) continue;
    // A build that was killed has left its lock.
    if (!isRunning(Number(pid))) await rm(file, { force: true });
    else {
      await rm(own);
      const fix = `wait until it ends, or remove ${file} if there is none`;
      throw new UserError(`Another build is writing ${outDir}: ${fix}.`);
    }
  }
  return own;
}

/** `a` and `a/b` of `a/b/c.txt`. */
const foldersOf = (path: string) =>
  path.split('/').map((_, at, parts) => parts.slice(0, at).join('/'));

const isPage = (path: string) => /\.html(\.br|\.gz)?$/.test(path);

/** Files and folders below a folder; none if it does not exist. */
async function listFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll(sep, '/');
    return { file, path, isFolder: entry.isDirectory() };
  });
}

async function writeAll(outDir: string, files: Files, keepAssets: boolean): Promise<void> {
  const folders = new Set(Object.keys(files).flatMap(foldersOf));
  for (const { file, path, isFolder } of await listFolder(outDir)) {
    // A file of the last build may be a folder now, and the other way.
    const isOther = isFolder ? path in files : folders.has(path);
    if (isOther) await rm(file, { recursive: true, force: true });
  }
  const pagesLast = Object.keys(files).sort((a, b) => Number(isPage(a)) - Number(isPage(b)));
  for (const path of pagesLast) {
    const file = join(outDir, path);
    const data = Buffer.from(files[path] ?? '');
    const old = await readFile(file).catch(() => undefined);
    if (!old?.equals(data)) await writeInFolder(file, data);
  }
  await chmod(outDir, 0o755);
  for (const { file, path, isFolder } of await listFolder(outDir)) {
    const isInBuild = path in files || folders.has(path);
    if (isInBuild || (keepAssets && path.startsWith('assets/'))) {
      // The server may run as another user, whatever the umask of the builder is.
      await chmod(file, isFolder ? 0o755 : 0o644);
    } else {
      await rm(file, { recursive: true, force: true });
    }
  }
}

/**
 * Writes the output folder while a server may use it: first what pages name, then the pages, and last it
 * removes what only earlier builds wrote. Unchanged files keep their time, for rsync and ETags.
 */
export async function writeDist(outDir: string, files: Files, keepAssets = false): Promise<void> {
  // The last step removes everything that is not of this build.
  if (!outDir.startsWith(join(inProject(), sep))) {
    throw new Error(`${outDir} is outside of the project`);
  }
  const lockFile = await lock(outDir);
  await writeAll(outDir, files, keepAssets).finally(() => rm(lockFile, { force: true }));
}
