// A built site, a server and a browser for tests.

import { readBuiltSite } from '../../src/hosting/built-site.mjs';
import { createStaticServer, listen } from '../../src/server/static-server.mjs';
import { startBrowser } from './browser.mjs';

/** Folder of the site under test, and what it was built with. */
export const dist = process.env.DIST ?? 'dist';
export const runtime = process.env.RUNTIME ?? 'react';

/** The two widths everything has to work at. */
export const widths = [390, 1280];

/**
 * Records mail links instead of leaving the page for a mail program; runs before the page's own
 * scripts.
 */
function recordMail() {
  /** @type {any} */ (window).launches = [];
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function record() {
    if (!this.href.startsWith('mailto:')) return click.call(this);
    /** @type {any} */ (window).launches.push({
      href: this.href,
      target: this.target,
      rel: this.rel,
    });
  };
}

/**
 * @typedef {object} OpenOptions
 * @property {number} [width]
 * @property {number} [pixelRatio] device pixels to one of the page's
 * @property {boolean} [isTouch] a phone: coarse pointer and touch events
 * @property {boolean} [hasScript]
 * @property {(page: import('puppeteer').Page) => Promise<void>} [prepare] before the page loads
 * @property {import('puppeteer').PuppeteerLifeCycleEvent} [waitUntil]
 */

/**
 * Starts everything.
 *
 * @param {object} [options]
 * @param {string} [options.folder]
 * @param {string} [options.base]
 * @param {Parameters<typeof createStaticServer>[0]['intercept']} [options.intercept]
 */
export async function startSite({ folder = dist, base = '/', intercept } = {}) {
  const { headers } = await readBuiltSite(folder);
  const server = createStaticServer({ folder, base, headers, ...(intercept && { intercept }) });
  const port = await listen(server, 0);
  return browse(`http://localhost:${port}`, () => {
    server.close();
    server.closeAllConnections();
  });
}

/**
 * A browser for a site that is already being served.
 *
 * @param {string} origin
 * @param {() => unknown} stopServer
 */
export async function browse(origin, stopServer) {
  const browser = await startBrowser();

  /**
   * Opens a page in a profile of its own. `page.faults` collects every warning, error and policy violation, except the
   * browser's own line about a 404 status.
   *
   * @param {string} path
   * @param {OpenOptions} [options]
   */
  async function open(path, options = {}) {
    const {
      width = 1280,
      pixelRatio = 1,
      isTouch = false,
      hasScript = true,
      prepare,
      waitUntil = 'load',
    } = options;
    // A profile of its own: an empty cache.
    const context = await browser.createBrowserContext();
    const page = /** @type {import('puppeteer').Page & { faults: string[] }} */ (
      await context.newPage()
    );
    page.faults = [];
    page.on('console', (message) => {
      const isFault = ['error', 'warn'].includes(message.type());
      if (isFault && !message.text().includes('status of 404')) page.faults.push(message.text());
    });
    page.on('pageerror', (error) => page.faults.push(String(error)));
    await page.setViewport({
      width,
      height: width < 768 ? 844 : 900,
      deviceScaleFactor: pixelRatio,
      isMobile: isTouch,
      hasTouch: isTouch,
    });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.setJavaScriptEnabled(hasScript);
    await page.evaluateOnNewDocument(recordMail);
    await prepare?.(page);
    await page.goto(origin + path, { waitUntil });
    return page;
  }

  return {
    origin,
    browser,
    open,
    async stop() {
      await browser.close();
      await stopServer();
    },
  };
}

/** @param {number} ms */
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until the app has taken over.
 *
 * @param {import('puppeteer').Page} page
 */
export function untilStarted(page) {
  return page.waitForFunction(() => performance.getEntriesByName('app-started').length > 0);
}

/**
 * Whether the app has taken over.
 *
 * @param {import('puppeteer').Page} page
 */
export function isStarted(page) {
  return page.evaluate(() => performance.getEntriesByName('app-started').length > 0);
}

/**
 * Mail links that were opened so far.
 *
 * @param {import('puppeteer').Page} page
 * @returns {Promise<{ href: string, target: string, rel: string }[]>}
 */
export function launchesOf(page) {
  return page.evaluate(() => /** @type {any} */ (window).launches);
}

/**
 * Opens the dialog and fills the required fields.
 *
 * @param {import('puppeteer').Page} page
 */
export async function fillLead(page) {
  if (!(await page.$('dialog[open]'))) await page.click('main [commandfor]');
  for (const [name, value] of Object.entries({
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    company: 'Engines & Sons',
    reason: 'A catalog\nof songs',
  })) {
    await page.type(`[name=${name}]`, value);
  }
}

/**
 * Calls a page function until it returns something true, or fails after some seconds.
 *
 * @param {import('puppeteer').Page} page
 * @param {string} expression
 */
export function until(page, expression) {
  return page.waitForFunction(expression, { timeout: 10_000, polling: 20 });
}

/**
 * Makes the router throw: it matches paths with `RegExp.prototype.exec`.
 *
 * @param {import('puppeteer').Page} page the app has started on it
 */
export function crashRouter(page) {
  return page.evaluate(() => {
    const { exec } = RegExp.prototype;
    RegExp.prototype.exec = function sabotaged(text) {
      if (text === '/sabotaged') throw new Error('sabotaged');
      return exec.call(this, text);
    };
    history.pushState(null, '', '/sabotaged');
  });
}
