// What a visitor would notice on any page, whatever it says.
import { expect } from '../kit/expect';
import { findUnreachable, scrollAt } from '../support/drive/audits';
import type { TestPage } from '../support/drive/page';
import { missingPath, paths, type Visit } from './visit';

export async function health(visit: Visit): Promise<void> {
  const { rule, url } = visit;
  const pages = await Promise.all(paths.map(visit.desktopPage));
  const phones = await Promise.all(paths.map(visit.phonePage));
  /** Judges each page by a function that returns its problems. */
  const judge = (
    id: string,
    look: (page: TestPage) => string[] | Promise<string[]>,
    chosen = pages,
  ) =>
    rule(id, async () => {
      for (const page of chosen) {
        await page.bringToFront();
        const [problem] = await look(page);
        expect(!problem, `${new URL(page.url()).pathname}: ${problem}`);
      }
    });

  await judge('pages.images', (page) => page.evaluate(() => kit.findBadPictures()));
  await judge('pages.files', ({ missing, requests }) => {
    const { origin } = new URL(url);
    const addresses = requests.map((request) => request.url());
    const foreign = addresses.filter((it) => !/^(data|blob):/.test(it) && !it.startsWith(origin));
    return [...missing, ...foreign.map((address) => `it asks for ${address}`)];
  });
  await judge('pages.no-login', (page) =>
    page.$$eval('input[type=password]', (fields) => fields.map(() => 'a field for a password')),
  );
  await judge('pages.keyboard', findUnreachable, [...pages, ...phones]);
  await judge('pages.words', (page) => page.evaluate(() => kit.findGarbledText()));
  await judge('pages.scroll', async (page) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    if (await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)) return [];
    const moving = await scrollAt(page, 640, 450, 300);
    return moving.length === 3 ? [] : [`it scrolls only by ${moving.join(', ') || 'nothing'}`];
  });
}

/** What all pages have written into the console, also while a lead was sent. */
export async function consoles({ rule, opened }: Visit): Promise<void> {
  await rule('pages.console', () => {
    for (const page of opened) {
      // The line about the missing path is prescribed, and those about blocked photos are our doing.
      const [problem] = page.problems.filter(
        (text) => !text.includes(missingPath) && !text.includes('ERR_BLOCKED'),
      );
      expect(!problem, `${new URL(page.url()).pathname}: ${problem}`);
    }
  });
}
