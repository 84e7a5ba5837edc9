// A copy of the project for tests that put something wrong into it.
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/build/paths.mjs';

/** Copies what a build needs; packages and cache are those of the project. */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), 'refrain-copy-'));
  for (const name of ['build.mjs', 'package.json', 'tsconfig.json', 'src', 'static']) {
    await cp(inProject(name), join(folder, name), { recursive: true });
  }
  await symlink(inProject('node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,

    /**
     * Changes a file.
     *
     * @param {string} path below the copy
     * @param {(text: string) => string | Uint8Array} change
     * @returns {Promise<() => Promise<void>>} puts it back
     */
    async change(path, change) {
      const file = join(folder, path);
      const original = await readFile(file);
      const changed = change(original.toString());
      assert.not(Buffer.from(changed).equals(original), `${path} was changed`);
      await writeFile(file, changed);
      return () => writeFile(file, original);
    },

    remove: () => rm(folder, { recursive: true }),
  };
}
