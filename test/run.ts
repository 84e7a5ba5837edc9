// `npm test`: types, lint, and all test files, several at a time.
import { availableParallelism } from 'node:os';
import { build } from '../src/builder/build';
import { runChecks, sourceChecks } from '../src/builder/check';
import { UserError } from '../src/builder/user-error';
import { dists } from './support/drive/site';
import { bundleOf, bundleTests } from './support/run/bundle-tests';
import { type DistName, type Job, jobsOf, listTestFiles, runFile } from './support/run/jobs';
import {
  type EngineName,
  engineNames,
  MissingProgramError,
  type RunningEngine,
  startEngine,
} from './support/run/launch';
import { readArgs } from './support/run/usage';

const usage = `npm test -- FILTER…: runs the files whose path contains one of these, or all of
  ${listTestFiles().join('\n  ')}`;

const total = { passed: 0, failed: 0 };
const programLines = new Set<string>();
const running = new Map<EngineName, RunningEngine>();

/** Checks types, lint and format, and counts the check as one test. */
const checkSources = () =>
  runChecks(sourceChecks).then(
    () => (total.passed += 1),
    () => (total.failed += 1),
  );

async function buildSite(name: DistName): Promise<void> {
  await build({
    runtime: name === 'preact' ? 'preact' : 'react',
    base: name === 'sub' ? '/sub/' : '/',
    outDir: dists[name],
  });
  console.log(`✓ built ${name}`);
}

/** Starts an engine, or notes how to install it. */
async function ensureEngine(name: EngineName): Promise<void> {
  try {
    const engine = await startEngine[name]();
    running.set(name, engine);
    programLines.add(`run: ${engine.version}`);
    Object.assign(process.env, engine.env);
  } catch (error) {
    const isMissing = error instanceof MissingProgramError;
    programLines.add(`not run: ${name}: ${isMissing ? error.message : 'it does not start'}`);
    if (!isMissing) console.error(`${name} does not start:`, error);
    // Without Chromium most tests cannot run, so its absence counts as a failure.
    if (!isMissing || name === 'chromium') total.failed += 1;
  }
}

async function runJob(job: Job): Promise<void> {
  if (job.engine && !running.has(job.engine)) return;
  const dom = ['--enable-source-maps', '--import', './test/support/run/dom.ts', bundleOf(job)];
  const outcome = await runFile(job, ['--import', 'tsx', ...(job.isUnit ? dom : [job.file])]);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  for (const line of outcome.programLines) programLines.add(line);
}

async function runTasks(tasks: (() => Promise<void>)[], slots: number): Promise<void> {
  const work = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await task();
  };
  await Promise.all(Array.from({ length: slots }, work));
}

async function main(): Promise<void> {
  const { positionals: filters } = readArgs(usage);
  const isChosen = (file: string) =>
    filters.length === 0 || filters.some((filter) => file.includes(filter));
  const jobs = (await Promise.all(listTestFiles().filter(isChosen).map(jobsOf))).flat();
  if (jobs.length === 0) throw new UserError(`No such test file.\n${usage}`);
  const checking = filters.length === 0 ? checkSources() : undefined;
  await bundleTests(jobs.filter((job) => job.isUnit));
  const isUsed = (name: EngineName) => jobs.some((job) => job.engine === name);
  await Promise.all(engineNames.filter(isUsed).map(ensureEngine));
  for (const name of new Set(jobs.flatMap(({ dists }) => dists))) await buildSite(name);
  await checking;

  // Firefox and WebKit serve one connection at a time, so their files run one by one. They start first,
  // because they take the longest.
  const oneByOne = (['firefox', 'webkit'] as const).map((name) => async () => {
    for (const job of jobs.filter(({ engine }) => engine === name)) await runJob(job);
  });
  const others = jobs.filter(({ engine }) => engine !== 'firefox' && engine !== 'webkit');
  const tasks = [...oneByOne, ...others.map((job) => () => runJob(job))];
  // Test files spend half of their time waiting, so one more runs than there are processors.
  await runTasks(tasks, availableParallelism() + 1);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  total.failed += 1;
}
await Promise.all([...running.values()].map((engine) => engine.stop()));
const rows = [...programLines].sort();
if (rows.length > 0) console.log(`\nEngines and servers\n  ${rows.join('\n  ')}`);
if (process.env.CI === 'true') {
  total.failed += rows.filter((row) => row.startsWith('not run')).length;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
