// Starts the browsers of a test run: one process per engine, which all test files share.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type LaunchOptions } from 'puppeteer';
import { listen } from '../../../src/builder/server';
import { findProgram, howToInstall, installProgram } from './programs';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface RunningEngine {
  version: string;
  /** Environment variables with which test files reach the engine. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** How long a program may take to start or to end, in milliseconds. */
const timeLimit = 10_000;

/** A browser is not installed; the message says how to install it. */
export class MissingProgramError extends Error {}

/** The usual names of each engine's program. */
const programs = {
  chromium: [
    'google-chrome',
    'chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ],
  firefox: [
    'firefox-esr',
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ],
  webkit: ['WebKitWebDriver'],
};

/**
 * Finds the program of an engine. Installs it first if it is missing and the installation asks nothing.
 *
 * @throws {MissingProgramError} when the engine is not installed
 */
function programOf(name: EngineName): string {
  const find = () => programs[name].map(findProgram).find(Boolean);
  const program = find() ?? (installProgram(name) ? find() : undefined);
  if (program) return program;
  throw new MissingProgramError(howToInstall(name));
}

/** Launches a browser as visitors have it: with the popup blocker on, which puppeteer would turn off. */
export function launchBrowser(name: 'chromium' | 'firefox', options: LaunchOptions = {}) {
  const executablePath = programOf(name);
  if (name === 'firefox') {
    const extraPrefsFirefox = {
      'remote.prefs.recommended': false,
      'dom.disable_open_during_load': true,
      'ui.prefersReducedMotion': 1,
    };
    return puppeteer.launch({ browser: name, executablePath, extraPrefsFirefox, ...options });
  }
  return puppeteer.launch({
    executablePath,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // Most test machines have none.
      '--disable-gpu',
      '--force-color-profile=srgb',
    ],
    ...options,
  });
}

async function startChromium(): Promise<RunningEngine> {
  const browser = await launchBrowser('chromium');
  return {
    version: await browser.version(),
    env: { CHROMIUM_ENDPOINT: browser.wsEndpoint() },
    stop: () => browser.close(),
  };
}

async function startFirefox(): Promise<RunningEngine> {
  const browser = await launchBrowser('firefox');
  const child = browser.process();
  const engine = {
    version: await browser.version(),
    env: { FIREFOX_ENDPOINT: browser.wsEndpoint() },
    stop: () => stopProcess(child),
  };
  // Firefox serves one connection at a time, and test files need it.
  await browser.disconnect();
  return engine;
}

/** Settings of GTK: a window as narrow as a phone, and reduced motion. */
const gtkFiles = {
  'gtk.css': 'headerbar, headerbar *, entry, button { min-width: 0; padding: 0; margin: 0 }',
  'settings.ini': '[Settings]\ngtk-enable-animations=0',
};

async function startWebKit(): Promise<RunningEngine> {
  const program = programOf('webkit');
  const folders = ['/usr/libexec', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)];
  const browsers = folders.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`);
  const browser = browsers.find((file) => existsSync(file));
  if (!browser || !findProgram('Xvfb')) throw new MissingProgramError(howToInstall('webkit'));
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const config = join(folder, 'gtk-3.0');
  mkdirSync(config);
  for (const [name, text] of Object.entries(gtkFiles)) writeFileSync(join(config, name), text);
  // Without `-noreset` the screen would restart when a browser ends, and refuse the next one meanwhile.
  const screen = spawn('Xvfb', ['-displayfd', '1', '-noreset', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // The time limit is necessary, because a screen that cannot start prints nothing.
  const signal = AbortSignal.timeout(timeLimit);
  const [display] = await once(screen.stdout, 'data', { signal }).catch(async (error) => {
    await stopProcess(screen);
    throw error;
  });
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    XDG_CONFIG_HOME: folder,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const placeholder = createServer();
  const port = await listen(placeholder, 0);
  placeholder.close();
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
  return {
    version: spawnSync(browser, ['--version'], { encoding: 'utf8', env }).stdout.trim(),
    env: { WEBKIT_ENDPOINT: `http://127.0.0.1:${port}`, WEBKIT_BROWSER: browser },
    async stop() {
      await stopProcess(driver);
      await stopProcess(screen);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export const startEngine = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** Ends a process, if need be without its consent. */
export async function stopProcess(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode) return;
  const exit = once(child, 'exit');
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
  await exit;
  clearTimeout(timer);
}
