import { inspect } from 'node:util';

/** A mistake of the person who runs the command. The error is printed without a stack. */
export class UserError extends Error {}

/** @throws {UserError} with all mistakes, if there are any */
export function stopAt(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new UserError([...new Set(mistakes)].join('\n'));
}

/** The text to print for an error. Those of the system have a `code`, those of esbuild `errors`. */
export function messageOf(error: unknown): string {
  const isExpected = error instanceof UserError || (error instanceof Error && 'errors' in error);
  return error instanceof Error && (isExpected || 'code' in error) ? error.message : inspect(error);
}
