// Starts the browsers of a test run: one process per engine, which all test files share.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer';
import { installPackages } from './programs';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface RunningEngine {
  version: string;
  /** What test files need to reach it. */
  env: Record<string, string>;
  stop(): Promise<void> | void;
}

/** A program that a test needs is not installed; the message says how to install it. */
export class MissingProgramError extends Error {}

const isRoot = process.getuid?.() === 0;

interface Engine {
  /** Packages of Debian and Ubuntu. */
  packages: string;
  /** Variables that may name its program, the first one first. */
  variables: string[];
  usualPlaces: string[];
  start(program: string): Promise<RunningEngine>;
}

const engines: Record<EngineName, Engine> = {
  chromium: {
    packages: 'chromium',
    variables: ['BROWSER_PATH', 'PUPPETEER_EXECUTABLE_PATH', 'CHROME_PATH'],
    usualPlaces: [
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    ],
    start: startChromium,
  },
  firefox: {
    packages: 'firefox-esr',
    variables: ['FIREFOX_PATH'],
    usualPlaces: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    start: startFirefox,
  },
  webkit: {
    packages: 'webkit2gtk-driver xvfb xdotool',
    variables: ['WEBKIT_DRIVER_PATH'],
    usualPlaces: ['/usr/bin/WebKitWebDriver'],
    start: startWebKit,
  },
};

/**
 * Starts an engine, and installs it first where that needs no question.
 *
 * @throws {MissingProgramError} when it is not installed and cannot be
 */
export function startEngine(name: EngineName): Promise<RunningEngine> {
  const { packages, variables, usualPlaces, start } = engines[name];
  for (const variable of variables) {
    const path = process.env[variable];
    if (path && existsSync(path)) return start(path);
    if (path) throw new MissingProgramError(`${variable} is ${path}, which does not exist`);
  }
  const find = () => [...usualPlaces, ...downloaded(name)].find((path) => existsSync(path));
  const program = find() ?? (installPackages(packages) ? find() : undefined);
  if (program) return start(program);
  throw new MissingProgramError(`apt-get install ${packages} (or set ${variables[0]})`);
}

/** What "npx puppeteer browsers install chrome" has brought. */
function downloaded(name: EngineName): string[] {
  try {
    return name === 'chromium' ? [puppeteer.executablePath()] : [];
  } catch {
    // It throws when there is nothing.
    return [];
  }
}

async function startChromium(executablePath: string): Promise<RunningEngine> {
  const browser = await puppeteer.launch({
    executablePath,
    // Visitors have the popup blocker on.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
    ],
  });
  return {
    version: await browser.version(),
    env: { CHROMIUM_ENDPOINT: browser.wsEndpoint() },
    stop: () => browser.close(),
  };
}

/** Without the recommended settings, which switch the popup blocker off; these keep it quiet. */
const firefoxSettings = {
  'remote.prefs.recommended': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'app.update.disabledForTesting': true,
  'ui.prefersReducedMotion': 1,
};

async function startFirefox(program: string): Promise<RunningEngine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(firefoxSettings).map(
    ([name, value]) => `user_pref("${name}", ${value});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const flags = ['--headless', '--no-remote', '--profile', profile];
  const child = spawn(program, [...flags, '--remote-debugging-port', '0', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [, url] = await untilPrinted(child, /WebDriver BiDi listening on (ws:\S+)/);
  return {
    version: spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim(),
    env: { FIREFOX_ENDPOINT: `${url}/session` },
    stop: () => end(child, profile),
  };
}

/** Lets the bar of the small browser be as narrow as a phone, and asks for reduced motion. */
const gtkFiles = {
  'gtk.css': 'headerbar, headerbar *, entry, button { min-width: 0; padding: 0; margin: 0 }',
  'settings.ini': '[Settings]\ngtk-enable-animations=0',
};

async function startWebKit(program: string): Promise<RunningEngine> {
  const browser = findMiniBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const config = join(folder, 'gtk-3.0');
  mkdirSync(config);
  for (const [name, text] of Object.entries(gtkFiles)) writeFileSync(join(config, name), text);
  // A toast waits while its window has no focus.
  const start = join(folder, 'browser');
  const focus = 'xdotool search --sync --onlyvisible --class MiniBrowser windowfocus';
  const script = `#!/bin/sh\n${focus} &\nexec ${browser} "$@"\n`;
  writeFileSync(start, script, { mode: 0o755 });

  const screen = spawn(
    'Xvfb',
    ['-displayfd', '2', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const [display] = await untilPrinted(screen, /^\d+$/m);
  const port = await findFreePort();
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: folder,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
  return {
    version: spawnSync(browser, ['--version'], { encoding: 'utf8', env }).stdout.trim(),
    env: { WEBKIT_ENDPOINT: `http://127.0.0.1:${port}`, WEBKIT_BROWSER: start },
    async stop() {
      await end(driver);
      await end(screen, folder);
    },
  };
}

function findMiniBrowser(): string {
  const folders = ['/usr/libexec', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)];
  const places = folders.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`);
  const found = places.find((path) => existsSync(path));
  if (!found) throw new MissingProgramError(`apt-get install ${engines.webkit.packages}`);
  return found;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export function untilPrinted(child: ChildProcess, pattern: RegExp): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (data) => {
      output += data;
      const match = pattern.exec(output);
      if (match) resolve(match);
    });
    child.on('exit', () => reject(new Error(`${child.spawnfile} ended:\n${output}`)));
  });
}

export function end(child: ChildProcess, folder?: string): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => {
      if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      resolve();
    });
    child.kill();
  });
}
