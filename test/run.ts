// `npm test -- FILTER…`: types and lint, and each test file whose path contains a filter, in a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { build } from '../src/builder/build';
import { dists } from './support/drive/site';
import { findProgram, howToInstall, installPrograms } from './support/run/programs';
import { type Job, runFile } from './support/run/run-file';

/** Files that run several times, each time with a program or a runtime. */
const variants: Record<string, Omit<Job, 'file'>[]> = {
  'verify/verify.test.ts': [{ program: 'chromium' }, { program: 'chromium', runtime: 'preact' }],
  // In Chromium the rules of the specification prove as much.
  'browser/journeys.test.ts': [{ program: 'firefox' }, { program: 'webkit', runtime: 'preact' }],
  'hosts/hosting.test.ts': ['apache2', 'caddy', 'nginx'].map((program) => ({ program })),
};

/** In a folder, large files come first, because most of them take long. */
const listFiles = (folder: string) =>
  readdirSync(`test/${folder}`)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .sort((one, other) => statSync(`test/${other}`).size - statSync(`test/${one}`).size);

const total = { passed: 0, failed: 0 };

function count({ passed, failed }: typeof total): void {
  total.passed += passed;
  total.failed += failed;
}

/** Checks types, lint and format, and counts the check as one test. */
async function checkSources(): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'lint'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  count(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function buildSites(): Promise<void> {
  for (const [name, outDir] of Object.entries(dists)) {
    const runtime = name.startsWith('preact') ? 'preact' : 'react';
    await build({ runtime, base: name.endsWith('Sub') ? '/sub/' : '/', outDir });
    console.log(`✓ built ${name}`);
  }
}

async function main(filters: string[]): Promise<void> {
  const files = ['builder', 'unit', 'verify', 'hosts', 'browser']
    .flatMap(listFiles)
    .filter((file) => !filters.length || filters.some((filter) => `test/${file}`.includes(filter)));
  if (!files.length) throw new Error(`No path of a test file contains ${filters.join(' or ')}.`);
  const jobs = files.flatMap((file): Job[] => {
    const program = file.startsWith('browser') ? 'chromium' : undefined;
    return (variants[file] ?? [{ program }]).map((variant) => ({ file, ...variant }));
  });
  const programs = [...new Set(jobs.flatMap(({ program }) => program ?? []))];
  await installPrograms(programs);
  const linted = filters.length === 0 && checkSources();
  const needsSites = (file: string) => !/^(unit|builder\/(?!output))/.test(file);
  const built = files.some(needsSites) ? buildSites() : Promise.resolve();

  async function runNext(): Promise<void> {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      if (needsSites(job.file)) await built;
      if (!job.program || findProgram(job.program)) count(await runFile(job));
    }
  }
  // Test files spend half of their time waiting, so one more runs than there are processors.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, runNext));
  await linted;
  for (const name of programs.filter((name) => !findProgram(name))) {
    console.log(`not run: ${name}: ${howToInstall(name)}`);
    // Without Chromium most tests cannot run.
    if (name === 'chromium' || process.env.CI === 'true') count({ passed: 0, failed: 1 });
  }
}

await main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  count({ passed: 0, failed: 1 });
});
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
