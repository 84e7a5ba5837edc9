// The command lines of `npm test`, `test:heard`, `test:old`, `shots` and `bench`.
import { parseArgs } from 'node:util';

/** Prints a mistake of the person who runs the command, without a stack, and ends the process. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * Reads the command line. For `--help` and `-h`, and for a flag that the command does not have, it prints
 * the usage and ends the process.
 *
 * @param flags names of the command's flags, which all take a value
 */
export function readArgs(usage: string, flags: readonly string[] = []) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' } as const]));
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    console.log(usage);
    process.exit(process.argv.some((word) => /^(--help|-h)$/.test(word)) ? 0 : 1);
  }
}

/** Reads words of the command line, and refuses those that are not among the choices. */
export function readWords(usage: string, choices: readonly string[]): string[] {
  const words = readArgs(usage).positionals;
  const wrong = words.find((word) => !choices.includes(word));
  return wrong === undefined ? words : refuse(`"${wrong}" is not one of the choices.\n${usage}`);
}
