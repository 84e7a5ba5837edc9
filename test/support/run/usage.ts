// The command lines of `npm test` and `shots`, and what they print at the end.

/** Prints a mistake of the person who runs the command, without a stack, and ends the process. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Reads the words of the command line. For `--help`, and for any other flag, it prints the usage and ends the process. */
export function readArgs(usage: string): string[] {
  const words = process.argv.slice(2);
  if (!words.some((word) => word.startsWith('-'))) return words;
  console.log(usage);
  process.exit(words.some((word) => /^(--help|-h)$/.test(word)) ? 0 : 1);
}

/** Reads words of the command line, and refuses those that are not among the choices. */
export function readWords(usage: string, choices: readonly string[]): string[] {
  const words = readArgs(usage);
  const wrong = words.find((word) => !choices.includes(word));
  return wrong === undefined ? words : refuse(`"${wrong}" is not one of the choices.\n${usage}`);
}

/** What a command has counted. */
export const total = { passed: 0, failed: 0 };

export function count({ passed = 0, failed = 0 }: Partial<typeof total>): void {
  total.passed += passed;
  total.failed += failed;
}

/** Prints the counts. A command that has counted nothing has failed too. */
export function printTotal(): void {
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}
