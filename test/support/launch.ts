// Starts the browsers of a test run: one process per engine, which all test files share.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer';
import { listen } from '../../src/build/server';
import { findProgram, installPackages } from './programs';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface RunningEngine {
  version: string;
  /** What test files need to reach it. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** How long a program may take to start or to end, in milliseconds. */
const timeLimit = 10_000;

/** A program that a test needs is not installed; the message says how to install it. */
export class MissingProgramError extends Error {}

/** Debian's packages of each engine, what may name its program, and what it is called. */
const engines = {
  chromium: {
    // The font stands in for Times, which headings are set in until their own has come.
    packages: 'chromium fonts-liberation',
    variable: 'BROWSER_PATH',
    programs: [
      'google-chrome',
      'chromium',
      'chromium-browser',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    start: startChromium,
  },
  firefox: {
    packages: 'firefox-esr',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    start: startFirefox,
  },
  webkit: {
    packages: 'webkit2gtk-driver xvfb',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    start: startWebKit,
  },
};

/**
 * Starts an engine, and installs it first where that needs no question.
 *
 * @throws {MissingProgramError} when it is not installed and cannot be
 */
export async function startEngine(name: EngineName): Promise<RunningEngine> {
  const { packages, variable, programs, start } = engines[name];
  const given = process.env[variable];
  const find = () => (given ? [given] : programs).map(findProgram).find(Boolean);
  const program = find() ?? (!given && installPackages(packages) ? find() : undefined);
  if (program) return start(program);
  throw new MissingProgramError(`apt-get install ${packages}, or set ${variable} to its program`);
}

async function startChromium(executablePath: string): Promise<RunningEngine> {
  const browser = await puppeteer.launch({
    executablePath,
    // Visitors have the popup blocker on.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--force-color-profile=srgb',
    ],
  });
  return {
    version: await browser.version(),
    env: { CHROMIUM_ENDPOINT: browser.wsEndpoint() },
    stop: () => browser.close(),
  };
}

async function startFirefox(executablePath: string): Promise<RunningEngine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Visitors have the popup blocker on: the recommended settings switch it off.
    extraPrefsFirefox: {
      'remote.prefs.recommended': false,
      'dom.disable_open_during_load': true,
      'ui.prefersReducedMotion': 1,
    },
  });
  const child = browser.process();
  const engine = {
    version: await browser.version(),
    env: { FIREFOX_ENDPOINT: browser.wsEndpoint() },
    stop: () => end(child),
  };
  // It serves one connection at a time.
  await browser.disconnect();
  return engine;
}

/** Lets the bar of the small browser be as narrow as a phone, and asks for reduced motion. */
const gtkFiles = {
  'gtk.css': 'headerbar, headerbar *, entry, button { min-width: 0; padding: 0; margin: 0 }',
  'settings.ini': '[Settings]\ngtk-enable-animations=0',
};

async function startWebKit(program: string): Promise<RunningEngine> {
  const list = 'ls /usr/libexec/webkit2gtk-4.1/MiniBrowser /usr/lib/*/webkit2gtk-4.1/MiniBrowser';
  const [browser] = spawnSync('sh', ['-c', list], { encoding: 'utf8' }).stdout.split('\n');
  if (!browser || !findProgram('Xvfb')) {
    throw new MissingProgramError(`apt-get install ${engines.webkit.packages}`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const config = join(folder, 'gtk-3.0');
  mkdirSync(config);
  for (const [name, text] of Object.entries(gtkFiles)) writeFileSync(join(config, name), text);
  // `-noreset`: it would start anew when a browser leaves, and refuse one that comes meanwhile.
  const screen = spawn('Xvfb', ['-displayfd', '1', '-noreset', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // One that cannot start says nothing.
  const signal = AbortSignal.timeout(timeLimit);
  const [display] = await once(screen.stdout, 'data', { signal }).catch(async (error) => {
    await end(screen);
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
      await end(driver);
      await end(screen);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode) return;
  const exit = once(child, 'exit');
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
  await exit;
  clearTimeout(timer);
}
