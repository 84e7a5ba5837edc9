// Test files: which there are, what they need, and how one of them is run.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { type Runtime, runtimes as runtimeNames } from '../../src/build/bundle';
import { type EngineName, engineNames } from './launch';

export const distNames = ['react', 'preact', 'sub'] as const;
export type DistName = (typeof distNames)[number];

/** A file, or one of its runs: it has one for each of its runtimes and engines. */
export interface Job {
  file: string;
  label: string;
  isUnit: boolean;
  runtime: Runtime;
  engine?: EngineName;
  dists: DistName[];
}

/** A file that takes longer has failed, in milliseconds. */
const timeLimit = 300_000;

/** All test files, by folder, as paths from the project's root. */
export const listTestFiles = (): string[] =>
  ['unit', 'build', 'browser', 'hosts'].flatMap((folder) =>
    readdirSync(`test/${folder}`)
      .filter((name) => /\.test\.tsx?$/.test(name))
      .sort()
      .map((name) => `test/${folder}/${name}`),
  );

/**
 * What has to be run for a file. Comments in it can say otherwise than the defaults:
 * `// runtimes: react, preact` runs it once for each, `// engines: chromium, firefox, webkit` too,
 * `// dists: react, sub` or `// dists: none` tells which built sites it reads.
 *
 * @throws {Error} when a comment names something else
 */
export function jobsOf(file: string): Job[] {
  const text = readFileSync(file, 'utf8');
  function read<Name extends string>(title: string, choices: readonly Name[], usual: Name[]) {
    const line = new RegExp(`^// ${title}: (.*)$`, 'm').exec(text)?.[1];
    if (line === undefined) return usual;
    const found = choices.filter((choice) => line.split(', ').includes(choice));
    if (found.join(', ') === line || line === 'none') return found;
    throw new Error(`${file}: "${title}" can be ${choices.join(', ')} in this order, not ${line}.`);
  }
  const isUnit = file.startsWith('test/unit/');
  const runtimes = read('runtimes', runtimeNames, ['react']);
  const isBrowser = file.startsWith('test/browser/');
  const engines = read('engines', engineNames, isBrowser ? ['chromium'] : []);
  return runtimes.flatMap((runtime) => {
    const dists = read('dists', distNames, isUnit ? [] : [runtime]);
    const job = { file, label: `${file} ${runtime}`, isUnit, runtime, dists };
    if (engines.length === 0) return job;
    return engines.map((engine) => ({ ...job, label: `${job.label} ${engine}`, engine }));
  });
}

/** Runs Node with some arguments to its end. */
export function runNode(args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ isRight: boolean; isLate: boolean; output: string }>((resolve) => {
    execFile(
      process.execPath,
      args,
      {
        env: { ...process.env, FORCE_COLOR: '0', DEBUG_PRINT_LIMIT: '0', ...env },
        timeout: timeLimit,
        killSignal: 'SIGKILL',
        maxBuffer: Number.POSITIVE_INFINITY,
      },
      (error, stdout, stderr) =>
        resolve({ isRight: !error, isLate: error?.killed ?? false, output: stdout + stderr }),
    );
  });
}

/** Runs a test file. One without tests, one that ends early and one that hangs have failed. */
export async function runTests(label: string, args: readonly string[], env = {}) {
  const start = performance.now();
  const { isRight, isLate, output } = await runNode(args, env);
  const total = Number(/^ {2}Total: +(\d+)/m.exec(output)?.[1] ?? 0);
  const passed = Number(/^ {2}Passed: +(\d+)/m.exec(output)?.[1] ?? 0);
  // A server that was run, or that is not installed.
  const reports = output.split('\n').filter((line) => /^(run|not run): /.test(line));
  let problem = '';
  if (isLate) problem = `, stopped after ${timeLimit / 1000} s`;
  else if (!isRight && passed === total) problem = ', ended early';
  else if (total + reports.length === 0) problem = ', registered no test';
  const failed = total - passed + (problem ? 1 : 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed ? '✗' : '✓'} ${label}: ${passed} of ${total}${problem} (${seconds} s)`);
  if (failed) console.log(output);
  return { passed, failed, reports };
}
