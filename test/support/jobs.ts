// Test files: which there are, what they need, and how one of them is run.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
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

export interface Outcome {
  passed: number;
  failed: number;
  /** What the files report: a server that was run, or that is not installed. */
  reports: string[];
}

const folders = ['unit', 'build', 'browser', 'hosts'];

/** A file that takes longer has failed, in milliseconds. */
const timeLimit = 300_000;

/** All test files, by folder, as paths from the project's root. */
export async function listTestFiles(): Promise<string[]> {
  const lists = folders.map(async (folder) => {
    const names = await readdir(`test/${folder}`).catch(() => []);
    return names
      .filter((name) => /\.test\.tsx?$/.test(name))
      .sort()
      .map((name) => `test/${folder}/${name}`);
  });
  return (await Promise.all(lists)).flat();
}

/**
 * What has to be run for a file. Comments in it can say otherwise than the defaults:
 * `// runtimes: react, preact` runs it once for each, `// engines: chromium, firefox, webkit` too,
 * `// dists: react, sub` or `// dists: none` tells which built sites it reads.
 *
 * @throws {Error} when a comment names something else
 */
export function jobsOf(file: string): Job[] {
  const text = readFileSync(file, 'utf8');
  const isUnit = file.startsWith('test/unit/');
  const isBrowser = file.startsWith('test/browser/');
  const runtimes = readList(file, text, 'runtimes', runtimeNames) ?? ['react'];
  const engines = readList(file, text, 'engines', engineNames) ?? (isBrowser ? ['chromium'] : []);
  const dists = readList(file, text, 'dists', distNames);
  const runs = engines.length > 0 ? engines : [undefined];
  return runtimes.flatMap((runtime) =>
    runs.map((engine) => ({
      file,
      label: [
        file,
        ...(runtimes.length > 1 ? [runtime] : []),
        ...(engine && engines.length > 1 ? [engine] : []),
      ].join(' '),
      isUnit,
      runtime,
      ...(engine && { engine }),
      dists: isUnit ? [] : (dists ?? [runtime]),
    })),
  );
}

function readList<Name extends string>(
  file: string,
  text: string,
  title: string,
  choices: readonly Name[],
): Name[] | undefined {
  const line = new RegExp(`^// ${title}: (.*)$`, 'm').exec(text)?.[1];
  if (line === undefined) return undefined;
  if (line === 'none') return [];
  return line.split(/,\s*/).map((word) => {
    const name = choices.find((choice) => choice === word);
    if (!name) throw new Error(`${file}: "${title}" can be ${choices.join(', ')}, not ${word}.`);
    return name;
  });
}

/** Runs Node with some arguments to its end. */
export function runNode(args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ isRight: boolean; isLate: boolean; output: string }>((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, FORCE_COLOR: '0', DEBUG_PRINT_LIMIT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let isLate = false;
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeLimit);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ isRight: code === 0, isLate, output: output.trim() });
    });
  });
}

/** Runs a test file. One without tests, one that ends early and one that hangs have failed. */
export async function runTests(
  label: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Outcome> {
  const start = performance.now();
  const { isRight, isLate, output } = await runNode(args, env);
  const total = Number(/^ {2}Total: +(\d+)/m.exec(output)?.[1] ?? 0);
  const passed = Number(/^ {2}Passed: +(\d+)/m.exec(output)?.[1] ?? 0);
  const reports = output.split('\n').filter((line) => /^(run|not run): /.test(line));
  const isEmpty = total === 0 && reports.length === 0;
  const problem = isLate
    ? `, stopped after ${timeLimit / 1000} s`
    : !isRight && passed === total
      ? ', ended early'
      : isEmpty
        ? ', registered no test'
        : '';
  const failed = total - passed + (problem ? 1 : 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed ? '✗' : '✓'} ${label}: ${passed} of ${total}${problem} (${seconds} s)`);
  if (failed) console.log(output);
  return { passed, failed, reports };
}
