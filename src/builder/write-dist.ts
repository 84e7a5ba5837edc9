// Writes the output folder, one build at a time.
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Files, fingerprint, inProject, writeInFolder } from './files';
import { UserError } from './user-error';

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
 * Lets one build at a time write a folder, because two would mix their files.
 *
 * @returns the lock, a file to remove at the end
 * @throws {UserError} while another build writes the folder
 */
async function lock(outDir: string): Promise<string> {
  const file = inProject('.cache', `${fingerprint(outDir)}.lock`);
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return file;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // The file is empty for a moment, until the other build has written its number.
    const pid = Number(await readFile(file, 'utf8').catch(() => ''));
    if (pid === 0 || isRunning(pid)) {
      const fix = `wait until it ends, or remove ${file} if there is none`;
      throw new UserError(`Another build is writing ${outDir}: ${fix}.`);
    }
    // A build that was killed has left its lock.
    await rm(file, { force: true });
    return lock(outDir);
  }
}

const isPage = (path: string) => /\.html(\.br|\.gz)?$/.test(path);

async function writeAll(outDir: string, files: Files, keepAssets: boolean): Promise<void> {
  const pagesLast = Object.keys(files).sort((a, b) => Number(isPage(a)) - Number(isPage(b)));
  for (const path of pagesLast) {
    const file = join(outDir, path);
    const data = Buffer.from(files[path] ?? '');
    const old = await readFile(file).catch(() => undefined);
    if (!old?.equals(data)) await writeInFolder(file, data);
  }
  await chmod(outDir, 0o755);
  for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(outDir, file).replaceAll(sep, '/');
    const isInBuild = pagesLast.some((built) => `${built}/`.startsWith(`${path}/`));
    if (isInBuild || (keepAssets && path.startsWith('assets/'))) {
      // The server may run as another user, whatever the umask of the builder is.
      await chmod(file, entry.isDirectory() ? 0o755 : 0o644);
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
  await writeAll(outDir, files, keepAssets).finally(() => rm(lockFile));
}
