// Pages in Chromium, each in a context of its own: nothing of one test reaches another.
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type Page, type PuppeteerLifeCycleEvent } from 'puppeteer';
import { type Launch, recordLaunches, stopClock } from './in-page';
import { typedFields } from './test-lead';

export { wait };

/** A browser that needs more milliseconds for a command hangs. */
export const protocolTimeout = 30_000;

/** The two widths at which everything has to work. */
export const widths = [390, 1280] as const;

export interface OpenOptions {
  width?: number;
  /** A phone: coarse pointer and touch events. */
  isTouch?: boolean;
  hasMotion?: boolean;
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

/** Connects to the Chromium that the test run has started. */
export async function connectChromium(): Promise<Browser> {
  const browserWSEndpoint = process.env.CHROMIUM_ENDPOINT;
  if (!browserWSEndpoint) throw new Error('Run this file by "npm test -- FILTER".');
  let browser: Browser | undefined;
  browser = await puppeteer.connect({
    browserWSEndpoint,
    protocolTimeout,
    // Other test files use the same browser.
    targetFilter: (target) =>
      target.type() === 'browser' ||
      (browser !== undefined && target.browserContext() !== browser.defaultBrowserContext()),
  });
  return browser;
}

/** Makes an empty page. The caller closes its context. */
export async function createPage(browser: Browser, options: OpenOptions = {}): Promise<SitePage> {
  const { width = 1280, isTouch = false } = options;
  const context = await browser.createBrowserContext();
  const page: SitePage = Object.assign(await context.newPage(), {
    problems: [],
    lines: [],
    tick: (ms: number) => page.evaluate((ms) => window.tick(ms), ms),
  });
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    page.lines.push(`${type}: ${text}`);
    if (/^(error|warn)$/.test(type) && !/status of 404/.test(text)) page.problems.push(text);
  });
  page.on('pageerror', (error) => {
    page.lines.push(String(error));
    page.problems.push(String(error));
  });
  const height = width < 768 ? 844 : 900;
  // A change to a phone reloads the page, so this comes first.
  await page.setViewport({ width, height, isMobile: isTouch, hasTouch: isTouch });
  const motion = options.hasMotion ? 'no-preference' : 'reduce';
  await Promise.all([
    page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]),
    forbidPrerender(page),
    // A toast waits while its window is inactive, and only one of several pages can be active.
    page.emulateFocusedPage(true),
    // tsx adds calls of this helper to functions, also to functions that are sent to the page.
    page.evaluateOnNewDocument('globalThis.__name = (value) => value'),
    page.evaluateOnNewDocument(recordLaunches),
    options.hasFakeClock && page.evaluateOnNewDocument(stopClock),
  ]);
  await options.prepare?.(page);
  return page;
}

/** Forbids prerendering, because puppeteer cannot follow a link to a prerendered page. */
export async function forbidPrerender(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  await session.send('Page.setPrerenderingAllowed', { isAllowed: false });
}

/** Sets the size of text that visitors choose in their browser, in percent. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.createCDPSession();
  const standard = (16 * percent) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
  await until(page, `getComputedStyle(document.documentElement).fontSize === '${standard}px'`);
}

/** Sets preferences that puppeteer does not know. */
export async function setPreferences(page: Page, values: Record<string, string>): Promise<void> {
  const session = await page.createCDPSession();
  const features = Object.entries(values).map(([name, value]) => ({ name, value }));
  await session.send('Emulation.setEmulatedMedia', { features });
}

/**
 * Waits until an expression is true in the page, even across navigations.
 *
 * @throws {Error} after 30 s
 */
export async function until(
  page: { evaluate(expression: string): Promise<unknown> },
  expression: string,
): Promise<void> {
  const end = Date.now() + 30_000;
  let last: unknown;
  while (Date.now() < end) {
    // During a navigation the page cannot evaluate.
    last = await page.evaluate(expression).catch(String);
    if (last === true) return;
    await wait(15);
  }
  throw new Error(`Never true: ${expression} (at last ${last})`);
}

/** An expression: no animation runs. */
export const isCalm = "document.getAnimations().every(({ playState }) => playState !== 'running')";

/** An expression: the page at a path has loaded. */
export const isAt = (path: string) =>
  `location.pathname === '${path}' && document.readyState === 'complete'`;

/** An expression: the app has hydrated the page. */
export const hasStarted = "performance.getEntriesByName('app-started').length > 0";

export const untilStarted = (page: Page) => until(page, hasStarted);

/** The mail links that were opened so far. */
export const launchesOf = (page: Page): Promise<Launch[]> => page.evaluate(() => window.launches);

export const dialogIsOpen = "document.querySelector('#intro-call').matches(':modal')";
export const menuIsOpen = "document.querySelector('[popover]').matches(':popover-open')";
export const opener = 'main button[commandfor=intro-call]';

export async function openDialog(page: Page): Promise<void> {
  await page.click(opener);
  await until(page, dialogIsOpen);
}

/** Opens the dialog, unless it is open, and fills the fields. */
export async function fillLead(page: Page): Promise<void> {
  if (!(await page.evaluate(dialogIsOpen))) await openDialog(page);
  for (const [name, value] of typedFields) {
    await page.focus(`[name=${name}]`);
    await page.keyboard.sendCharacter(value);
  }
}
