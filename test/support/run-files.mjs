// Runs test files, each in a process of its own, and counts.
import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { projectFolder } from '../../src/build/paths.mjs';
import { runTool } from '../../src/build/run-tool.mjs';
import { paint } from '../../src/build/text.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */

/** A file that hangs longer than this has failed; milliseconds. */
const timeLimit = 600_000;

/**
 * Runs one file. A file without tests, one that ends early and one that hangs have failed.
 *
 * @param {object} options
 * @param {string} options.file
 * @param {string} options.label stands before the file's name in the output
 * @param {string[]} [options.nodeArgs]
 * @param {Record<string, string>} [options.env]
 * @returns {Promise<Tally>}
 */
export function runFile({ file, label, nodeArgs = [], env = {} }) {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(process.execPath, [...nodeArgs, file], {
      cwd: projectFolder,
      env: { ...process.env, FORCE_COLOR: '0', DEBUG_PRINT_LIMIT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
    child.on('close', (code) => {
      clearTimeout(timer);
      const total = Number(/Total:\s+(\d+)/.exec(output)?.[1] ?? 0);
      const passed = Number(/Passed:\s+(\d+)/.exec(output)?.[1] ?? 0);
      const problem =
        total === 0
          ? 'registered no test'
          : code !== 0 && passed === total
            ? `ended with ${code}`
            : '';
      const failed = total - passed + (problem ? 1 : 0);
      const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
      const mark = failed ? paint('red', '✗') : paint('green', '✓');
      console.log(
        `${mark} ${label} ${basename(file)}: ${passed} of ${total}${problem && `, ${problem}`} (${seconds})`,
      );
      if (failed) console.log(output.trimEnd());
      const table = output.split('\n').filter((line) => line.startsWith('| '));
      if (!failed && table.length > 0) console.log(table.join('\n'));
      resolve({ passed, failed });
    });
  });
}

/**
 * Runs a command that passes or fails as a whole.
 *
 * @param {string} label
 * @param {readonly string[]} args for Node
 * @returns {Promise<Tally>}
 */
export async function runCommand(label, args) {
  const { isRight, output } = await runTool(args);
  console.log(
    isRight ? `${paint('green', '✓')} ${label}` : `${paint('red', '✗')} ${label}\n${output}`,
  );
  return isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Runs tasks, a few at a time.
 *
 * @param {(() => Promise<Tally>)[]} tasks
 * @param {number} atOnce
 * @returns {Promise<Tally>} their sum
 */
export async function runAll(tasks, atOnce) {
  const queue = [...tasks];
  const sum = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const { passed, failed } = await task();
      sum.passed += passed;
      sum.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sum;
}
