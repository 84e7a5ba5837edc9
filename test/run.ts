// `npm test`: types, lint, and all test files, several at a time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { build } from '../src/builder/build';
import { UserError } from '../src/builder/findings';
import { dists } from './support/drive/site';
import { bundleTests } from './support/run/bundle-tests';
import { type Job, jobsOf, listTestFiles, needsSites } from './support/run/plan';
import { findProgram, howToInstall, installPrograms } from './support/run/programs';
import { runFile } from './support/run/run-file';
import { count, printTotal, readArgs } from './support/run/usage';

const usage = `npm test -- FILTER…: runs the files whose path contains one of these, or all of
  ${listTestFiles().join('\n  ')}`;

const notRun: string[] = [];

/** Checks types, lint and format, and counts the check as one test. */
async function checkSources(): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'lint'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  count(code === 0 ? { passed: 1 } : { failed: 1 });
}

async function buildSites(): Promise<void> {
  for (const [name, outDir] of Object.entries(dists)) {
    const runtime = name === 'preact' ? 'preact' : 'react';
    await build({ runtime, base: name === 'sub' ? '/sub/' : '/', outDir });
    console.log(`✓ built ${name}`);
  }
}

async function main(): Promise<void> {
  const filters = readArgs(usage);
  const isChosen = (file: string) =>
    filters.length === 0 || filters.some((filter) => `test/${file}`.includes(filter));
  const jobs = listTestFiles().filter(isChosen).flatMap(jobsOf);
  if (jobs.length === 0) throw new UserError(`No such test file.\n${usage}`);

  const unitTests = jobs.filter(({ file }) => file.startsWith('unit/'));
  const programs = [...new Set(jobs.flatMap(({ program }) => program ?? []))];
  const checked = filters.length === 0 && checkSources();
  await Promise.all([installPrograms(programs), bundleTests(unitTests)]);
  const missing = programs.filter((name) => !findProgram(name));
  notRun.push(...missing.map((name) => `not run: ${name}: ${howToInstall(name)}`));
  // Without Chromium most tests cannot run, so its absence counts as a failure.
  if (missing.includes('chromium')) count({ failed: 1 });

  const runAll = async (waiting: Job[]) => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (job.program && missing.includes(job.program)) continue;
      count(await runFile(job));
    }
  };
  const onSites = jobs.filter(needsSites);
  const others = jobs.filter((job) => !needsSites(job));
  const built = onSites.length > 0 ? buildSites() : Promise.resolve();
  const runOnSites = () => built.then(() => runAll(onSites));
  // Test files spend half of their time waiting, so one more runs than there are processors.
  const workers = Array.from({ length: availableParallelism() }, () =>
    runOnSites().then(() => runAll(others)),
  );
  await Promise.all([checked, runAll(others).then(runOnSites), ...workers]);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  count({ failed: 1 });
}
if (notRun.length > 0) console.log(`\n${notRun.join('\n')}`);
if (process.env.CI === 'true') count({ failed: notRun.length });
printTotal();
