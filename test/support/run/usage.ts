// The command lines of `npm test`, `test:old`, `shots` and `bench`.
import { parseArgs } from 'node:util';

/**
 * Reads the command line. For `--help`, and for a flag that the command does not have, it prints the
 * usage and ends the process.
 *
 * @param flags names of the command's flags, which all take a value
 */
export function readArgs(usage: string, flags: readonly string[] = []) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' } as const]));
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    console.log(usage);
    process.exit(process.argv.includes('--help') ? 0 : 1);
  }
}
