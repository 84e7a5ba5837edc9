// A visit of a built site: its pages, and the sentences that are proved on the way.
import type { EvaluateFunc, Page } from 'puppeteer';
import { test } from 'uvu';
import { type OpenOptions, photos, type TestPage } from '../support/drive/page';
import type { TestTools } from '../support/drive/suite';

/** What the content says in place of words that the firm's sentences quote. */
export const differences: string[] = [];

/**
 * Looks at once whether a sentence holds; `test` reports it.
 *
 * @param sentence of the firm, perhaps with what the content says in place of its quoted words; or
 *   of ours
 * @param look throws what is wrong
 */
export async function rule(
  sentence: string | readonly [string, ...unknown[]],
  look: () => unknown,
): Promise<void> {
  const [title, ...words] = typeof sentence === 'string' ? [sentence] : sentence;
  const quoted = Array.from(title.matchAll(/"(.*?)"/g), ([, words]) => words);
  if (quoted.join('|') !== words.join('|'))
    differences.push(`differs: ${title}; the content says "${words.join('", "')}"`);
  const [outcome] = await Promise.allSettled([(async () => look())()]);
  test(title, () => {
    if (outcome.status === 'rejected') throw outcome.reason;
  });
}

export type Visit = ReturnType<typeof createVisit>;

export function createVisit({ site, open }: TestTools) {
  function openOnce(options: OpenOptions) {
    const known = new Map<string, Promise<TestPage>>();
    return async (path: string) => {
      const opening = known.get(path) ?? open(path, options);
      known.set(path, opening);
      const page = await opening;
      // Chromium paints only the tab in front.
      await page.bringToFront();
      return page;
    };
  }

  return {
    site,
    /** The landing page, with a slash at its end. */
    url: site.url,
    open,
    /** A page of the site in a wide window. */
    desktopPage: openOnce({}),
    phonePage: openOnce({ width: 390, isTouch: true }),
    /** Opens the landing page without its photos, with a clock that stands still. */
    openLanding: (options: OpenOptions = {}) =>
      open('/', { blocked: photos, hasFakeClock: true, ...options }),
  };
}

/** Looks by a function of the page, in both windows. Returns what it has seen in the wide one. */
export async function inBoth<Args extends unknown[], Look extends EvaluateFunc<Args>>(
  [page, phone]: [Page, Page],
  look: Look,
  ...args: Args
): Promise<Awaited<ReturnType<Look>>> {
  await phone.bringToFront();
  await phone.evaluate(look, ...args).catch((error) => {
    throw new Error(`on a phone, ${error}`);
  });
  await page.bringToFront();
  return page.evaluate(look, ...args);
}
