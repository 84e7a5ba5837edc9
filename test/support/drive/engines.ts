// One small driver for all engines, for the journeys: puppeteer in Chromium and Firefox, plain
// WebDriver in WebKit.
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import puppeteer from 'puppeteer';
import { type EngineName, engineNames } from '../run/launch';
import { recordConsole, recordLaunches } from './in-page';
import { connectChromium, createPage, protocolTimeout } from './page';
import { type Key, startSession } from './webdriver';

/** The engine of this run of the test file. */
export const engine: EngineName =
  engineNames.find((name) => name === process.env.ENGINE) ?? 'chromium';

export type Driver = Awaited<ReturnType<typeof openDriver>>;

/**
 * Copies the built site, and adds a script that records console and mail links. WebDriver cannot run a
 * script before a page's own, so the script stands in the documents, before their policy.
 */
export async function prepareDist(dist: string): Promise<string> {
  const folder = resolve('.cache/test/journeys', engine);
  const filter = (path: string) => !/\.html\.(br|gz)$/.test(path);
  await cp(dist, folder, { recursive: true, filter });
  const script = [
    // tsx adds calls of this helper to functions.
    'globalThis.__name = (value) => value',
    // A toast stays while its window is inactive, so that no test has to be quick.
    'document.hasFocus = () => false',
    `(${recordConsole})()`,
    `(${recordLaunches})()`,
  ].join(';');
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), html.replace('<head>', `<head><script>${script}</script>`));
  }
  return folder;
}

/** Opens an empty page in a context of its own, with the popup blocker on. */
export async function openDriver() {
  const opened = engine === 'webkit' ? await openWebKit() : await openPuppeteer();
  return {
    ...opened,
    /** The console, each line with its level before it, and policy violations. */
    async lines(): Promise<string[]> {
      const kept = await opened.evaluate("sessionStorage.getItem('console') ?? ''");
      return String(kept).split('\n').filter(Boolean);
    },
  };
}

async function openPuppeteer() {
  const browserWSEndpoint = process.env.FIREFOX_ENDPOINT ?? '';
  const browser =
    engine === 'firefox'
      ? await puppeteer.connect({ browserWSEndpoint, protocolTimeout, protocol: 'webDriverBiDi' })
      : await connectChromium();
  const openPage = async () =>
    engine === 'firefox' ? (await browser.createBrowserContext()).newPage() : createPage(browser);
  const page = await openPage().catch(async (error) => {
    await browser.disconnect();
    throw error;
  });
  return {
    goto: (url: string): Promise<unknown> => page.goto(url),
    evaluate: (expression: string): Promise<unknown> => page.evaluate(expression),
    click: (selector: string): Promise<unknown> => page.click(selector),
    type: (selector: string, text: string): Promise<unknown> => page.type(selector, text),
    press: (key: Key): Promise<unknown> => page.keyboard.press(key),
    setSize: (width: number, height: number) => page.setViewport({ width, height }),
    screenshot: (): Promise<Uint8Array> => page.screenshot(),
    close: () =>
      page
        .browserContext()
        .close()
        .finally(() => browser.disconnect()),
  };
}

const openWebKit = () =>
  startSession(process.env.WEBKIT_ENDPOINT ?? '', {
    'webkitgtk:browserOptions': {
      binary: process.env.WEBKIT_BROWSER ?? '',
      args: ['--automation'],
    },
  });
