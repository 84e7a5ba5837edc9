// The test files, what they need, and how to run one.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { type Runtime, runtimes } from '../../../src/builder/bundle';
import type { EngineName } from './launch';

/** The sites that `npm test` can build: with each runtime, and below `/sub/`. */
export type DistName = Runtime | 'sub';

/** What a test file needs. It says so in `export const needs = { … } satisfies Needs`. */
export interface Needs {
  /** The file runs once for each; React by default. */
  runtimes?: readonly Runtime[];
  /** The file runs once in each; Chromium by default in `test/browser`, none elsewhere. */
  engines?: readonly EngineName[];
  /** Sites that are built first; the one of the runtime by default in `test/browser`, none elsewhere. */
  dists?: readonly DistName[];
}

/** One run of a test file. */
export interface Job {
  file: string;
  isUnit: boolean;
  runtime: Runtime;
  engine: EngineName | undefined;
  dists: readonly DistName[];
}

/** How long a file may take before it counts as failed, in milliseconds. */
const timeLimit = 300_000;

/** All test files, by folder, as paths from the project's root. */
export const listTestFiles = (): string[] =>
  ['unit', 'builder', 'browser', 'hosts'].flatMap((folder) =>
    readdirSync(`test/${folder}`)
      .filter((name) => /\.test\.tsx?$/.test(name))
      .sort()
      .map((name) => `test/${folder}/${name}`),
  );

// With these globals, uvu registers the tests of an imported file and does not run them.
Object.assign(globalThis, { UVU_DEFER: true, UVU_QUEUE: [[]] });

/** Unit tests cannot be imported here, because they need a DOM. Components (`.tsx`) run on both runtimes. */
async function readNeeds(file: string): Promise<Needs> {
  if (isUnitTest(file)) return file.endsWith('.tsx') ? { runtimes } : {};
  const { needs = {} }: { needs?: Needs } = await import(`../../../${file}`);
  return needs;
}

const isUnitTest = (file: string) => file.startsWith('test/unit/');

/** The runs of a file: one for each pair of its runtimes and engines. */
export async function jobsOf(file: string): Promise<Job[]> {
  const isBrowser = file.startsWith('test/browser/');
  const needs = await readNeeds(file);
  const engines = needs.engines ?? [isBrowser ? ('chromium' as const) : undefined];
  return (needs.runtimes ?? ['react']).flatMap((runtime) =>
    engines.map((engine) => ({
      file,
      isUnit: isUnitTest(file),
      runtime,
      engine,
      dists: needs.dists ?? (isBrowser ? [runtime] : []),
    })),
  );
}

/** Runs a test file. A file fails if it has no tests, ends early or hangs. */
export async function runFile({ file, runtime, engine }: Job, args: readonly string[]) {
  const start = performance.now();
  const env = { FORCE_COLOR: '0', DEBUG_PRINT_LIMIT: '0', RUNTIME: runtime, ENGINE: engine };
  const options = {
    env: { ...process.env, ...env },
    timeout: timeLimit,
    killSignal: 'SIGKILL',
    maxBuffer: Number.POSITIVE_INFINITY,
  } as const;
  const run = promisify(execFile)(process.execPath, args, options);
  const { stdout, stderr, code, signal, killed } = await run.catch((error) => error);
  const output = `${stdout}${stderr}`;
  const total = Number(/^ {2}Total: +(\d+)/m.exec(output)?.[1] ?? 0);
  const passed = Number(/^ {2}Passed: +(\d+)/m.exec(output)?.[1] ?? 0);
  // Lines of `ensureProgram` about programs that a test has run, or has missed.
  const programLines = output.split('\n').filter((line) => /^(run|not run): /.test(line));
  let problem = '';
  if (killed) problem = `, stopped after ${timeLimit / 1000} s`;
  else if ((code || signal) && passed === total) problem = ', ended early';
  else if (total + programLines.length === 0) problem = ', registered no test';
  const failed = total - passed + (problem ? 1 : 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const label = [file, runtime, engine].filter(Boolean).join(' ');
  console.log(`${failed ? '✗' : '✓'} ${label}: ${passed} of ${total}${problem} (${seconds} s)`);
  if (failed) console.log(output);
  return { passed, failed, programLines };
}
