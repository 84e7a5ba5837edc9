// One small driver for all engines, for the journeys: puppeteer in Chromium and Firefox, plain
// WebDriver in WebKit.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import puppeteer from 'puppeteer';
import { recordConsole, recordLaunches } from './in-page';
import { type EngineName, engineNames } from './launch';
import { forbidPrerender } from './page';
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

/** Opens an empty page in a context of its own, with the popup blocker on. */
export const openDriver = (width: number): Promise<Driver> =>
  engine === 'webkit'
    ? openWebKit(width, heightFor(width))
    : openPuppeteer(width, heightFor(width));

const heightFor = (width: number) => (width < 768 ? 844 : 900);

/** Before it, the helper by which tsx names functions, also those that are sent to the page. */
const firstScript = (...functions: (() => void)[]) =>
  ['globalThis.__name ??= (value) => value', ...functions.map((run) => `(${run})()`)].join(';');

/**
 * The built site as this engine needs it: WebDriver cannot run a script before those of a page, so
 * for WebKit it is in the documents, ahead of their policy.
 */
export async function prepareDist(dist: string): Promise<string> {
  if (engine !== 'webkit') return dist;
  const folder = resolve('.cache/test/webkit');
  await rm(folder, { recursive: true, force: true });
  await cp(dist, folder, { recursive: true });
  const script = `<script>${firstScript(recordConsole, recordLaunches)}</script>`;
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (/\.html\.(br|gz)$/.test(name)) await rm(file);
    else if (name.endsWith('.html')) {
      const html = await readFile(file, 'utf8');
      await writeFile(file, html.replace('<head>', `<head>${script}`));
    }
  }
  return folder;
}

function endpoint(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this file by "npm test -- FILTER".`);
  return value;
}

async function openPuppeteer(width: number, height: number): Promise<Driver> {
  const browser = await puppeteer.connect(
    engine === 'firefox'
      ? { browserWSEndpoint: endpoint('FIREFOX_ENDPOINT'), protocol: 'webDriverBiDi' }
      : { browserWSEndpoint: endpoint('CHROMIUM_ENDPOINT') },
  );
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`error: ${error}`));
  await page.setViewport({ width, height });
  await page.evaluateOnNewDocument(firstScript(recordLaunches));
  await page.evaluateOnNewDocument(
    `addEventListener('securitypolicyviolation', (event) => console.error('policy', event.violatedDirective, event.blockedURI))`,
  );
  if (engine === 'chromium') {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.emulateFocusedPage(true);
    await forbidPrerender(page);
  }
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    async screenshot(path) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await page.screenshot());
    },
    lines: async () => lines,
    async close() {
      await context.close();
      await browser.disconnect();
    },
  };
}

async function openWebKit(width: number, height: number): Promise<Driver> {
  const session = await startSession(endpoint('WEBKIT_ENDPOINT'), {
    'webkitgtk:browserOptions': { binary: endpoint('WEBKIT_BROWSER'), args: ['--automation'] },
  });
  await session.setSize(width, height);
  return {
    ...session,
    async screenshot(path) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await session.screenshot());
    },
    async lines() {
      const kept = await session.evaluate("sessionStorage.getItem('console') ?? ''");
      return String(kept).split('\n').filter(Boolean);
    },
    close: () => session.end(),
  };
}
