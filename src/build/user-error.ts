import { inspect } from 'node:util';

/** A mistake of the person who runs the command. The error is printed without a stack. */
export class UserError extends Error {}

/** @throws {UserError} with all mistakes, if there are any */
export function stopAt(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new UserError([...new Set(mistakes)].join('\n'));
}

/** The text to print for an error, with the stack if nobody expects the error. */
export function messageOf(error: unknown): string {
  // Those of the system have a `syscall`, those of esbuild `errors`; a wrong flag has only a code.
  const { code, syscall, errors, message } = Object(error);
  const isWrongFlag = /^ERR_PARSE_ARGS/.test(code);
  const isExpected = error instanceof UserError || syscall || errors || isWrongFlag;
  return isExpected ? message : inspect(error);
}
