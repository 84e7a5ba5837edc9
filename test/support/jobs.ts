// Test files: which there are, what they need, and how one of them is run.
import { type ExecFileException, execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { type Runtime, runtimes } from '../../src/build/bundle';
import { type EngineName, engineNames } from './launch';
import type { DistName } from './site';
import { browserHangs } from './webdriver';

export const distNames: readonly DistName[] = ['react', 'preact', 'sub'];

/** One run of a file: it has one for each of its runtimes and engines. */
export interface Job {
  file: string;
  isUnit: boolean;
  runtime: Runtime;
  engine: EngineName | undefined;
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
 * What has to be run for a file: once, on React, browser tests in Chromium. Comments in it can ask for
 * more: `// runtimes: react, preact`, `// engines: chromium, firefox, webkit`. It gets the built sites
 * that it names, such as `dists.sub`; browser tests the one of their runtime.
 *
 * @throws {Error} when a comment names something else
 */
export function jobsOf(file: string): Job[] {
  const text = readFileSync(file, 'utf8');
  function read<Name extends string>(title: string, choices: readonly Name[]): Name[] {
    const names = new RegExp(`^// ${title}: (.*)$`, 'm').exec(text)?.[1]?.split(', ') ?? [];
    const found = choices.filter((choice) => names.includes(choice));
    if (found.length === names.length) return found;
    throw new Error(`${file}: "${title}" can be ${choices.join(', ')}, not ${names.join(', ')}.`);
  }
  const isBrowser = file.startsWith('test/browser/');
  const [runtime = 'react', ...otherRuntimes] = read('runtimes', runtimes);
  const [engine = isBrowser ? 'chromium' : undefined, ...others] = read('engines', engineNames);
  return [runtime, ...otherRuntimes].flatMap((runtime) =>
    [engine, ...others].map((engine) => ({
      file,
      isUnit: file.startsWith('test/unit/'),
      runtime,
      engine,
      dists: distNames.filter(
        (name) => text.includes(`dists.${name}`) || (isBrowser && name === runtime),
      ),
    })),
  );
}

/** Runs a test file. One without tests, one that ends early and one that hangs have failed. */
export async function runTests({ file, runtime, engine }: Job, args: readonly string[]) {
  const start = performance.now();
  const env = { FORCE_COLOR: '0', DEBUG_PRINT_LIMIT: '0', RUNTIME: runtime, ENGINE: engine };
  const options = {
    env: { ...process.env, ...env },
    timeout: timeLimit,
    killSignal: 'SIGKILL',
    maxBuffer: Number.POSITIVE_INFINITY,
  } as const;
  type Outcome = { error: ExecFileException | null; output: string };
  const { error, output } = await new Promise<Outcome>((resolve) =>
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ error, output: stdout + stderr }),
    ),
  );
  const total = Number(/^ {2}Total: +(\d+)/m.exec(output)?.[1] ?? 0);
  const passed = Number(/^ {2}Passed: +(\d+)/m.exec(output)?.[1] ?? 0);
  // A server that was run, or that is not installed.
  const reports = output.split('\n').filter((line) => /^(run|not run): /.test(line));
  let problem = '';
  if (error?.killed) problem = `, stopped after ${timeLimit / 1000} s`;
  else if (error && passed === total) problem = ', ended early';
  else if (total + reports.length === 0) problem = ', registered no test';
  const failed = total - passed + (problem ? 1 : 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const label = [file, runtime, engine].filter(Boolean).join(' ');
  console.log(`${failed ? '✗' : '✓'} ${label}: ${passed} of ${total}${problem} (${seconds} s)`);
  if (failed) console.log(output);
  return { passed, failed, reports, isHung: error?.code === browserHangs };
}
