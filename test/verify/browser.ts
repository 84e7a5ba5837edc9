// The browser of `verify`, and pages that keep what would leave it.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, ElementHandle, HTTPResponse, Page } from 'puppeteer';
import { launchBrowser } from '../support/drive/launch';
import { createPage, type OpenOptions, type SitePage } from '../support/drive/page';
import { findProgram } from '../support/run/programs';
import { createVisitor, recordHeard, recordOpened } from './in-page';
import { firstLine, type Site } from './site';

const script = createRequire(import.meta.url).resolve('@testing-library/dom');
const testingLibrary = readFileSync(
  script.replace(/dist.*/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

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
    page.evaluateOnNewDocument(`${testingLibrary};globalThis.visitor = (${createVisitor})()`),
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
  browser: Browser;
  wide(path: Path): Promise<VisitedPage>;
  phone(path: Path): Promise<VisitedPage>;
  /** Opens the landing page for an area alone, without its photos. */
  land(options?: VisitOptions): Promise<VisitedPage>;
}

/** @param landing the landing page, in a wide window */
export function createVisit(browser: Browser, site: Site, landing: VisitedPage): Visit {
  const openOnce = (options: VisitOptions, opened = new Map<Path, Promise<VisitedPage>>()) => {
    return async (path: Path) => {
      const opening = opened.get(path) ?? openPage(browser, site.url + path, options);
      opened.set(path, opening);
      const page = await opening;
      await page.bringToFront();
      return page;
    };
  };
  return {
    ...site,
    browser,
    wide: openOnce({}, new Map([['', Promise.resolve(landing)]])),
    phone: openOnce({ width: 390, isTouch: true }),
    land: (options) => openPage(browser, site.url, { hasImages: false, ...options }),
  };
}

/** A rule that a function of the page judges. */
export const inPage =
  <Args extends unknown[]>(look: (...args: Args) => string, ...args: Args) =>
  async ({ page }: { page: Page }) =>
    String(await page.evaluate(`(${look})(...${JSON.stringify(args)})`));

/** Finds something to press, type into or point at. */
export async function find(
  page: Page,
  role: string,
  name?: string | RegExp,
  inside = 'body',
): Promise<ElementHandle<HTMLElement>> {
  const pattern = name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
  const handle = await page.evaluateHandle(
    (role, pattern, inside) => {
      const name =
        typeof pattern === 'object' ? new RegExp(pattern.source, pattern.flags) : pattern;
      const root = document.querySelector(inside);
      if (!root) throw new Error(`no ${inside}`);
      return visitor.one(role, name, root);
    },
    role,
    pattern,
    inside,
  );
  return handle;
}

/** Presses a control in the middle of the window, once late styles and pictures move it no more. */
export async function press(control: ElementHandle<HTMLElement>): Promise<void> {
  await control.evaluate(async (element) => {
    for (let top = Number.NaN; top !== element.getBoundingClientRect().top; ) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      top = element.getBoundingClientRect().top;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  await control.click();
}

/**
 * Waits until a function of the page returns something true.
 *
 * @throws {Error} `otherwise` after five seconds
 */
export async function until(
  page: Page,
  otherwise: string,
  look: (word: string) => unknown,
  word = '',
): Promise<void> {
  const end = Date.now() + 5000;
  // An element, with all that React has put on it, would not come out of the page.
  const expression = `Boolean((${look})(${JSON.stringify(word)}))`;
  while (Date.now() < end) {
    if (await page.evaluate(expression).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(otherwise);
}
