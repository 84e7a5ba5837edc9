/** A mistake of the person at the keyboard: printed without a stack, and the command ends with 1. */
export class UserError extends Error {}
