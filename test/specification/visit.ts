// A visit of a built site: its pages, and what becomes of each rule.
import type { Browser, EvaluateFunc, Page } from 'puppeteer';
import { expect } from '../kit/expect';
import { createPage, type OpenOptions, type TestPage } from '../support/drive/page';

/** Messages of puppeteer contain a stack, and those of a page begin with "Error:". */
export const firstLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    ?.replace(/^(Uncaught )?Error: /, '') ?? '';

export const missingPath = 'verify/no/such-page';

/** The documents of the site, as paths behind its address. */
export const paths = ['', 'team', missingPath, '500.html'] as const;

export type Path = (typeof paths)[number];

export type Visit = ReturnType<typeof createVisit>;

/** @param url the landing page, with a slash at its end */
export function createVisit(browser: Browser, url: string) {
  /** What is wrong with each rule that was judged, or an empty text. */
  const verdicts = new Map<string, string>();
  /** Pages that were opened without a broken network. */
  const opened: TestPage[] = [];

  async function open(path: string, options: OpenOptions = {}): Promise<TestPage> {
    const page = await createPage(browser, options);
    page.setDefaultTimeout(15_000);
    await page.setCacheEnabled(false);
    page.status = (await page.goto(url + path, { timeout: 45_000 }))?.status() ?? 0;
    if (!options.fail) opened.push(page);
    return page;
  }

  function openOnce(options: OpenOptions) {
    const known = new Map<Path, Promise<TestPage>>();
    return async (path: Path) => {
      const opening = known.get(path) ?? open(path, options);
      known.set(path, opening);
      const page = await opening;
      // Chromium paints only the tab in front.
      await page.bringToFront();
      return page;
    };
  }

  /** @param look throws what is wrong */
  async function rule(id: string, look: () => unknown): Promise<void> {
    const judging = Promise.resolve().then(look);
    verdicts.set(id, await judging.then(() => '', firstLine));
  }

  return {
    url,
    verdicts,
    opened,
    open,
    rule,
    /** A page of the site in a wide window. */
    desktopPage: openOnce({}),
    phonePage: openOnce({ width: 390, isTouch: true }),
    /** Opens the landing page without its photos, with a clock that stands still. */
    openLanding: (options: OpenOptions = {}) =>
      open('', { hasPhotos: false, hasFakeClock: true, ...options }),
  };
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
