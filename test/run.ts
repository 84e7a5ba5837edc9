// `npm test`: types, lint, and all test files, several at a time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { build } from '../src/builder/build';
import { UserError } from '../src/builder/findings';
import { dists } from './support/drive/site';
import { bundleTests } from './support/run/bundle-tests';
import { jobsOf, listTestFiles } from './support/run/plan';
import { findProgram, howToInstall, installPrograms } from './support/run/programs';
import { runFile } from './support/run/run-file';
import { readArgs } from './support/run/usage';

const usage = `npm test -- FILTER…: runs the files whose path contains one of these, or all of
  ${listTestFiles().join('\n  ')}`;

const total = { passed: 0, failed: 0 };
const notRun: string[] = [];

/** Checks types, lint and format, and counts the check as one test. */
async function checkSources(): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'lint'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code === 0) total.passed += 1;
  else total.failed += 1;
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
  const prepareFiles = async () => {
    await bundleTests(unitTests);
    if (unitTests.length < jobs.length) await buildSites();
  };
  await Promise.all([
    filters.length === 0 && checkSources(),
    installPrograms(programs),
    prepareFiles(),
  ]);
  const missing = programs.filter((name) => !findProgram(name));
  notRun.push(...missing.map((name) => `not run: ${name}: ${howToInstall(name)}`));
  // Without Chromium most tests cannot run, so its absence counts as a failure.
  if (missing.includes('chromium')) total.failed += 1;

  const runNext = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      if (job.program && missing.includes(job.program)) continue;
      const { passed, failed } = await runFile(job);
      total.passed += passed;
      total.failed += failed;
    }
  };
  // Test files spend half of their time waiting, so one more runs than there are processors.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, runNext));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  total.failed += 1;
}
if (notRun.length > 0) console.log(`\n${notRun.join('\n')}`);
if (process.env.CI === 'true') total.failed += notRun.length;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
