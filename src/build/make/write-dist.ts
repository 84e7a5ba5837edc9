import { readdir, readFile, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Files, writeInFolder } from '../files';

const isPage = (path: string) => /\.html(\.br|\.gz)?$/.test(path);

/**
 * Writes the output folder while a server may use it: first what pages name, then the pages. Last it
 * removes what is not of this build. Names that begin with a dot, such as `.git`, stay, except for
 * `.well-known`. Unchanged files keep their time, for rsync and ETags.
 */
export async function writeDist(outDir: string, files: Files): Promise<void> {
  const paths = Object.keys(files).sort((a, b) => Number(isPage(a)) - Number(isPage(b)));
  for (const path of paths) {
    const data = Buffer.from(files[path] ?? '');
    const current = await readFile(join(outDir, path)).catch(() => undefined);
    if (!current?.equals(data)) await writeInFolder(join(outDir, path), data);
  }
  for (const name of await readdir(outDir, { recursive: true })) {
    const path = name.replaceAll(sep, '/');
    const isOurs = paths.some((other) => other === path || other.startsWith(`${path}/`));
    if (isOurs || /^\.(?!well-known)/.test(path)) continue;
    await rm(join(outDir, name), { recursive: true, force: true });
  }
}
