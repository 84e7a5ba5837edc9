// `npm test`: types, lint, and all test files, several at a time. `npm test -- FILTER…` runs the
// files whose path contains a FILTER, and builds only what they need.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleTests } from './support/bundle-tests';
import {
  type DistName,
  type Job,
  jobsOf,
  listTestFiles,
  type Outcome,
  runNode,
  runTests,
} from './support/jobs';
import {
  type EngineName,
  MissingProgramError,
  type RunningEngine,
  startEngine,
} from './support/launch';

const total = { passed: 0, failed: 0 };
const reports: string[] = [];

function add(outcome: Outcome): void {
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  reports.push(...outcome.reports);
}

/** Runs tasks, no more than some at a time. */
function createSlots(free: number) {
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Remembers what a function has returned for a key. */
function once<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new Map<Key, Result>();
  return (key) => {
    const result = made.get(key) ?? make(key);
    made.set(key, result);
    return result;
  };
}

/** A test file waits for pages about half of its time. */
const inSlot = createSlots(availableParallelism() + 1);
const inBuild = createSlots(1);
/** These two serve one connection at a time. */
const inEngine = { chromium: undefined, firefox: createSlots(1), webkit: createSlots(1) };

const folder = resolve('.cache/test');

/** Builds a site, unless DIST_REACT or the like names one, and tells its folder. */
const site = once(async (name: DistName): Promise<string> => {
  const given = process.env[`DIST_${name.toUpperCase()}`];
  if (given) return resolve(given);
  const outDir = resolve(folder, name);
  const { build } = await import('../build.mjs');
  await inBuild(() =>
    inSlot(() =>
      build({
        runtime: name === 'preact' ? 'preact' : 'react',
        base: name === 'sub' ? '/sub/' : '/',
        outDir,
        contentDir: resolve('test/support/content'),
        isQuiet: true,
      }),
    ),
  );
  console.log(`✓ built ${name}`);
  return outDir;
});

const running: RunningEngine[] = [];

/** Starts an engine; nothing where it is not installed. */
const engine = once(async (name: EngineName): Promise<RunningEngine | undefined> => {
  try {
    const started = await startEngine(name);
    running.push(started);
    reports.push(`run: ${started.version}`);
    return started;
  } catch (error) {
    if (!(error instanceof MissingProgramError)) throw error;
    reports.push(`not run: ${name}: ${error.message}`);
    // Most tests run in this one.
    if (name === 'chromium') total.failed += 1;
    return undefined;
  }
});

async function runJob(job: Job, bundled: Promise<Map<string, string>>): Promise<void> {
  if (job.isUnit) {
    const file = (await bundled).get(`${job.runtime} ${job.file}`) ?? job.file;
    const args = [
      '--enable-source-maps',
      '--import',
      'tsx',
      '--import',
      './test/support/dom.ts',
      file,
    ];
    add(await inSlot(() => runTests(job.label, args, {})));
    return;
  }
  const env: Record<string, string> = { RUNTIME: job.runtime };
  for (const name of job.dists) env[`DIST_${name.toUpperCase()}`] = await site(name);
  const run = () => inSlot(() => runTests(job.label, ['--import', 'tsx', job.file], env));
  if (!job.engine) {
    add(await run());
    return;
  }
  const started = await engine(job.engine);
  if (!started) return;
  Object.assign(env, started.env, { ENGINE: job.engine });
  const queue = inEngine[job.engine];
  add(await (queue ? queue(run) : run()));
}

async function runCheck(label: string, args: string[]): Promise<void> {
  const { isRight, output } = await inSlot(() => runNode(args));
  console.log(isRight ? `✓ ${label}` : `✗ ${label}\n${output}`);
  add({ passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, reports: [] });
}

async function main(): Promise<void> {
  const files = await listTestFiles();
  const filters = readFilters(files);
  const chosen = files.filter(
    (file) => filters.length === 0 || filters.some((filter) => file.includes(filter)),
  );
  const jobs = chosen.flatMap(jobsOf);
  const bundled = bundleTests(jobs.filter((job) => job.isUnit));
  const checks =
    filters.length > 0
      ? []
      : [
          runCheck('types', ['node_modules/typescript/bin/tsc', '--pretty', 'false']),
          runCheck('lint and format (most of it is fixed by "npm run format")', [
            'node_modules/@biomejs/biome/bin/biome',
            'check',
            '--error-on-warnings',
          ]),
        ];
  // The slowest ones first.
  const slow = jobs.filter(({ engine }) => engine && engine !== 'chromium');
  const rest = jobs.filter((job) => !slow.includes(job));
  const runs = [...slow, ...rest].map((job) => runJob(job, bundled));
  const problems = (await Promise.allSettled([...checks, ...runs])).flatMap((result) =>
    result.status === 'rejected' ? [String(result.reason?.stack ?? result.reason)] : [],
  );
  for (const problem of new Set(problems)) console.error(problem);
  total.failed += problems.length;
}

/** @throws {Error} that tells the choices */
function readFilters(files: string[]): string[] {
  const choices = `Files:\n  ${files.join('\n  ')}`;
  const [flag] = process.argv.slice(2).filter((word) => word.startsWith('-') && word !== '--');
  if (flag) throw new Error(`There is no flag ${flag}. Usage: npm test -- FILTER…\n${choices}`);
  const { positionals } = parseArgs({ allowPositionals: true });
  const wrong = positionals.find((filter) => !files.some((file) => file.includes(filter)));
  if (wrong) throw new Error(`No test file's path contains ${wrong}. ${choices}`);
  return positionals;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}
await Promise.all(running.map((started) => started.stop()));
const rows = [...new Set(reports)].sort();
if (rows.length > 0) console.log(`\nEngines and servers\n  ${rows.join('\n  ')}`);
if (process.env.CI === 'true') {
  total.failed += rows.filter((row) => row.startsWith('not run')).length;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
