// Opens a running site as a visitor does, and only reads: no email is opened, no link to another host is followed, and what
// the browser stores is gone afterwards.
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer';
import { recordMailLinks, stopClock } from '../support/drive/in-page';
import { lookSource } from './look';

/** A rule does not hold. The message says what is seen instead. */
export class Broken extends Error {}

/** A rule cannot be judged from here. The message says why. */
export class Unknown extends Error {}

export function expect(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Broken(message);
}

/** Chrome and its relatives, where Linux, macOS and Windows have them. */
const browsers = [
  process.env.CHROME_PATH,
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

export async function launch(): Promise<Browser> {
  const executablePath = browsers.find((path) => path && existsSync(path));
  if (!executablePath) {
    throw new Error(
      'No Chrome, Chromium or Edge was found: install one, or set CHROME_PATH to its program.',
    );
  }
  return puppeteer.launch({
    executablePath,
    // Visitors do not have these: the first hides lost presses, the second lets a late mail link open.
    ignoreDefaultArgs: ['--allow-pre-commit-input', '--disable-popup-blocking'],
    args: [
      // Chromium refuses to run as root with its sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
    ],
  });
}

interface OpenOptions {
  width?: number;
  height?: number;
  /** The clock stands until `tick`. */
  hasFakeClock?: boolean;
  /** Requests that fail. */
  failing?: RegExp;
  /** Runs in the page before its own scripts. */
  prepare?: () => void;
}

/** Settings of {@link openSite}. */
export type Site = Awaited<ReturnType<typeof openSite>>;
export type SitePage = Awaited<ReturnType<Site['open']>>;

export interface Result {
  /** Id in docs/specification.md. */
  id: string;
  state: 'holds' | 'broken' | 'unknown';
  /** What was seen, what is wrong, or why the rule cannot be judged. */
  text: string;
}

/** Checks one rule. The text that `check` returns is what was seen. */
export type Rule = (id: string, check: () => unknown) => Promise<void>;

/** Rules that share pages. */
export type Area = (site: Site, rule: Rule) => Promise<void>;

/** @param address the landing page */
export async function openSite(browser: Browser, address: string) {
  const { href: url, origin, hostname } = new URL(address.endsWith('/') ? address : `${address}/`);
  /** Requests of the pages to other hosts. */
  const strangers = new Set<string>();
  const home = await fetch(url).catch((error) => {
    const { code = error.message } = error.cause ?? {};
    throw new Error(`${url} cannot be reached: ${code}`);
  });
  const html = await home.text();
  if (!home.ok) throw new Error(`${url} answers ${home.status}.`);
  if (!/Investor Login/.test(html)) {
    throw new Error(`${url} is another site: it has no Investor Login.`);
  }

  function watch(page: Page, failing: RegExp | undefined, log: string[]) {
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) log.push(message.text());
    });
    page.on('pageerror', (error) => log.push(String(error)));
    const answer = (request: HTTPRequest) => {
      const { host, protocol } = new URL(request.url());
      const isOurs = host === new URL(url).host || protocol === 'data:';
      if (!isOurs) strangers.add(request.url());
      if (!isOurs || failing?.test(request.url())) request.abort();
      else request.continue();
    };
    page.on('request', answer);
  }

  return {
    url,
    origin,
    html,
    home,
    strangers,
    /** A server on this machine, which need not have the headers of the published site. */
    isLocal: /^(localhost|127\.|\[::1\]|.*\.localhost$)/.test(hostname),
    /** The firm has not finished it: samples keep search engines away. */
    isSample: /<meta name="robots" content="noindex"/.test(html),

    /** Opens a page in a context of its own. */
    async open(path: string, options: OpenOptions = {}) {
      const { width = 1440, height = 900, hasFakeClock, failing, prepare } = options;
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(8000);
      const isPhone = width < 500;
      await page.setViewport({ width, height, isMobile: isPhone, hasTouch: isPhone });
      await page.evaluateOnNewDocument(lookSource);
      await page.evaluateOnNewDocument(recordMailLinks);
      if (hasFakeClock) await page.evaluateOnNewDocument(stopClock);
      if (prepare) await page.evaluateOnNewDocument(prepare);
      await page.setRequestInterception(true);
      const log: string[] = [];
      watch(page, failing, log);
      const response = await page.goto(new URL(path, url).href, { waitUntil: 'load' });
      return Object.assign(page, {
        log,
        status: response?.status() ?? 0,
        /** Moves the fake clock on. */
        tick: (ms: number) => page.evaluate((ms) => window.tick(ms), ms),
        /** Waits until a function in the page returns something true; `message` says what does not come. */
        async until(message: string, condition: string): Promise<void> {
          await page.waitForFunction(condition, { polling: 50, timeout: 5000 }).catch(() => {
            throw new Broken(message);
          });
        },
        leave: () => context.close(),
      });
    },
  };
}
