// The command lines of `npm test`, `test:old`, `shots` and `bench`.
import { parseArgs } from 'node:util';

/**
 * Reads the command line. For `--help`, and for a flag that there is not, it prints the usage and ends
 * the program.
 *
 * @param usage what the command takes
 * @param flags names of the flags that it has, each with a value
 */
export function readArgs<Flag extends string>(usage: string, flags: readonly Flag[] = []) {
  const isKnown = (name: string): name is Flag => flags.some((flag) => flag === name);
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' } as const]));
  const { tokens, positionals } = parseArgs({
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values: Partial<Record<Flag, string>> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!isKnown(token.name) || !token.value) {
      console.log(usage);
      process.exit(token.name === 'help' ? 0 : 1);
    }
    values[token.name] = token.value;
  }
  return { words: positionals, values };
}
