/** A mistake of the person at the keyboard: printed without a stack. */
export class UserError extends Error {}
