// Pages in Chromium, each in a context of its own: nothing of one test reaches another.
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import puppeteer, { type Browser, type Page, type PuppeteerLifeCycleEvent } from 'puppeteer';
import { type Launch, recordLaunches, stopClock } from './in-page';

/** The two widths at which everything has to work. */
export const widths = [390, 1280] as const;

export interface OpenOptions {
  width?: number;
  height?: number;
  /** Device pixels to one of the page's. */
  pixelRatio?: number;
  /** A phone: coarse pointer and touch events. */
  isTouch?: boolean;
  hasMotion?: boolean;
  hasScript?: boolean;
  /** Lets time stand still until `page.tick(ms)`. */
  hasFakeClock?: boolean;
  /** Runs before the page loads. */
  prepare?: (page: Page) => Promise<unknown>;
  waitUntil?: PuppeteerLifeCycleEvent;
}

export interface SitePage extends Page {
  /** Warnings, errors and policy violations, except the browser's own line about a 404 status. */
  problems: string[];
  /** All lines of the console. */
  lines: string[];
  /** Moves the fake clock on, in milliseconds. */
  tick(ms: number): Promise<void>;
}

/** Connects to the run's browser; without a run, to what CHROMIUM_ENDPOINT names. */
export async function connectChromium(): Promise<Browser> {
  const endpoint = process.env.CHROMIUM_ENDPOINT;
  if (!endpoint) throw new Error('There is no browser: run this file by "npm test -- FILTER".');
  // Pages of other test files are none of ours.
  const browser: Browser = await puppeteer.connect({
    browserWSEndpoint: endpoint,
    targetFilter: (target) =>
      target.type() === 'browser' ||
      (own !== undefined && target.browserContext() !== own.defaultBrowserContext()),
  });
  own = browser;
  return browser;
}
let own: Browser | undefined;

/** Makes an empty page; who asks for it closes its context. */
export async function createPage(browser: Browser, options: OpenOptions = {}): Promise<SitePage> {
  const { width = 1280, pixelRatio = 1, isTouch = false, hasMotion = false } = options;
  const { hasScript = true, hasFakeClock = false } = options;
  const { height = width < 768 ? 844 : 900 } = options;
  const context = await browser.createBrowserContext();
  const page: SitePage = Object.assign(await context.newPage(), {
    problems: [],
    lines: [],
    tick: (ms: number) => page.evaluate((ms) => window.tick(ms), ms),
  });
  page.on('console', (message) => {
    const line = `${message.type()}: ${message.text()}`;
    page.lines.push(line);
    if (/^(error|warn): (?!.*status of 404)/.test(line)) page.problems.push(message.text());
  });
  page.on('pageerror', (error) => {
    page.lines.push(String(error));
    page.problems.push(String(error));
  });
  // First: the browser loads the page anew for a phone.
  await page.setViewport({
    width,
    height,
    deviceScaleFactor: pixelRatio,
    isMobile: isTouch,
    hasTouch: isTouch,
  });
  await Promise.all([
    page.emulateMediaFeatures([
      { name: 'prefers-reduced-motion', value: hasMotion ? 'no-preference' : 'reduce' },
    ]),
    page.setJavaScriptEnabled(hasScript),
    forbidPrerender(page),
    // Several pages are open at a time, and a toast waits while its window is not the active one.
    page.emulateFocusedPage(true),
    // tsx names functions by this helper, also those that are sent to the page.
    page.evaluateOnNewDocument('globalThis.__name = (value) => value'),
    page.evaluateOnNewDocument(recordLaunches),
    hasFakeClock && page.evaluateOnNewDocument(stopClock),
  ]);
  return page;
}

/** No page is loaded before its link is clicked: puppeteer cannot follow to a prerendered one. */
export async function forbidPrerender(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  await session.send('Page.setPrerenderingAllowed', { isAllowed: false });
}

/** Sets the size of text that visitors choose in their browser, in percent. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  await session.detach();
}

/** Everything that helps to understand a failure, with a picture. */
export async function describePage(page: SitePage, name: string): Promise<string> {
  const folder = resolve('.shots/failed');
  await mkdir(folder, { recursive: true });
  const picture = `${folder}/${name.replace(/[^a-z0-9]+/gi, '-').slice(0, 80)}.png` as const;
  const shot = await page.screenshot({ path: picture }).then(
    () => picture,
    (error) => `none (${error})`,
  );
  return [`url: ${page.url()}`, `picture: ${shot}`, 'console:', ...page.lines].join('\n    ');
}

/**
 * Waits until an expression is true in the page, also while it goes to another one.
 *
 * @throws {Error} after 30 s
 */
export async function until(
  page: { evaluate(expression: string): Promise<unknown> },
  expression: string,
  limitMs = 30_000,
): Promise<void> {
  const end = Date.now() + limitMs;
  let last: unknown;
  while (Date.now() < end) {
    try {
      last = await page.evaluate(expression);
      if (last) return;
    } catch (error) {
      // The page may be on its way to the next document.
      last = error;
    }
    await wait(15);
  }
  throw new Error(`Never true: ${expression} (at last ${last})`);
}

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const started = "performance.getEntriesByName('app-started').length > 0";

/** Waits until the app has taken over. */
export const untilStarted = (page: Page) => until(page, started);

export const isStarted = (page: Page) => page.evaluate(`Boolean(${started})`);

/** Mail links that were opened so far. */
export const launchesOf = (page: Page): Promise<Launch[]> => page.evaluate(() => window.launches);

export const dialogIsOpen = "document.querySelector('#intro-call').matches(':modal')";
export const opener = 'main button[commandfor=intro-call]';

export async function openDialog(page: Page): Promise<void> {
  await page.click(opener);
  await until(page, dialogIsOpen);
}

export const lead = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  company: 'Engines & Sons',
  reason: 'A catalog\nof songs',
};

/** Opens the dialog, unless it is open, and fills the required fields. */
export async function fillLead(page: Page): Promise<void> {
  if (!(await page.evaluate(dialogIsOpen))) await openDialog(page);
  for (const [name, value] of Object.entries(lead)) {
    await page.focus(`[name=${name}]`);
    await page.keyboard.sendCharacter(value);
  }
}
