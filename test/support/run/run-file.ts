// Runs a test file in a process of its own, and reads what it says.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';

export interface Job {
  /** Path below `test`. */
  file: string;
  runtime?: 'react' | 'preact';
  /** A browser or server, if the file needs one. */
  program?: string | undefined;
}

/** A file that takes longer is ended, with its browser, and has failed; in milliseconds. */
const timeLimit = 300_000;

/** Prints a line about a file. A file fails if it has no tests, ends early or hangs, too. */
export async function runFile({ file, runtime = 'react', program = '' }: Job) {
  const start = performance.now();
  const name = [file, runtime === 'preact' && runtime, program].filter(Boolean).join(' ');
  const outputFile = `.cache/test/output/${name.replace(/\W+/g, '-')}.txt`;
  mkdirSync('.cache/test/output', { recursive: true });
  // A file takes the output, because programs that outlive a crash would keep a pipe open.
  const output = openSync(outputFile, 'w');
  const needsPage = file.startsWith('unit');
  const setUp = ['tsx', ...(needsPage ? ['./test/support/run/dom.ts'] : [])];
  const args = [...setUp.flatMap((module) => ['--import', module]), `test/${file}`];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output, output],
    timeout: timeLimit,
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      DEBUG_PRINT_LIMIT: '0',
      RUNTIME: runtime,
      PROGRAM: program,
      ...(needsPage && { TSX_TSCONFIG_PATH: 'test/support/run/tsx.json' }),
    },
  });
  const [code, signal] = await once(child, 'exit');

  const text = readFileSync(outputFile, 'utf8');
  // uvu ends with 0 when a hook throws, so its totals count.
  const read = (what: string) =>
    Number(new RegExp(`^ {2}${what}: +(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  const [total, passed] = [read('Total'), read('Passed')];
  let problem = '';
  if (signal) problem = `, ended by ${signal}`;
  else if (total === 0 || text.includes('(0 / 0)')) problem = ', ran no test';
  else if (code !== 0 && passed === total) problem = ', ended early';
  const failed = total - passed + (problem ? 1 : 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} of ${total}${problem} (${seconds} s)`);
  if (failed) console.log(text);
  return { passed, failed };
}
