// `npm test`: types, lint, and all test files, several at a time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { build } from '../src/builder/build';
import { UserError } from '../src/builder/user-error';
import { dists } from './support/drive/site';
import { bundleTests } from './support/run/bundle-tests';
import { isUnitTest, jobsOf, listTestFiles, needsSites } from './support/run/plan';
import { findProgram, howToInstall, installPrograms } from './support/run/programs';
import { runFile } from './support/run/run-file';
import { count, printTotal, readArgs } from './support/run/usage';

const usage = `npm test -- FILTER…: runs the files whose path contains one of these, or all of
  ${listTestFiles().join('\n  ')}`;

/** Checks types, lint and format, and counts the check as one test. */
async function checkSources(): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'lint'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  count(code === 0 ? { passed: 1 } : { failed: 1 });
}

async function buildSites(): Promise<void> {
  for (const [name, outDir] of Object.entries(dists)) {
    const runtime = name.startsWith('preact') ? 'preact' : 'react';
    await build({ runtime, base: /sub$/i.test(name) ? '/sub/' : '/', outDir });
    console.log(`✓ built ${name}`);
  }
}

async function main(): Promise<void> {
  const filters = readArgs(usage);
  const files = listTestFiles().filter(
    (file) => filters.length === 0 || filters.some((filter) => `test/${file}`.includes(filter)),
  );
  if (files.length === 0) throw new UserError(`No such test file.\n${usage}`);

  const all = jobsOf(files);
  const jobs = [...all.filter((job) => !needsSites(job)), ...all.filter(needsSites)];
  const programs = [...new Set(jobs.flatMap(({ program }) => program ?? []))];
  const absent = programs.filter((name) => !findProgram(name));
  const installed = installPrograms(absent);
  const built = jobs.some(needsSites) ? buildSites() : Promise.resolve();
  // Not at the same time, because both make the photos.
  const bundled = built.then(() => bundleTests(files.filter(isUnitTest)));

  async function runNext(): Promise<void> {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      if (needsSites(job)) await built;
      if (isUnitTest(job.file)) await bundled;
      if (job.program && absent.includes(job.program)) await installed;
      if (!job.program || findProgram(job.program)) count(await runFile(job));
    }
  }
  const checked = filters.length === 0 && checkSources();
  // Test files spend half of their time waiting, so one more runs than there are processors.
  const workers = Array.from({ length: availableParallelism() + 1 }, runNext);
  await Promise.all([checked, installed, built, bundled, ...workers]);

  const missing = programs.filter((name) => !findProgram(name));
  for (const name of missing) console.log(`not run: ${name}: ${howToInstall(name)}`);
  // Without Chromium most tests cannot run.
  const isFailure = (name: string) => name === 'chromium' || process.env.CI === 'true';
  count({ failed: missing.filter(isFailure).length });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  count({ failed: 1 });
}
printTotal();
