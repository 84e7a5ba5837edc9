// Pages in Chromium, and what a visitor does with them.
import type { Browser, ElementHandle, Page, PuppeteerLifeCycleEvent, Viewport } from 'puppeteer';
import {
  enterText,
  findByRole,
  keepInside,
  recordHeard,
  recordMailLinks,
  stopClock,
} from './in-page';
import { type LeadPage, leadSteps } from './lead';
import { visitorScript } from './visitor';
import { eventually, until } from './wait';

/** The two widths at which everything has to work. */
export const widths = [390, 1280] as const;

export interface OpenOptions {
  width?: number;
  /** A phone: coarse pointer and touch events. */
  isTouch?: boolean;
  hasMotion?: boolean;
  /** Lets time stand still until `page.tick(ms)`. */
  hasFakeClock?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
  waitUntil?: PuppeteerLifeCycleEvent;
}

type VisitablePage = Page & LeadPage & Pick<SitePage, 'getByRole'>;

export interface SitePage extends Page, LeadPage {
  /** Warnings, errors and policy violations, except the browser's own line about a 404 status. */
  problems: string[];
  lines: string[];
  /** Waits for what has a role and exactly this name, perhaps within a selector. */
  getByRole(role: string, name: string, within?: string): Promise<ElementHandle<HTMLElement>>;
}

/** Gives a page of puppeteer what a visitor does. */
export function asVisited(page: Page, hasFakeClock = false): VisitablePage {
  // Not by puppeteer's `::-p-aria()`, which does not answer before a page has loaded.
  const getByRole: SitePage['getByRole'] = (...words) =>
    eventually(words.join(' '), async () =>
      (await page.evaluateHandle(findByRole, ...words)).asElement(),
    ) as Promise<ElementHandle<HTMLElement>>;
  const basic = Object.assign(page, {
    getByRole,
    async press(...words: Parameters<typeof getByRole>) {
      const control = await getByRole(...words);
      // The bar lies over the top of the window.
      await control.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await control.click();
    },
    fill: (label: string, text: string) => page.evaluate(enterText, label, text),
    async tick(ms: number) {
      if (hasFakeClock) await page.evaluate((ms) => window.tick(ms), ms);
    },
  });
  return Object.assign(basic, leadSteps(basic));
}

/**
 * Makes an empty page in a tab, which takes a third of the time of a window. Chromium paints the
 * tab in front alone, so pages come one after the other. The caller closes it.
 */
export async function createPage(browser: Browser, options: OpenOptions = {}): Promise<SitePage> {
  const { width = 1280, isTouch = false } = options;
  const visited = asVisited(await browser.newPage(), options.hasFakeClock);
  const page: SitePage = Object.assign(visited, { problems: [], lines: [] });
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    page.lines.push(`${type}: ${text}`);
    if (/^(error|warn)$/.test(type) && !/status of 404/.test(text)) page.problems.push(text);
  });
  page.on('pageerror', (error) => {
    page.lines.push(String(error));
    page.problems.push(String(error));
  });
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
  await Promise.all([
    page.emulateMediaFeatures([
      { name: 'prefers-reduced-motion', value: motion },
      // Half of all phones are set to dark.
      { name: 'prefers-color-scheme', value: isTouch ? 'dark' : 'light' },
    ]),
    // puppeteer loses a page that was prerendered: `Attempted to use detached Frame`.
    session.send('Page.setPrerenderingAllowed', { isAllowed: false }),
    // A toast waits while its window is inactive, and only one of several pages can be active.
    page.emulateFocusedPage(true),
    // tsx adds calls of this helper to functions, also to functions that are sent to the page.
    page.evaluateOnNewDocument('globalThis.__name = (value) => value'),
    page.evaluateOnNewDocument(recordMailLinks),
    page.evaluateOnNewDocument(keepInside),
    page.evaluateOnNewDocument(recordHeard),
    page.evaluateOnNewDocument(visitorScript),
    options.hasFakeClock && page.evaluateOnNewDocument(stopClock),
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
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.createCDPSession();
  const standard = (16 * percent) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
  const hasTextSize = (standard: number) => {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    // Wide windows have larger text.
    return size >= standard && size < 1.5 * standard;
  };
  await until(page, hasTextSize, standard);
}
