// `npm run bench`: what visitors wait for and what builds cost, as Markdown and JSON. Speed is
// measured here and never asserted; bytes are asserted by the build and the tests.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from '../../build.mjs';
import { readFlags, UsageError } from '../../src/build/flags.mjs';
import { inProject } from '../../src/build/paths.mjs';
import { readBuiltSite } from '../../src/hosting/built-site.mjs';
import { startSite } from '../support/site.mjs';
import { measureBuilds, measureRebuilds } from './builds.mjs';
import { table } from './figures.mjs';
import { runLighthouse } from './lighthouse.mjs';
import { measureFolder } from './visits.mjs';

const flags = {
  runs: { placeholder: '3', help: 'how often everything is measured; medians are shown (3)' },
  against: { placeholder: 'DIR', help: 'another built folder, measured in the same runs' },
  out: { placeholder: 'DIR', help: 'where bench.md and bench.json go (.bench)' },
  'skip-builds': { help: 'measure no builds' },
  lighthouse: { help: 'run Lighthouse as well, where it is installed' },
};

async function main() {
  const given = readFlags(process.argv.slice(2), flags);
  const runs = Number(given.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError('--runs needs a number from 1 on.');
  if (given.against) await readBuiltSite(resolve(given.against));
  const out = resolve(given.out ?? inProject('.bench'));
  const scratch = await mkdtemp(join(tmpdir(), 'refrain-bench-'));
  /** @type {Record<string, unknown>} */
  const results = { runs };
  const parts = [`# Benchmark\n\nMedians of ${runs} runs; Node ${process.version}.\n`];
  try {
    const other = given.against ? await measureFolder(resolve(given.against), runs) : undefined;
    for (const runtime of /** @type {const} */ (['react', 'preact'])) {
      console.log(`Measuring ${runtime} …`);
      const folder = join(scratch, runtime);
      await build({ runtime, folder, isQuiet: true });
      const { bytes, speed } = await measureFolder(folder, runs);
      parts.push(table(`Bytes, ${runtime}`, bytes, other?.bytes));
      parts.push(table(`Milliseconds, ${runtime}`, speed, other?.speed));
      results[runtime] = { bytes, speed };
      if (given.lighthouse) {
        // A page that asks not to be listed would lose a third of its points for that.
        await build({ runtime, folder, isQuiet: true, isListed: true });
        const site = await startSite({ folder });
        const scores = await runLighthouse(site);
        await site.stop();
        parts.push(table(`Lighthouse on a phone, ${runtime}`, scores));
        results[`lighthouse ${runtime}`] = scores;
      }
    }
    if (given.against) results.against = { folder: given.against, ...other };
    if (!given['skip-builds']) {
      console.log('Measuring builds …');
      const builds = await measureBuilds(runs);
      const rebuilds = await measureRebuilds(runs);
      parts.push(table('Builds', builds));
      parts.push(table('Milliseconds of a rebuild while developing', rebuilds));
      results.builds = builds;
      results.rebuilds = rebuilds;
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'bench.md'), parts.join('\n'));
  await writeFile(join(out, 'bench.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\n${parts.join('\n')}`);
}

await main().catch((error) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
});
