// What a rule is, and how the rules of an area run.
import type { Visit } from './browser';
import { firstLine } from './site';

export interface Result {
  id: string;
  /** `unjudged` cannot be seen from here. */
  verdict: 'holds' | 'broken' | 'unjudged';
  /** What was seen, what is wrong, or why it cannot be judged. */
  detail: string;
}

/** Returns what it has seen, in a few words. Throws what is wrong. */
export type Rule<Stage> = (stage: Stage) => string | Promise<string>;

export type Rules<Stage> = Record<string, Rule<Stage>>;

/** Rules that share pages, and are run in their order. */
export interface Area {
  ids: readonly string[];
  run(visit: Visit, report: (result: Result) => void): Promise<void>;
}

class Unjudged extends Error {}

/** Throws that a rule cannot be judged from here. */
export function unjudged(why: string): never {
  throw new Unjudged(why);
}

/** Before what a visitor could not even begin, because another rule is broken. */
const blockedMark = 'not reached: ';

/** Throws that a step of a visitor fails, which other rules prove. */
export function blocked(error: unknown): never {
  throw new Unjudged(blockedMark + firstLine(error).replace(blockedMark, ''));
}

/** What is wrong, and keeps a visitor from all that follows. */
export class Obstacle extends Error {}

/** @throws {Error} what is wrong, unless it is right */
export function expect(isRight: unknown, whatIsWrong: string): asserts isRight {
  if (!isRight) throw new Error(whatIsWrong);
}

/** How long a rule may take, in milliseconds. */
const timeLimit = 45_000;

/** Fails if the work takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeLimit, new Obstacle('the page does not answer'));
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** Where everything else holds, what was not reached is broken by itself. */
export const settle = (results: readonly Result[]): Result[] =>
  results.some(({ verdict }) => verdict === 'broken')
    ? [...results]
    : results.map((result) =>
        result.detail.startsWith(blockedMark) ? { ...result, verdict: 'broken' } : result,
      );

/**
 * @param setUp opens what the rules look at. Where it fails, the rules are not reached: another one says why.
 * @param rules by id, which is the one of `docs/specification.md`
 */
export function area<Stage>(setUp: (visit: Visit) => Promise<Stage>, rules: Rules<Stage>): Area {
  return {
    ids: Object.keys(rules),
    async run(visit, report) {
      const opened = inTime(setUp(visit));
      let obstacle: unknown = await opened.then(
        () => undefined,
        (error) => error,
      );
      for (const [id, rule] of Object.entries(rules)) {
        try {
          if (obstacle) blocked(obstacle);
          const detail = await inTime(opened.then(async (stage) => rule(stage)));
          report({ id, verdict: 'holds', detail });
        } catch (error) {
          if (error instanceof Obstacle) obstacle = error;
          const verdict = error instanceof Unjudged ? 'unjudged' : 'broken';
          report({ id, verdict, detail: firstLine(error) });
        }
      }
    },
  };
}
