// Opens the journeys' pages in each engine. puppeteer cannot drive WebKit, so WebKit has a client
// of WebDriver with the same methods.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { kitScript } from './kit-script';
import { launchBrowser, startWebKit } from './launch';
import { asDriven } from './page';
import type { DriverPage, Visitor } from './visitor';
import { startSession } from './webdriver';

export const engine = process.env.PROGRAM === 'webkit' ? 'webkit' : 'firefox';

/** A page in any engine. */
export type AnyPage = DriverPage & Visitor;

/**
 * Copies the built site with a script in its documents that records console and mail links, because
 * WebDriver cannot run a script first. The policy comes after that script, and lets it run.
 */
export async function prepareDist(dist: string): Promise<string> {
  const folder = resolve('.cache/test/journeys', engine);
  const filter = (path: string) => !/\.html\.(br|gz)$/.test(path);
  await cp(dist, folder, { recursive: true, filter });
  // The window says that it is inactive: toasts then stay, and no journey has to be quick.
  const isInactive = 'document.hasFocus = () => false';
  const script = `${kitScript}; kit.recordConsole(); kit.recordEmails(); ${isInactive}`;
  for (const name of ['index.html', 'team/index.html', '404.html']) {
    const html = await readFile(join(folder, name), 'utf8');
    await writeFile(
      join(folder, name),
      html.replace('<head>', () => `<head><script>${script}</script>`),
    );
  }
  return folder;
}

/** Reads what the script of `prepareDist` has recorded; each line begins with its level. */
export async function readConsole(page: AnyPage): Promise<string[]> {
  const kept = await page.evaluate(() => kit.readConsole());
  return kept.split('\n').filter(Boolean);
}

/** Starts the engine. `openPage` opens an empty page, with the popup blocker on. */
export async function startEngine() {
  if (engine === 'webkit') {
    const { endpoint, stop } = await startWebKit();
    return { openPage: () => startSession(endpoint), stop };
  }
  const browser = await launchBrowser('firefox');
  const openPage = async (): Promise<AnyPage> => asDriven(await browser.newPage());
  return { openPage, stop: () => browser.close() };
}
