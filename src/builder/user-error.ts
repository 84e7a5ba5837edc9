import { inspect } from 'node:util';

/** A mistake of the person who runs the command. The error is printed without a stack. */
export class UserError extends Error {}

/** The text to print for an error. For errors that are our own bugs, the text includes the stack. */
export const messageOf = (error: unknown) =>
  error instanceof UserError ? error.message : inspect(error);
