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
 * The text to print for an error. Only our own bugs have a stack: `syscall` is in the errors of the
 * system, `errors` in those of esbuild.
 */
export function messageOf(error: unknown): string {
  const isKnown = error instanceof Error && ('syscall' in error || 'errors' in error);
  if (!isKnown && !(error instanceof UserError)) return inspect(error);
  // vanilla-extract counts the lines of generated code.
  return error.message.replace(/(\.css\.ts):\d+:\d+(?=: ERROR: \[plugin)/g, '$1');
}
