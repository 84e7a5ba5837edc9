// What a rule is, and how the rules of an area run.
import type { Visit } from './browser';
import { blocked, blockedMark, firstLine, Obstacle, Unjudged } from './expect';
import { prescribed, specification } from './specification';

export interface Result {
  id: string;
  /** `unjudged` cannot be seen from here. */
  verdict: 'holds' | 'broken' | 'unjudged';
  /** What was seen, or else the words of the rule; what is wrong; why it cannot be judged. */
  detail: string;
}

/**
 * Throws what is wrong. Returns what it has seen, or nothing.
 *
 * @param words what the specification prescribes
 */
export type Rule<Stage> = (stage: Stage, ...words: string[]) => unknown;

/** By id, which is the one of `docs/specification.md`. */
export type Rules<Stage> = Record<string, Rule<Stage>>;

/** Rules that share pages, and are run in their order. */
export interface Area {
  ids: readonly string[];
  run(visit: Visit, report: (result: Result) => void): Promise<void>;
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

/** @param setUp opens what the rules look at. Where it fails, the rules are not reached: another one says why. */
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
          const seen = await inTime(opened.then((stage) => rule(stage, ...prescribed(id))));
          report({ id, verdict: 'holds', detail: String(seen ?? specification.get(id)) });
        } catch (error) {
          if (error instanceof Obstacle) obstacle = error;
          const verdict = error instanceof Unjudged ? 'unjudged' : 'broken';
          report({ id, verdict, detail: firstLine(error) });
        }
      }
    },
  };
}
