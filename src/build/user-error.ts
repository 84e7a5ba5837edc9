/** A mistake of the person at the keyboard: printed without a stack, one line for each. */
export class UserError extends Error {
  override name = 'UserError';
}
