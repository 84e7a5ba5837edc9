// Tests of a site in Chromium. Each has its own site and pages; a failure prints their state.
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser } from 'puppeteer';
import { test } from 'uvu';
import { launchBrowser } from './launch';
import { NoSuchField } from './lead';
import { createPage, type OpenOptions, type TestPage } from './page';
import { type Site, type SiteOptions, startSite } from './site';
import type { DriverPage } from './visitor';

export interface TestTools {
  site: Site;
  open(path: string, options?: OpenOptions): Promise<TestPage>;
  /** What has been opened. */
  pages: readonly TestPage[];
}

/** Saves a picture of a page in any engine. Prints the picture's path, the address and `lines`. */
export async function describePage(
  name: string,
  page: Pick<DriverPage, 'evaluate' | 'screenshot'>,
  lines: readonly string[],
): Promise<void> {
  const path = resolve('.shots/failed', `${name.replace(/\W+/g, '-')}.png`);
  await mkdir('.shots/failed', { recursive: true });
  // A crashed page has neither picture nor address.
  await page.screenshot().then((picture) => writeFile(path, picture), String);
  const url = await page.evaluate(() => location.href).catch(String);
  console.log(`\n  ✗ ${name}:\n    ${[path, url, ...lines].join('\n    ')}`);
}

/**
 * Calls a function with a site of its own, and closes all its pages afterwards. A site has an address
 * of its own, so nothing of one test reaches another, although they share a browser.
 */
export async function withSite(
  browser: Browser,
  name: string,
  siteOptions: SiteOptions & OpenOptions,
  body: (tools: TestTools) => Promise<void>,
): Promise<void> {
  const site = await startSite(siteOptions);
  const pages: TestPage[] = [];
  const open: TestTools['open'] = async (path, pageOptions = {}) => {
    const options = { ...siteOptions, ...pageOptions };
    const page = await createPage(browser, options);
    pages.push(page);
    const { waitUntil = 'load' } = options;
    await page.goto(site.url + path.slice(1), { waitUntil });
    return page;
  };
  try {
    await body({ site, open, pages });
  } catch (error) {
    if (error instanceof NoSuchField) return console.log(`${name}: ${error.message}`);
    for (const [index, page] of pages.entries()) {
      await describePage(`${name} ${index + 1}`, page, page.lines);
    }
    throw error;
  } finally {
    site.stop();
    await Promise.all(pages.map((page) => page.close()));
  }
}

/** A function that adds tests, each with a site and a function that opens pages; options are for all. */
export function siteSuite(name: string, options: SiteOptions & OpenOptions = {}) {
  let browser: Browser | undefined;
  test.after(() => browser?.close());

  function siteTest(title: string, body: (tools: TestTools) => Promise<void>): void {
    test(title, async () => {
      browser ??= await launchBrowser('chromium');
      await withSite(browser, `${name} ${title}`, options, body);
    });
  }

  return Object.assign(siteTest, { run: test.run });
}
