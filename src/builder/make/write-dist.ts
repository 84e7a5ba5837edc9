import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Files, fingerprint, inProject, writeInFolder } from '../files';
import { UserError } from '../user-error';

/** Whether another process runs. */
function isRunning(pid: number): boolean {
  try {
    // The signal 0 only asks.
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    // It is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Lets one build at a time write a folder: each of two would remove the files of the other. Returns a file to remove. */
async function lock(outDir: string): Promise<string> {
  const file = inProject('.cache', `${fingerprint(outDir)}.lock`);
  const pid = Number(await readFile(file, 'utf8').catch(() => 0));
  // A build that was killed has left its lock.
  if (pid && !isRunning(pid)) await rm(file, { force: true });
  await mkdir(inProject('.cache'), { recursive: true });
  // With `wx`, writing fails where the file exists.
  await writeFile(file, String(process.pid), { flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
    const fix = `wait until it ends, or remove ${file}.`;
    throw new UserError(`Another build is writing ${outDir}: ${fix}`);
  });
  return file;
}

const isPage = (path: string) => /\.html(\.br|\.gz)?$/.test(path);

/**
 * Writes the output folder while a server may use it: first what pages name, then the pages, and last it
 * removes what only earlier builds wrote. Unchanged files keep their time, for rsync and ETags.
 */
export async function writeDist(outDir: string, files: Files, keepAssets = false): Promise<void> {
  // The last step removes everything that is not of this build.
  if (!outDir.startsWith(join(inProject(), sep))) {
    throw new Error(`${outDir} is outside of the project`);
  }
  // The server may run as another user.
  process.umask(0o022);
  const lockFile = await lock(outDir);
  await writeAll(outDir, files, keepAssets).finally(() => rm(lockFile, { force: true }));
}

async function writeAll(outDir: string, files: Files, keepAssets: boolean): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const paths = Object.keys(files).sort((a, b) => Number(isPage(a)) - Number(isPage(b)));
  for (const path of paths) {
    const data = Buffer.from(files[path] ?? '');
    const old = await readFile(join(outDir, path)).catch(() => undefined);
    if (!old?.equals(data)) await writeInFolder(join(outDir, path), data);
  }
  for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(outDir, file).replaceAll(sep, '/');
    const isOfBuild = path in files || paths.some((other) => other.startsWith(`${path}/`));
    const isKept = keepAssets && /^assets(\/|$)/.test(path);
    if (!isOfBuild && !isKept) await rm(file, { recursive: true, force: true });
  }
}
