import { inspect } from 'node:util';

/** A mistake of the person at the keyboard: printed without a stack. */
export class UserError extends Error {}

/** What is printed of an error: of our own mistakes all there is to know. */
export const messageOf = (error: unknown) =>
  error instanceof UserError ? error.message : inspect(error);
