import { chmod, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Files, inProject, writeInFolder } from '../files';

const isPage = (path: string) => /\.html(\.br|\.gz)?$/.test(path);

/**
 * Writes the output folder while a server may use it: first what pages name, then the pages, and
 * last it removes what only earlier builds wrote. Unchanged files keep their time, for rsync and
 * ETags.
 */
export async function writeDist(outDir: string, files: Files, keepAssets = false): Promise<void> {
  // The last step removes everything that is not of this build.
  if (!outDir.startsWith(join(inProject(), sep))) {
    throw new Error(`${outDir} is outside of the project`);
  }
  await mkdir(outDir, { recursive: true });
  // Here and below: the server may run as another user.
  await chmod(outDir, 0o755);
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
    else await chmod(file, entry.isDirectory() ? 0o755 : 0o644);
  }
}
