// Starts the browsers that tests drive. Each test file has its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type LaunchOptions } from 'puppeteer';
import { listen } from '../../../src/build/serve/server';
import { findProgram, howToInstall } from '../run/programs';
import { eventually } from './wait';

/** How long a browser may take for a command before it counts as hung, in milliseconds. */
const protocolTimeout = 120_000;

/** @throws {Error} with the way to install the program where it is missing */
function programOf(name: string): string {
  const program = findProgram(name);
  if (!program) throw new Error(`${name} is missing: ${howToInstall(name)}`);
  return program;
}

/**
 * What puppeteer adds, and would hide faults from the tests. Its other arguments stay: they keep
 * Chromium from downloading, asking and reporting, suit it to containers and give pictures the same
 * colors.
 */
const hidesFaults = [
  // Delivers presses that come before the first paint of a page; browsers of visitors drop them.
  '--allow-pre-commit-input',
  // Would hide that an element as wide as the window is too wide for a page with a scrollbar.
  '--hide-scrollbars',
];

/** Launches a browser that hides no fault which a visitor would see. */
export function launchBrowser(
  name: 'chromium' | 'firefox',
  { args = [], extraPrefsFirefox: preferences }: LaunchOptions = {},
) {
  if (name === 'firefox') {
    const extraPrefsFirefox = {
      ...preferences,
      // The driver's own preferences turn off the popup blocker, among much else.
      'remote.prefs.recommended': false,
      // Of what puppeteer itself turns off, only the popup blocker matters to visitors.
      'dom.disable_open_during_load': true,
      // The journeys wait for no animation, in no engine.
      'ui.prefersReducedMotion': 1,
    };
    const executablePath = programOf(name);
    return puppeteer.launch({ browser: name, executablePath, extraPrefsFirefox, protocolTimeout });
  }
  return puppeteer.launch({
    executablePath: process.env.CHROME_PATH ?? programOf(name),
    protocolTimeout,
    // Nobody has signed the certificate of a test.
    acceptInsecureCerts: true,
    ignoreDefaultArgs: hidesFaults,
    args: [
      // Chromium refuses to run as root with its sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // Most test machines have no GPU.
      '--disable-gpu',
      ...args,
    ],
  });
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await once(server.close(), 'close');
  return port;
}

/** Settings of GTK: a window as narrow as a phone, and reduced motion. */
const gtkFiles = {
  'gtk.css': 'headerbar, headerbar *, entry, button { min-width: 0; padding: 0; margin: 0 }',
  'settings.ini': '[Settings]\ngtk-enable-animations=0',
};

/** Starts a screen that nobody sees, for browsers with a window. */
async function startScreen() {
  // Without `-noreset` the screen would restart when a browser ends, and refuse the next one.
  const args = ['-displayfd', '1', '-noreset', '-screen', '0', '1400x1000x24'];
  const screen = spawn(programOf('xvfb'), args, { stdio: ['ignore', 'pipe', 'ignore'] });
  // The time limit is necessary, because a screen that cannot start prints nothing.
  const signal = AbortSignal.timeout(protocolTimeout);
  const [display] = await once(screen.stdout, 'data', { signal });
  return { display: `:${String(display).trim()}`, stop: () => end(screen) };
}

async function end(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  if (child.kill()) await exit;
}

/**
 * Starts the WebDriver of WebKit on a screen of its own. WebKit keeps its own preferences: popups
 * are blocked, and pages wait in the back/forward cache.
 */
export async function startWebKit() {
  const program = programOf('webkit');
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const config = join(folder, 'gtk-3.0');
  mkdirSync(config);
  for (const [name, text] of Object.entries(gtkFiles)) writeFileSync(join(config, name), text);
  const { display, stop: stopScreen } = await startScreen();
  const port = await findFreePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: folder,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const endpoint = `http://127.0.0.1:${port}`;
  await eventually('the driver answers', async () => (await fetch(`${endpoint}/status`)).ok);
  return {
    endpoint,
    async stop() {
      await end(driver);
      await stopScreen();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
