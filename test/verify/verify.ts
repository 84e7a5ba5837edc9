// All rules, and the order of their results.
import type { Browser } from 'puppeteer';
import { tooltips, withoutApp } from './app';
import { openPage, startBrowser } from './browser';
import { dialog, withoutScript } from './dialog';
import { draft } from './draft';
import { health } from './health';
import { host } from './host';
import { landing, menu } from './landing';
import { errorPage, fallbacks, notFound, team } from './pages';
import { type Area, firstLine, type Result } from './rule';
import { type Site, whyUnreachable } from './site';
import { submit, touch } from './submit';

/** In the order of `docs/specification.md`. */
export const areas: readonly Area[] = [
  landing,
  menu,
  withoutScript,
  dialog,
  submit,
  touch,
  draft,
  tooltips,
  withoutApp,
  team,
  fallbacks,
  notFound,
  errorPage,
  health,
  host,
];

export const ruleIds = areas.flatMap(({ ids }) => ids);

/** How many areas run at the same time. */
const parallel = 3;

/** Opens the address once. Throws a sentence about an address that has no such site. */
async function reach(browser: Browser, address: string): Promise<Site> {
  const page = await openPage(browser);
  try {
    const response = await page.goto(address, { timeout: 20_000 }).catch((error) => {
      throw new Error(`${address}: ${whyUnreachable(firstLine(error))}.`);
    });
    const status = response?.status() ?? 0;
    if (status >= 400) throw new Error(`${address} answers with the status ${status}.`);
    const { isOurs, isSample, url } = await page.evaluate(() => ({
      url: location.href,
      isOurs: /Schedule Intro Call|Investor Login|Turning Assets to Legacy/.test(
        document.body.innerText,
      ),
      isSample: document.querySelector('meta[name=robots][content*=noindex]') !== null,
    }));
    if (!isOurs) {
      throw new Error(
        `${url} is another site: it has no "Turning Assets to Legacy", no "Investor Login" and no "Schedule Intro Call".`,
      );
    }
    const home = new URL('.', url);
    const isLocal = /^(localhost|127\.|10\.|192\.168\.|\[::1\])/.test(home.hostname);
    return { url: home.href, isSample, isLocal };
  } finally {
    await page.browserContext().close();
  }
}

/**
 * Judges every rule at an address.
 *
 * @param report gets each result as it comes; the promise has them in order
 * @throws {Error} that says in one sentence why the site cannot be opened
 */
export async function verify(
  address: string,
  report: (result: Result) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  const keep = (result: Result) => {
    results.push(result);
    report(result);
  };
  const browser = await startBrowser();
  try {
    const site = await reach(browser, address);
    const waiting = [...areas];
    const runNext = async () => {
      for (let area = waiting.shift(); area; area = waiting.shift()) {
        await area.run(browser, site, keep);
      }
    };
    await Promise.all(Array.from({ length: parallel }, runNext));
    return results.sort((a, b) => ruleIds.indexOf(a.id) - ruleIds.indexOf(b.id));
  } finally {
    await browser.close();
  }
}
