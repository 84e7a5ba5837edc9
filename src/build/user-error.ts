import { inspect } from 'node:util';

/** A mistake of the person who runs the command. The error is printed without a stack. */
export class UserError extends Error {
  constructor(
    message: string,
    /** The command ends with 2 if only samples stop it, so that a workflow can tell. */
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}

/** @throws {UserError} with all mistakes, if there are any */
export function stopAt(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new UserError([...new Set(mistakes)].join('\n'));
}

/**
 * Whether the cause is a mistake or the system. The system's errors have a `syscall`, esbuild's have
 * `errors` or, when Ctrl-C ends it before this process, begin with "The service".
 */
const isExpected = (error: Error) =>
  error instanceof UserError ||
  'syscall' in error ||
  'errors' in error ||
  error.message.startsWith('The service');

/** The text to print for an error. Only our own bugs have a stack. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error && isExpected(error))) return inspect(error);
  // Removes line numbers of vanilla-extract, which counts the lines of generated code.
  return error.message.replace(/(\.css\.ts):\d+:\d+(?=: ERROR: \[plugin)/g, '$1');
}
