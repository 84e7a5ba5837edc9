// A visit of a site: its browser, its pages, and what becomes of each rule.
import type { Browser, EvaluateFunc, Page } from 'puppeteer';
import { expect } from '../kit/expect';
import { createPage, type OpenOptions, type TestPage } from '../support/drive/page';
import { specification } from './specification';

export interface Result {
  id: string;
  /**
   * `unjudged`: nobody can see whether the rule holds, at this address or because another rule is
   * broken. `unreached`: a step of the visit failed; `settle` decides what that means. `differs`: the content says something else.
   */
  verdict: 'holds' | 'broken' | 'unjudged' | 'unreached' | 'differs';
  /** What was seen, or the words of the rule; what is wrong; or why the rule cannot be judged. */
  detail: string;
}

class NotJudged extends Error {
  constructor(
    readonly verdict: Result['verdict'],
    why: string,
  ) {
    super(why);
  }
}

/** Ends a rule that cannot be judged from here, by throwing. */
export function unjudged(why: string): never {
  throw new NotJudged('unjudged', why);
}

/** Ends a rule because a step fails that another rule proves, by throwing. */
export function unreachable(why: string): never {
  throw new NotJudged('unreached', `not reached: ${why}`);
}

/** Messages of puppeteer contain a stack, and those of a page begin with "Error:". */
export const firstLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    ?.replace(/^(Uncaught )?Error: /, '') ?? '';

export interface Deployment {
  /** The landing page, with a slash at its end. */
  url: string;
  /** The site was built with samples, and asks search engines to leave it out. */
  isSample: boolean;
  /** Visitors do not reach the site at this address: it is on this machine, or in its network. */
  isLocal: boolean;
}

export const missingPath = 'verify/no/such-page';

/** The documents of the site, as paths behind its address. */
export const paths = ['', 'team', missingPath, '500.html'] as const;

export type Path = (typeof paths)[number];

export async function openPage(
  browser: Browser,
  address: string,
  options: OpenOptions = {},
): Promise<TestPage> {
  const page = await createPage(browser, options);
  page.setDefaultTimeout(15_000);
  await page.setCacheEnabled(false);
  page.status = (await page.goto(address, { timeout: 45_000 }))?.status() ?? 0;
  return page;
}

export type Visit = ReturnType<typeof createVisit>;

/**
 * @param landing the landing page, in a wide window
 * @param report gets each result as it comes
 */
export function createVisit(
  browser: Browser,
  deployment: Deployment,
  landing: TestPage,
  report: (result: Result) => void,
) {
  /** Pages of the site that were opened without a broken network. */
  const opened = [landing];

  async function open(path: string, options: OpenOptions = {}): Promise<TestPage> {
    const page = await openPage(browser, deployment.url + path, options);
    // Pages of the firm's own may use services whose console is not ours.
    if (!options.fail && paths.some((known) => known === path)) opened.push(page);
    return page;
  }

  function openOnce(options: OpenOptions, known = new Map<Path, Promise<TestPage>>()) {
    return async (path: Path) => {
      const opening = known.get(path) ?? open(path, options);
      known.set(path, opening);
      const page = await opening;
      // Chromium paints only the tab in front.
      await page.bringToFront();
      return page;
    };
  }

  /**
   * Judges a rule.
   *
   * @param look throws what is wrong, and returns what it has seen
   */
  async function rule(id: string, look: () => unknown): Promise<void> {
    if (!specification.has(id)) throw new Error(`docs/specification.md has no rule ${id}`);
    try {
      const seen = await look();
      report({ id, verdict: 'holds', detail: String(seen ?? specification.get(id)) });
    } catch (error) {
      const verdict = error instanceof NotJudged ? error.verdict : 'broken';
      report({ id, verdict, detail: firstLine(error) });
    }
  }

  return {
    ...deployment,
    opened,
    open,
    rule,
    /** A page of the site in a wide window. */
    desktopPage: openOnce({}, new Map([['', Promise.resolve(landing)]])),
    phonePage: openOnce({ width: 390, isTouch: true }),
    /** Opens the landing page without its photos, with a clock that stands still. */
    openLanding: (options: OpenOptions = {}) =>
      open('', { hasPhotos: false, hasFakeClock: true, ...options }),
  };
}

/** All rules in their order. What was not reached is broken, unless another broken rule may be why. */
export function settle(found: readonly Result[], reason: string): Result[] {
  const isBroken = found.some(({ verdict }) => verdict === 'broken');
  return [...specification.keys()].map((id) => {
    const result = found.find((result) => result.id === id);
    if (result && result.verdict !== 'unreached') return result;
    const detail = result?.detail ?? `not reached: ${reason}`;
    const verdict = isBroken ? 'unjudged' : 'broken';
    return { id, verdict, detail };
  });
}

/** Judges by a function of the page, in both windows. Returns what it has seen in the wide one. */
export async function inBoth<Args extends unknown[], Look extends EvaluateFunc<Args>>(
  [page, phone]: [Page, Page],
  look: Look,
  ...args: Args
): Promise<Awaited<ReturnType<Look>>> {
  await phone.bringToFront();
  const onPhone = await phone.evaluate(look, ...args).then(() => '', firstLine);
  await page.bringToFront();
  const seen = await page.evaluate(look, ...args);
  expect(!onPhone, `on a phone, ${onPhone}`);
  return seen;
}
