// Runs a test file in a process of its own. Node's own runner would neither give a file its own environment nor end the
// browsers of a file that has crashed: it waits for them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { bundleOf, bundleTest } from './bundle-tests';
import { isUnitTest, type Job } from './plan';
import { signalAll } from './processes';

/** A file that takes longer is ended, and has failed; in milliseconds. */
const timeLimit = 300_000;

let count = 0;

/** Runs a file, and prints a line about it. A file fails if it has no tests, ends early or hangs. */
export async function runFile({ file, runtime, program }: Job) {
  const start = performance.now();
  count += 1;
  const id = count;
  // The dot keeps the mark of file 1 from matching that of file 10.
  const mark = `${process.pid}-${id}.`;
  let bundle: string | undefined;
  if (isUnitTest(file)) bundle = bundleOf(runtime);
  else if (/^(browser|verify)/.test(file)) bundle = await bundleTest(file, `.cache/test/${id}.mjs`);
  const args = bundle ? ['--enable-source-maps', bundle] : ['--import', 'tsx', `test/${file}`];
  mkdirSync('.cache/test/output', { recursive: true });
  // A file takes the output, because programs that outlive a crash would keep a pipe open.
  const outputFile = `.cache/test/output/${id}.txt`;
  const output = openSync(outputFile, 'w');
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output, output],
    timeout: timeLimit,
    killSignal: 'SIGKILL',
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      DEBUG_PRINT_LIMIT: '0',
      RUNTIME: runtime,
      PROGRAM: program,
      TEST_FILE: mark,
    },
  });
  const [code, signal] = await once(child, 'exit');
  // Browsers and servers of a file that has crashed or was stopped.
  signalAll(`TEST_FILE=${mark}`, 'SIGKILL');

  const text = readFileSync(outputFile, 'utf8');
  const total = Number(/^ {2}Total: +(\d+)/m.exec(text)?.[1] ?? 0);
  const passed = Number(/^ {2}Passed: +(\d+)/m.exec(text)?.[1] ?? 0);
  let problem = '';
  if (signal) problem = `, ended by ${signal}`;
  else if (total === 0 || text.includes('(0 / 0)')) problem = ', ran no test';
  else if (code !== 0 && passed === total) problem = ', ended early';
  const failed = total - passed + (problem ? 1 : 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const name = [file, runtime === 'preact' && runtime, program].filter(Boolean).join(' ');
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} of ${total}${problem} (${seconds} s)`);
  if (failed) console.log(text);
  return { passed, failed };
}
