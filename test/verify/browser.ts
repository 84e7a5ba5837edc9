// The browser of `verify`, and pages that keep what would leave it.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, ElementHandle, HTTPResponse, Page } from 'puppeteer';
import { launchBrowser } from '../support/drive/launch';
import { createPage, type OpenOptions, type SitePage } from '../support/drive/page';
import { passFrames } from '../support/drive/wait';
import { findProgram } from '../support/run/programs';
import { expect, firstLine } from './expect';
import { createVisitor } from './in-page';
import { recordHeard, recordOpened } from './record';
import { createSight } from './sight';
import type { Site } from './site';
import { prescribed } from './specification';

const testingLibrary = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/dist.*/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** What rules ask in a page. */
const tools = `globalThis.expect = ${expect};
globalThis.visitor = (${createVisitor})((${createSight})(), ${JSON.stringify(prescribed('toast.success')[0])});`;

/** Where Chrome, Chromium and Edge are on Linux, macOS and Windows, if they are not in PATH. */
const knownPaths = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  ...['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map(
      (path) => `${process.env[name]}\\${path}`,
    ),
  ),
];

const commands = 'google-chrome google-chrome-stable chromium chromium-browser microsoft-edge';

/** @throws {Error} with what to install */
export async function startBrowser(): Promise<Browser> {
  const own = process.env.CHROME_PATH;
  if (own && !existsSync(own)) throw new Error(`CHROME_PATH: there is no file ${own}.`);
  const executablePath =
    own || commands.split(' ').map(findProgram).find(Boolean) || knownPaths.find(existsSync);
  if (!executablePath) {
    throw new Error(
      'No browser found: install Google Chrome, Chromium or Microsoft Edge, or set CHROME_PATH to its program.',
    );
  }
  return launchBrowser('chromium', { executablePath }).catch((error) => {
    throw new Error(`${executablePath} does not start as a browser: ${firstLine(error)}`);
  });
}

export interface VisitOptions extends OpenOptions {
  hasScript?: boolean;
  /** False where a rule looks at no picture: to decode them is most of the work. */
  hasImages?: boolean;
  /** Requests that fail, as in a broken network. */
  fail?: (url: string, type: string) => boolean;
}

export interface VisitedPage extends SitePage {
  /** Status of the document. */
  status: number;
  responses: HTTPResponse[];
  /** What was asked for: method, address and kind. */
  requests: { method: string; url: string; type: string }[];
  /** Files that did not arrive, with the reason. */
  missing: string[];
}

/** Opens a page, in a tab of its own. */
export async function openPage(
  browser: Browser,
  address: string,
  { hasScript = true, hasImages = true, fail, ...options }: VisitOptions = {},
): Promise<VisitedPage> {
  const page: VisitedPage = Object.assign(await createPage(browser, { isTab: true, ...options }), {
    status: 0,
    responses: [],
    requests: [],
    missing: [],
  });
  page.on('request', (request) => {
    const [method, url, type] = [request.method(), request.url(), request.resourceType()];
    page.requests.push({ method, url, type });
    if (fail?.(url, type)) request.abort();
    else if (fail) request.continue();
  });
  page.on('response', (response) => {
    page.responses.push(response);
    if (!isDocument(response) && response.status() >= 400) {
      page.missing.push(`${response.url()} answers with the status ${response.status()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // When a visitor leaves a page, the browser cancels its downloads.
    if (reason !== 'net::ERR_ABORTED') page.missing.push(`${request.url()} fails: ${reason}`);
  });
  const session = await page.createCDPSession();
  await Promise.all([
    fail && page.setRequestInterception(true),
    !hasImages && session.send('Network.enable'),
    !hasImages && session.send('Network.setBlockedURLs', { urls: ['*.avif', '*.jpg'] }),
    // Each tab is a new visitor's.
    page.setCacheEnabled(false),
    page.setJavaScriptEnabled(hasScript),
    page.evaluateOnNewDocument(recordOpened),
    page.evaluateOnNewDocument(recordHeard),
    page.evaluateOnNewDocument(`${testingLibrary};${tools}`),
  ]);
  page.status = (await page.goto(address, { timeout: 20_000 }))?.status() ?? 0;
  return page;
}

export const isDocument = (response: HTTPResponse) =>
  response.request().resourceType() === 'document';

/** A path that no site has. */
export const missingPath = 'verify/no/such-page';

/** The documents of the site, as paths behind its address. */
export const paths = ['', 'team', missingPath, '500.html'] as const;

export type Path = (typeof paths)[number];

/** What the areas share: the site, and each of its pages in a wide window and on a phone, opened once. */
export interface Visit extends Site {
  /** All pages whose network was whole. */
  opened: VisitedPage[];
  wide(path: Path): Promise<VisitedPage>;
  phone(path: Path): Promise<VisitedPage>;
  /** Opens a page for an area alone. */
  open(path: string, options?: VisitOptions): Promise<VisitedPage>;
  /** Opens the landing page so, without its photos. */
  land(options?: VisitOptions): Promise<VisitedPage>;
}

/** @param landing the landing page, in a wide window */
export function createVisit(browser: Browser, site: Site, landing: VisitedPage): Visit {
  const opened = [landing];
  const open = async (path: string, options: VisitOptions = {}) => {
    const page = await openPage(browser, site.url + path, options);
    // Pages of the firm's own may use services whose console is not ours.
    if (!options.fail && paths.some((own) => own === path)) opened.push(page);
    return page;
  };
  const openOnce = (options: VisitOptions, known = new Map<Path, Promise<VisitedPage>>()) => {
    return async (path: Path) => {
      const opening = known.get(path) ?? open(path, options);
      known.set(path, opening);
      const page = await opening;
      await page.bringToFront();
      return page;
    };
  };
  return {
    ...site,
    opened,
    open,
    wide: openOnce({}, new Map([['', Promise.resolve(landing)]])),
    phone: openOnce({ width: 390, isTouch: true }),
    land: (options) => open('', { hasImages: false, ...options }),
  };
}

/**
 * A rule that a function of the page judges, on a phone too if there is one. It gets these arguments, and then the prescribed
 * words. What it returns counts as seen, unless it is an element.
 */
export const inPage =
  <Args extends unknown[]>(look: (...all: [...Args, ...string[]]) => unknown, ...args: Args) =>
  async ({ page, phone }: { page: Page; phone?: Page }, ...words: string[]) => {
    const call = `(${look})(...${JSON.stringify([...args, ...words])})`;
    const expression = `[${call}].find((seen) => !(seen instanceof Element))`;
    const seen = await page.evaluate(expression);
    await phone?.evaluate(expression).catch((error) => {
      throw new Error(`on a phone, ${firstLine(error)}`);
    });
    return seen;
  };

/** Tries to scroll at a place of the window. Returns the ways in which the page moves. */
export async function scrollAt(page: Page, x: number, y: number, distance = 600) {
  const ways = {
    async wheel() {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: distance });
    },
    async finger() {
      const finger = await page.touchscreen.touchStart(x, y);
      for (let step = 1; step <= 5; step += 1) await finger.move(x, y - (step * distance) / 10);
      await finger.end();
    },
    keys: () => page.keyboard.press(distance > 0 ? 'PageDown' : 'PageUp'),
  };
  const moving: string[] = [];
  for (const [way, move] of Object.entries(ways)) {
    const before = await page.evaluate(() => scrollY);
    await move();
    // A scroll begins at the next frames.
    await passFrames(page, 10);
    if ((await page.evaluate(() => scrollY)) !== before) moving.push(way);
  }
  return moving;
}

/** Presses a control, in the middle of the window, once late styles and pictures move it no more. */
export async function press<Args extends unknown[]>(
  page: Page,
  find: (...args: Args) => HTMLElement,
  ...args: Args
): Promise<void> {
  const expression = `(${find})(...${JSON.stringify(args)})`;
  const control = (await page.evaluateHandle(expression)) as ElementHandle<HTMLElement>;
  await control.evaluate(async (element) => {
    for (let top = Number.NaN; top !== element.getBoundingClientRect().top; ) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      top = element.getBoundingClientRect().top;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  await control.click();
}

/** Whether something comes true within five seconds. */
export async function soon(look: () => unknown): Promise<boolean> {
  for (const end = Date.now() + 5000; Date.now() < end; await wait(20)) {
    if (await look()) return true;
  }
  return false;
}

/** Waits until a function of the page returns something true. */
export async function until<Args extends unknown[]>(
  page: Page,
  otherwise: string,
  look: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  // An element, with all that React has put on it, would not come out of the page.
  const expression = `Boolean((${look})(...${JSON.stringify(args)}))`;
  expect(await soon(() => page.evaluate(expression).catch(() => false)), otherwise);
}

/** Moves the clock on until a function of the page returns something true. Returns how long that took, in milliseconds. */
export async function tickUntil(
  page: SitePage,
  look: () => unknown,
  limit: number,
): Promise<number> {
  for (let ms = 0; ms <= limit; ms += 100) {
    if (await page.evaluate(`Boolean((${look})())`)) return ms;
    await page.tick(100);
  }
  return Number.POSITIVE_INFINITY;
}
