// Ends programs that tests have started.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** How long a program may take to end, in milliseconds. */
const timeLimit = 10_000;

/** Ends a process, if need be without its consent. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return;
  const exit = once(child, 'exit');
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
  await exit;
  clearTimeout(timer);
}

/**
 * Sends a signal to all programs with a mark in their environment, because browsers leave their group. It
 * works on Linux only.
 *
 * @returns how many programs there were
 */
export function signalAll(mark: string, signal: NodeJS.Signals): number {
  let count = 0;
  const ids = existsSync('/proc') ? readdirSync('/proc').map(Number).filter(Boolean) : [];
  for (const id of ids) {
    try {
      if (!readFileSync(`/proc/${id}/environ`, 'utf8').includes(mark)) continue;
      count += 1;
      process.kill(id, signal);
    } catch {
      // It has ended, or it is another user's.
    }
  }
  return count;
}
