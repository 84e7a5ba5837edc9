// Ends programs that tests have started.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Sends a signal to all programs with a mark in their environment, because browsers leave their group. It
 * works on Linux only.
 */
export function signalAll(mark: string, signal: NodeJS.Signals): void {
  const ids = existsSync('/proc') ? readdirSync('/proc').map(Number).filter(Boolean) : [];
  for (const id of ids) {
    try {
      if (!readFileSync(`/proc/${id}/environ`, 'utf8').includes(mark)) continue;
      process.kill(id, signal);
    } catch {
      // It has ended, or it is another user's.
    }
  }
}
