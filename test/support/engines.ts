// One small driver for all engines, for the journeys: puppeteer in Chromium and Firefox, plain
// WebDriver in WebKit.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import puppeteer from 'puppeteer';
import { recordConsole, recordLaunches } from './in-page';
import { type EngineName, engineNames } from './launch';
import { connectChromium, createPage } from './page';
import { type Key, startSession } from './webdriver';

/** The engine that this file runs in. */
export const engine: EngineName =
  engineNames.find((name) => name === process.env.ENGINE) ?? 'chromium';

export interface Driver {
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  screenshot(path: string): Promise<unknown>;
  /** The console, each line with its level before it, and policy violations. */
  lines(): Promise<string[]>;
  close(): Promise<unknown>;
}

/**
 * A copy of the built site that records its console and mail links: WebDriver cannot run a script
 * before those of a page, so it is in the documents, ahead of their policy.
 */
export async function prepareDist(dist: string): Promise<string> {
  const folder = resolve('.cache/test/journeys', engine);
  await rm(folder, { recursive: true, force: true });
  await cp(dist, folder, { recursive: true });
  // tsx names functions by this helper.
  const script = `globalThis.__name = (value) => value; (${recordConsole})(); (${recordLaunches})()`;
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (/\.html\.(br|gz)$/.test(name)) await rm(file);
    if (!name.endsWith('.html')) continue;
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace('<head>', `<head><script>${script}</script>`));
  }
  return folder;
}

/** Opens an empty page in a context of its own, with the popup blocker on. */
export async function openDriver(width: number): Promise<Driver> {
  const height = width < 768 ? 844 : 900;
  const opened = engine === 'webkit' ? await openWebKit() : await openPuppeteer();
  await opened.setSize(width, height);
  return {
    ...opened,
    async screenshot(path) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await opened.screenshot());
    },
    async lines() {
      const kept = await opened.evaluate("sessionStorage.getItem('console') ?? ''");
      return String(kept).split('\n').filter(Boolean);
    },
  };
}

async function openPuppeteer() {
  const browser =
    engine === 'firefox'
      ? await puppeteer.connect({
          browserWSEndpoint: process.env.FIREFOX_ENDPOINT ?? '',
          protocol: 'webDriverBiDi',
        })
      : await connectChromium();
  const page =
    engine === 'firefox'
      ? await (await browser.createBrowserContext()).newPage()
      : await createPage(browser);
  return {
    goto: (url: string) => page.goto(url),
    evaluate: (expression: string) => page.evaluate(expression),
    click: (selector: string) => page.click(selector),
    type: (selector: string, text: string) => page.type(selector, text),
    press: (key: Key) => page.keyboard.press(key),
    setSize: (width: number, height: number) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    async close() {
      await page.browserContext().close();
      await browser.disconnect();
    },
  };
}

const openWebKit = () =>
  startSession(process.env.WEBKIT_ENDPOINT ?? '', {
    'webkitgtk:browserOptions': {
      binary: process.env.WEBKIT_BROWSER ?? '',
      args: ['--automation'],
    },
  });
