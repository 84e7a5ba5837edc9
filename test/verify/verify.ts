// All rules, and the order of their results.
import type { Browser } from 'puppeteer';
import { tooltips, withoutApp } from './app';
import { createVisit, openPage, startBrowser, type Visit } from './browser';
import { dialog, withoutScript } from './dialog';
import { draft } from './draft';
import { firstLine } from './expect';
import { consoles, health } from './health';
import { host } from './host';
import { landing, menu } from './landing';
import { errorPage, fallbacks, notFound, team } from './pages';
import { type Area, type Result, settle } from './rule';
import { isExample, type Site, whyUnreachable } from './site';
import { specification } from './specification';
import { submit, touch } from './submit';

/** One after the other, because Chromium paints only the tab in front. `team` leaves its page; `consoles` looks at all. */
const areas: readonly Area[] = [
  ...[landing, host, notFound, errorPage, menu, health, team, dialog, withoutApp, draft],
  ...[withoutScript, submit, tooltips, touch, fallbacks, consoles],
];

export const ruleIds = areas.flatMap(({ ids }) => ids);

/** Opens the address once. Throws a sentence about an address that has no such site. */
async function reach(browser: Browser, address: string): Promise<Visit> {
  const page = await openPage(browser, address).catch((error) => {
    throw new Error(`${address}: ${whyUnreachable(firstLine(error))}.`);
  });
  if (page.status >= 400) throw new Error(`${address} answers with the status ${page.status}.`);
  const { text, isHidden, links, url } = await page.evaluate(() => ({
    url: location.href,
    text: document.body.innerText,
    isHidden: document.querySelector('meta[name=robots][content*=noindex]') !== null,
    links: [...document.links].map(({ href }) => href),
  }));
  if (!/Schedule Intro Call|Investor Login|Turning Assets to Legacy/.test(text)) {
    throw new Error(
      `${url} is another site: it has no "Turning Assets to Legacy", no "Investor Login" and no "Schedule Intro Call".`,
    );
  }
  if (/Back to Home|Return to Home/.test(text)) {
    throw new Error(`${url} is not the landing page: name the address that its link home has.`);
  }
  const home = new URL('.', url);
  const isLocal = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\]|.*\.local$)/;
  const site: Site = {
    url: home.href,
    isSample: isHidden && links.some((link) => isExample.test(link)),
    isLocal: isLocal.test(home.hostname),
  };
  return createVisit(browser, site, page);
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
  const browser = await startBrowser();
  try {
    const visit = await reach(browser, address);
    for (const area of areas) {
      await area.run(visit, (result) => {
        results.push(result);
        report(result);
      });
    }
    const ids = [...specification.keys()];
    return settle(results.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
  } finally {
    await browser.close();
  }
}
