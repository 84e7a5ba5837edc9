import { inspect } from 'node:util';
import { type BuildFailure, formatMessages } from 'esbuild';

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

/** The text to print for an error. Only our own bugs have a stack. */
export function messageOf(error: unknown): string {
  const isKnown = error instanceof UserError || (error instanceof Error && 'syscall' in error);
  return isKnown ? error.message : inspect(error);
}

/**
 * Reports esbuild's errors.
 *
 * @throws {UserError} with the file, and with the line unless the error is in a style file
 */
export async function rethrowWithPlace({ errors, message }: BuildFailure): Promise<never> {
  // Ctrl-C during a build ends esbuild first.
  if (!errors) throw new UserError(message);
  const inStyles = errors.find(({ pluginName }) => pluginName === 'vanilla-extract');
  // The plugin reports lines of generated code.
  if (inStyles?.location) throw new UserError(`${inStyles.location.file}: ${inStyles.text}`);
  const messages = await formatMessages(errors, { kind: 'error' });
  throw new UserError([...new Set(messages)].join('').trim());
}
