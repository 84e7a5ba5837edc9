// The ways in which a rule fails. Pages have `expect` too, by the same name.

/** @throws {Error} what is wrong, unless it is right */
export function expect(isRight: unknown, whatIsWrong: string): asserts isRight {
  if (!isRight) throw new Error(whatIsWrong);
}

export class Unjudged extends Error {}

/** Throws that a rule cannot be judged from here. */
export function unjudged(why: string): never {
  throw new Unjudged(why);
}

/** Before what a visitor could not even begin, because another rule is broken. */
export const blockedMark = 'not reached: ';

/** Throws that a step of a visitor fails, which other rules prove. */
export function blocked(error: unknown): never {
  throw new Unjudged(blockedMark + firstLine(error).replace(blockedMark, ''));
}

/** What is wrong, and keeps a visitor from all that follows. */
export class Obstacle extends Error {}

/** Errors of puppeteer contain a stack, and functions of the page prefix theirs. */
export const firstLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    ?.replace(/^(Uncaught )?Error: /, '') ?? '';
