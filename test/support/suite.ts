// Tests of a site in Chromium: each has a site and pages of its own, and a failure is explained.
import { mkdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'puppeteer';
import { suite } from 'uvu';
import { connectChromium, createPage, type OpenOptions, type SitePage } from './page';
import { runtime, type Site, type SiteOptions, startSite } from './site';

export interface TestTools {
  site: Site;
  /** Opens a path of the site, in a context of its own. */
  open(path: string, options?: OpenOptions): Promise<SitePage>;
}

/** A test that takes longer has failed, in milliseconds. */
const timeLimit = 60_000;

/** Calls a function with a site of its own, and closes all its pages afterwards. */
export async function withSite(
  browser: Browser,
  name: string,
  siteOptions: SiteOptions,
  body: (tools: TestTools) => Promise<void>,
): Promise<void> {
  const site = await startSite(siteOptions);
  const pages: SitePage[] = [];
  const open: TestTools['open'] = async (path, options = {}) => {
    const page = await createPage(browser, options);
    pages.push(page);
    await options.prepare?.(page);
    await page.goto(site.url + path.slice(1), { waitUntil: options.waitUntil ?? 'load' });
    return page;
  };
  try {
    const late = setTimeout(timeLimit, undefined, { ref: false }).then(() => {
      throw new Error(`Not done after ${timeLimit} ms`);
    });
    await Promise.race([body({ site, open }), late]);
  } catch (error) {
    await mkdir('.shots/failed', { recursive: true });
    for (const [index, page] of pages.entries()) {
      const path = `.shots/failed/${`${name} ${index + 1}`.replace(/\W+/g, '-')}.png` as const;
      // A page that has crashed has no picture.
      await page.screenshot({ path }).catch(() => {});
      console.log(`\n  ${[name, page.url(), path, ...page.lines].join('\n    ')}`);
    }
    throw error;
  } finally {
    site.stop();
    await Promise.all(pages.map((page) => page.browserContext().close()));
  }
}

/** A suite whose tests get a site and a function that opens pages. */
export function siteSuite(name: string, siteOptions: SiteOptions = {}) {
  const tests = suite(`${name}, ${runtime}`);
  let browser: Browser;
  tests.before(async () => {
    browser = await connectChromium();
  });
  tests.after(() => browser.disconnect());

  function test(title: string, body: (tools: TestTools) => Promise<void>): void {
    tests(title, () => withSite(browser, `${name} ${title}`, siteOptions, body));
  }

  return Object.assign(test, { run: tests.run });
}
