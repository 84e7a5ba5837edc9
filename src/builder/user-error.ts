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

/** A mistake or a warning, until a command prints it. */
export interface Finding {
  /** Path in the project, or in the output folder. */
  file: string;
  message: string;
}

/** One line for each finding. */
export const listFindings = (findings: readonly Finding[]) =>
  findings.map(({ file, message }) => `${file}: ${message}`);

/** Why the system refused, such as "permission denied". */
export const reasonOf = (error: unknown) =>
  /\bE[A-Z]+: ([^,]+)/.exec(String(error))?.[1] ?? String(error);

/** The text to print for an error. Only errors that are our own bugs have a stack. */
export function messageOf(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (!(error instanceof Error && 'path' in error && 'syscall' in error)) return inspect(error);
  const verb = /^(open|read|scandir|l?stat|watch)$/.test(String(error.syscall))
    ? 'read'
    : 'written';
  return `${error.path} cannot be ${verb}: ${reasonOf(error)}.`;
}
