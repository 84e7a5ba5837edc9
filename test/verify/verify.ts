// All rules, in the order of a visit.
import type { Browser, LaunchOptions } from 'puppeteer';
import { content } from '../support/content';
import { launchBrowser } from '../support/drive/launch';
import { isDocument } from '../support/drive/page';
import { dialog, withoutScript } from './dialog';
import { listDifferences } from './differences';
import { consoles, health } from './health';
import { host } from './host';
import { landing, menu } from './landing';
import { draft, submitted, tooltips, touch, withoutApp } from './lead';
import { errorPage, fallbacks, notFound, team } from './pages';
import {
  createVisit,
  type Deployment,
  firstLine,
  openPage,
  type Result,
  settle,
  type Visit,
} from './visit';

/** `team` changes its page, so it comes after `health`. `consoles` judges all, so it is last. */
const areas = [
  landing,
  host,
  notFound,
  errorPage,
  menu,
  health,
  team,
  dialog,
  withoutApp,
  draft,
  withoutScript,
  submitted,
  tooltips,
  touch,
  fallbacks,
  consoles,
];

const exampleDomain = /[/.@]example\.(com|org|net)\b/i;

/** Opens the address once. Throws a sentence about an address that has no such site. */
async function arrive(
  browser: Browser,
  address: string,
  report: (result: Result) => void,
): Promise<Visit> {
  const page = await openPage(browser, address).catch((error) => {
    throw new Error(`${address}: ${firstLine(error)}`);
  });
  if (page.status >= 400) throw new Error(`${address} answers with the status ${page.status}.`);
  const policy = page.responses.findLast(isDocument)?.headers()['content-security-policy'];
  if (policy && page.problems.some((line) => /Content.Security.Policy|sandboxed/i.test(line)))
    throw new Error(
      `${address} sends a policy that blocks our pages. Let the host send frame-ancestors alone: Content-Security-Policy: ${policy}`,
    );
  const { text, isHidden, links, url } = await page.evaluate(() => ({
    url: location.href,
    text: document.body.innerText,
    isHidden: document.querySelector('meta[name=robots][content*=noindex]') !== null,
    links: [...document.links].map(({ href }) => href),
  }));
  const known = [content.hero.headline, ...Object.values(content.actions)];
  if (!known.some((words) => text.includes(words)))
    throw new Error(`${url} is another site: it has none of "${known.join('", "')}".`);
  const isOther = [content.bar.backToHome, content.notFoundPage.home].some((it) =>
    text.includes(it),
  );
  if (isOther && !text.includes(content.hero.headline))
    throw new Error(`${url} is not the landing page: name the address that its link home has.`);
  const home = new URL('.', url);
  const local = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\]|.*\.local$)/;
  const deployment: Deployment = {
    url: home.href,
    isSample: isHidden && links.some((link) => exampleDomain.test(link)),
    isLocal: local.test(home.hostname),
  };
  return createVisit(browser, deployment, page, report);
}

/**
 * Judges every rule at an address. The results are in the order of the specification; at last come
 * its differences from the content.
 *
 * @param onProgress gets the number of rules that have been judged
 * @param options of the browser
 * @throws {Error} that says in one sentence why the site cannot be opened
 */
export async function verify(
  address: string,
  onProgress: (count: number) => void = () => {},
  options: LaunchOptions = {},
): Promise<Result[]> {
  const results: Result[] = [];
  let reason = '';
  const browser = await launchBrowser('chromium', options);
  try {
    const visit = await arrive(browser, address, (result) => {
      results.push(result);
      onProgress(results.length);
    });
    for (const area of areas) {
      await area(visit).catch((error) => {
        reason ||= firstLine(error);
      });
    }
    return [...settle(results, reason), ...listDifferences(content)];
  } finally {
    await browser.close();
  }
}
