// Finds and starts a browser for the tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer';

/** Variables that may name a browser, first one first. */
const variables = ['BROWSER_PATH', 'PUPPETEER_EXECUTABLE_PATH', 'CHROME_PATH'];

/** Where browsers usually are. */
const usualPlaces = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const isRoot = process.getuid?.() === 0;

/**
 * Path of a browser: a variable's, an installed one, puppeteer's own download, or Debian's
 * package, which is installed where that is possible without a question.
 *
 * @returns {string}
 * @throws {Error} that says in one sentence how to get a browser
 */
export function findBrowser() {
  for (const name of variables) {
    const path = process.env[name];
    if (!path) continue;
    if (existsSync(path)) return path;
    throw new Error(`${name} names ${path}, where there is no browser: correct or unset it.`);
  }
  const installed = usualPlaces.find((path) => existsSync(path));
  if (installed) return installed;
  try {
    const downloaded = puppeteer.executablePath();
    if (existsSync(downloaded)) return downloaded;
  } catch {
    // puppeteer throws when it has downloaded nothing.
  }
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get for the browser tests …');
    spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error(
    'The browser tests need Chrome or Chromium: install one, or run "npx puppeteer browsers install chrome", or set BROWSER_PATH to its program file.',
  );
}

/** Starts a headless browser that keeps to itself. */
export function startBrowser() {
  return puppeteer.launch({
    executablePath: findBrowser(),
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
}
