// Opens the journeys' pages in each engine. puppeteer cannot drive WebKit, so WebKit has a client
// of WebDriver with the same methods.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { recordMailLinks } from './in-page';
import { launchBrowser, startWebKit } from './launch';
import { asVisited } from './page';
import { visitorScript } from './visitor';
import { type DrivenPage, startSession } from './webdriver';

export const engine = process.env.PROGRAM === 'webkit' ? 'webkit' : 'firefox';

/** Records console, errors and violations, which WebDriver does not report; runs in the page. */
function recordConsole(): void {
  const keep = (level: string, ...words: unknown[]) => {
    const before = sessionStorage.getItem('console') ?? '';
    sessionStorage.setItem('console', `${before}${level}: ${words.join(' ')}\n`);
  };
  for (const level of ['log', 'warn', 'error'] as const) {
    console[level] = (...words) => keep(level, ...words);
  }
  addEventListener('error', ({ message }) => keep('error', message));
  addEventListener('unhandledrejection', ({ reason }) => keep('error', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep('error', 'policy', violatedDirective, blockedURI),
  );
}

/**
 * Copies the built site with a script in its documents that records console and mail links, because
 * WebDriver cannot run a script first. The policy, which comes later, does not block it.
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
    `(${recordMailLinks})()`,
    visitorScript,
  ].join(';');
  for (const name of ['index.html', 'team/index.html', '404.html']) {
    const html = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), html.replace('<head>', `<head><script>${script}</script>`));
  }
  return folder;
}

/** Reads what the script of `prepareDist` has recorded; each line begins with its level. */
export async function readConsole(page: DrivenPage): Promise<string[]> {
  const kept = await page.evaluate(() => sessionStorage.getItem('console') ?? '');
  return kept.split('\n').filter(Boolean);
}

/** Starts the engine. `openPage` opens an empty page, with the popup blocker on. */
export async function startEngine() {
  if (engine === 'webkit') {
    const { endpoint, stop } = await startWebKit();
    return { openPage: () => startSession(endpoint), stop };
  }
  const browser = await launchBrowser(engine);
  async function openPage(): Promise<{ page: DrivenPage; close(): Promise<unknown> }> {
    const page = await browser.newPage();
    return { page: asVisited(page), close: () => page.close() };
  }
  return { openPage, stop: () => browser.close() };
}
