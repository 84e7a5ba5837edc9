// Pages in Chromium.
import type { Browser, HTTPRequest, Page, PuppeteerLifeCycleEvent, Viewport } from 'puppeteer';
import { kitScript } from './kit-script';
import { asVisitor } from './visitor';
import { eventually } from './wait';

/** The two widths at which everything has to work. */
export const widths = [390, 1280] as const;

export interface OpenOptions {
  width?: number;
  /** A phone: coarse pointer and touch events. */
  isTouch?: boolean;
  hasMotion?: boolean;
  /** Lets time stand still until `page.tick(ms)`. */
  hasFakeClock?: boolean;
  hasScript?: boolean;
  /** Addresses that fail, as in a broken network; `*` means any text. */
  blocked?: string[];
  prepare?: (page: Page) => Promise<unknown>;
  waitUntil?: PuppeteerLifeCycleEvent;
}

/** Blocked where no rule looks at a photo: to decode them is most of the work. */
export const photos = ['*.avif', '*.jpg'];

/** What a page has written and asked for. */
interface Log {
  /** Warnings, errors and policy violations, except the browser's own line about a 404 status. */
  problems: string[];
  lines: string[];
  requests: HTTPRequest[];
}

export type TestPage = ReturnType<typeof asDriven> & Log;

/** Gives a page of puppeteer what it needs for a visitor, in Chromium and Firefox. */
export function asDriven(page: Page) {
  // Not by puppeteer's `::-p-aria()`, which does not answer before a page has loaded.
  const getByRole = (...words: Parameters<typeof kit.findByRole>) =>
    eventually(['findByRole', ...words].join(' '), () =>
      page.evaluateHandle((...words) => kit.findByRole(...words), ...words),
    );
  const driven = Object.assign(page, {
    getByRole,
    async press(...words: Parameters<typeof getByRole>) {
      const control = await getByRole(...words);
      // The bar lies over the top of the window.
      await control.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await control.click();
    },
  });
  return Object.assign(driven, asVisitor(driven));
}

function keepLog(page: Page): Log {
  const log: Log = { problems: [], lines: [], requests: [] };
  const keep = (type: string, text: string) => {
    log.lines.push(`${type}: ${text}`);
    if (/^(error|warn)$/.test(type) && !/status of 404/.test(text)) log.problems.push(text);
  };
  page.on('console', (message) => keep(message.type(), message.text()));
  page.on('pageerror', (error) => keep('error', String(error)));
  page.on('request', (request) => log.requests.push(request));
  return log;
}

/**
 * Makes an empty page in a tab, which takes a third of the time of a window. Chromium paints the
 * tab in front alone, so bring a page to the front before you look at it. The caller closes it.
 */
export async function createPage(browser: Browser, options: OpenOptions = {}): Promise<TestPage> {
  const { width = 1280, isTouch = false, hasScript = true, blocked = [] } = options;
  const driven = asDriven(await browser.newPage());
  const page: TestPage = Object.assign(driven, keepLog(driven));
  const session = await page.createCDPSession();
  const { setViewport } = page;
  page.setViewport = async (viewport: Viewport) => {
    // Phones lay scrollbars over the page.
    await session.send('Emulation.setScrollbarsHidden', { hidden: viewport.width < 768 });
    await setViewport.call(page, viewport);
  };
  const height = width < 768 ? 844 : 900;
  // The change from a desktop to a phone reloads the page, so it comes before everything else.
  await page.setViewport({ width, height, isMobile: isTouch, hasTouch: isTouch });
  const motion = options.hasMotion ? 'no-preference' : 'reduce';
  const start = (hasFakeClock: boolean) => {
    kit.recordEmails();
    kit.keepInside();
    kit.recordHeard();
    if (hasFakeClock) kit.stopClock();
  };
  await Promise.all([
    page.emulateMediaFeatures([
      { name: 'prefers-reduced-motion', value: motion },
      // Half of all phones are set to dark.
      { name: 'prefers-color-scheme', value: isTouch ? 'dark' : 'light' },
    ]),
    // puppeteer loses a page that was prerendered: `Attempted to use detached Frame`.
    session.send('Page.setPrerenderingAllowed', { isAllowed: false }),
    session.send('Network.enable'),
    session.send('Network.setBlockedURLs', { urls: blocked }),
    // A toast waits while its window is inactive, and only one of several pages can be active.
    page.emulateFocusedPage(true),
    page.evaluateOnNewDocument(kitScript),
    page.evaluateOnNewDocument(start, options.hasFakeClock ?? false),
    page.setJavaScriptEnabled(hasScript),
  ]);
  await options.prepare?.(page);
  return page;
}

/** @param size width and height of the window, such as `320×568` */
export function resizeTo(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split('×').map(Number);
  return page.setViewport({ width, height });
}

/** Sets the size of text that visitors choose in their browser, in percent. */
export async function setTextSize(page: TestPage, percent: number): Promise<void> {
  const session = await page.createCDPSession();
  const standard = (16 * percent) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
  const hasTextSize = (standard: number) => {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    // Wide windows have larger text.
    return size >= standard && size < 1.5 * standard;
  };
  await page.until(hasTextSize, standard);
}
