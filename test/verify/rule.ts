// What a rule is, and how the rules of an area run.
import type { Browser } from 'puppeteer';
import type { Site } from './site';

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

/** Rules that share a page, and are run in their order. */
export interface Area {
  ids: readonly string[];
  run(browser: Browser, site: Site, report: (result: Result) => void): Promise<void>;
}

const unjudgedMark = '–';

/** Throws that a rule cannot be judged from here. */
export function unjudged(why: string): never {
  throw new Error(`${unjudgedMark} ${why}`);
}

/** @throws {Error} what is wrong, unless it is right */
export function expect(isRight: unknown, whatIsWrong: string): asserts isRight {
  if (!isRight) throw new Error(whatIsWrong);
}

/** Errors of puppeteer contain a stack, and functions of the page prefix theirs. */
export const firstLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    ?.replace(/^(Uncaught )?Error: /, '') ?? '';

/** How long a rule may take, in milliseconds. */
const timeLimit = 60_000;

async function judge<Stage>(id: string, rule: Rule<Stage>, stage: Stage): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeLimit, new Error('the page did not answer'));
  });
  try {
    const detail = await Promise.race([rule(stage), tooLate]);
    return { id, verdict: 'holds', detail };
  } catch (error) {
    const detail = firstLine(error);
    if (!detail.startsWith(unjudgedMark)) return { id, verdict: 'broken', detail };
    return { id, verdict: 'unjudged', detail: detail.slice(2) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param setUp opens what the rules look at
 * @param rules by id, which is the one of `docs/specification.md`
 */
export function area<Stage>(
  setUp: (browser: Browser, site: Site) => Promise<Stage>,
  rules: Rules<Stage>,
): Area {
  return {
    ids: Object.keys(rules),
    async run(browser, site, report) {
      // Where the page does not open, every rule of the area is broken.
      const opened = setUp(browser, site);
      await opened.catch(() => {});
      for (const [id, rule] of Object.entries(rules)) {
        report(await judge(id, async () => rule(await opened), undefined));
      }
    },
  };
}
