// What builds cost.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder, inProject } from '../../src/build/paths.mjs';
import { copyProject } from '../support/project-copy.mjs';
import { medians } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figures} Figures */

/**
 * Builds in a process of its own.
 *
 * @param {string} runtime
 * @param {boolean} isCold
 * @returns {Promise<Figures>}
 */
async function measureBuild(runtime, isCold) {
  const folder = await mkdtemp(join(tmpdir(), 'refrain-bench-'));
  const kept = `${cacheFolder}-kept`;
  if (isCold) await rename(cacheFolder, kept);
  try {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        '-e',
        `import(${JSON.stringify(pathToFileURL(inProject('build.mjs')).href)})
          .then(({ build }) => build({ runtime: '${runtime}', folder: ${JSON.stringify(folder)}, isQuiet: true }))
          .then(() => console.log(process.resourceUsage().maxRSS))`,
      ],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return {
      seconds: (performance.now() - start) / 1000,
      'peak memory, MB': Number(stdout.trim().split('\n').at(-1)) / 1024,
    };
  } finally {
    if (isCold) {
      await rm(cacheFolder, { recursive: true, force: true });
      await rename(kept, cacheFolder);
    }
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Builds with nothing kept from before, and with everything.
 *
 * @param {number} runs
 * @returns {Promise<Record<string, Figures>>}
 */
export async function measureBuilds(runs) {
  /** @type {Record<string, Figures>} */
  const builds = {};
  for (const runtime of ['react', 'preact']) {
    builds[`${runtime}, cold`] = await measureBuild(runtime, true);
    const warm = [];
    for (let run = 0; run < runs; run += 1) warm.push(await measureBuild(runtime, false));
    builds[`${runtime}, warm`] = medians(warm);
  }
  return builds;
}

/**
 * Rebuilds as `npm run dev` does them, in milliseconds by what was changed.
 *
 * @param {number} runs
 * @returns {Promise<Record<string, Figures>>}
 */
export async function measureRebuilds(runs) {
  const project = await copyProject();
  /** @type {Record<string, Figures>} */
  const rebuilds = {};
  try {
    for (const runtime of ['react', 'preact']) {
      const args = [inProject('test/bench/rebuild.mjs'), runtime, String(runs)];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: project.folder,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(stderr);
      rebuilds[runtime] = medians(JSON.parse(stdout));
    }
  } finally {
    await project.remove();
  }
  return rebuilds;
}
