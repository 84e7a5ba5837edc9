// One small driver for all engines, for the journeys: puppeteer in Chromium and Firefox, plain
// WebDriver in WebKit.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import puppeteer from 'puppeteer';
import { recordLaunches } from './in-page';
import { type EngineName, engineNames } from './launch';
import { type Key, startSession } from './webdriver';

/** The engine that this file runs in. */
export const engine: EngineName =
  engineNames.find((name) => name === process.env.ENGINE) ?? 'chromium';

export interface Driver {
  /** Mail links that are opened from then on are recorded: see `Launch`. */
  goto(url: string): Promise<void>;
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

/** tsx names functions by a helper, also those that are sent to the page. */
const record = `globalThis.__name ??= (value) => value, (${recordLaunches})()`;

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
  await page.evaluateOnNewDocument(
    `addEventListener('securitypolicyviolation', (event) => console.error('policy', event.violatedDirective, event.blockedURI))`,
  );
  if (engine === 'chromium') {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.emulateFocusedPage(true);
  }
  return {
    async goto(url) {
      await page.goto(url);
      await page.evaluate(record);
    },
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
  const binary = endpoint('WEBKIT_BROWSER');
  const session = await startSession(endpoint('WEBKIT_ENDPOINT'), {
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  });
  await session.setSize(width, height);
  return {
    ...session,
    async goto(url) {
      await session.goto(url);
      await session.evaluate(record);
    },
    async screenshot(path) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await session.screenshot());
    },
    /** Such as "CONSOLE JS ERROR message" and "CONSOLE SECURITY ERROR message". */
    async lines() {
      const log = await readFile(`${binary}.log`, 'utf8');
      return log
        .split('\n')
        .filter((line) => line.includes('CONSOLE '))
        .map((line) =>
          line.replace(/^.*CONSOLE (?:\S+ )?(\S+) /, (_, level) => `${level.toLowerCase()}: `),
        );
    },
    close: () => session.end(),
  };
}
