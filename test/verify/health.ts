// What a visitor of a deployed site would notice on any page, whatever it says.
import { expect } from '../kit/expect';
import { findUnreachable, runAxe, scrollAt } from '../support/drive/audits';
import type { TestPage } from '../support/drive/page';
import { expectPicture, listPages } from './fetched';
import { missingPath, paths, type Visit } from './visit';

export async function health(visit: Visit): Promise<void> {
  const { rule, url } = visit;
  const { origin } = new URL(url);
  // Without an error page there is nothing to look at: `error.heading` says so.
  const isThere = (page: TestPage) => page.status === 200 || page.url().endsWith(missingPath);
  const pages = (await Promise.all(paths.map(visit.desktopPage))).filter(isThere);
  const phones = (await Promise.all(paths.map(visit.phonePage))).filter(isThere);
  /** Judges each page by a function that returns its problems. */
  async function everyPage(
    look: (page: TestPage) => string[] | Promise<string[]>,
    chosen = pages,
  ): Promise<void> {
    expect(chosen.length >= 3, `${chosen.length} pages open instead of 3`);
    for (const page of chosen) {
      await page.bringToFront();
      const [problem, ...more] = await look(page);
      const others = more.length > 0 ? `, and ${more.length} more` : '';
      expect(!problem, `${new URL(page.url()).pathname}: ${problem}${others}`);
    }
  }
  const judge = (id: string, look: (page: TestPage) => string[] | Promise<string[]>) =>
    rule(id, () => everyPage(look));
  const links = (
    await Promise.all(pages.map((page) => page.evaluate(() => kit.findLinks())))
  ).flat();
  const inside = [...new Set(links)].filter((href) => href.startsWith(origin));

  await rule('pages.images', async () => {
    await everyPage((page) => page.evaluate(() => kit.findBadPictures()));
    const lists = await Promise.all(pages.map((page) => page.evaluate(() => kit.pictures())));
    const addresses = new Set(lists.flat());
    for (const address of addresses) await expectPicture(address);
    return `${addresses.size} files`;
  });
  await judge('pages.files', ({ missing, requests }) => {
    const addresses = requests.map((request) => request.url());
    const foreign = addresses.filter((it) => !/^(data|blob):/.test(it) && !it.startsWith(origin));
    return [...missing, ...foreign.map((address) => `it asks for ${address}`)];
  });
  await rule('pages.links', async () => {
    const addresses = new Set(inside.map((href) => href.replace(/#.*/, '')));
    for (const address of addresses) {
      const { status } = await fetch(address);
      const isExpected = [missingPath, '500.html'].some((path) => address.endsWith(path));
      expect(status === 200 || isExpected, `${address} answers with the status ${status}`);
    }
    return `${addresses.size} addresses`;
  });
  await judge('pages.no-login', (page) =>
    page.$$eval('input[type=password]', (fields) => fields.map(() => 'a field for a password')),
  );
  await rule('pages.keyboard', async () => {
    await everyPage(findUnreachable);
    await everyPage(findUnreachable, phones);
  });
  await judge('pages.words', (page) => page.evaluate(() => kit.findGarbledText()));
  await rule('pages.own', async () => {
    // Some hosts answer at /team, others at /team/.
    const nameOf = (address: string) => address.replace(/\/?(#.*)?$/, '');
    const known = pages.map((page) => nameOf(page.url()));
    // The sitemap leaves out pages with `noindex`.
    const linked = inside
      .map((href) => href.replace(/[?#].*/, ''))
      .filter((address) => address.startsWith(url) && /\/[^/.]*(\.html)?$/.test(address));
    const addresses = new Set([...(await listPages(url)), ...linked]);
    const firmPages = [...addresses].filter((address) => !known.includes(nameOf(address)));
    for (const address of firmPages.slice(0, 20)) {
      const page = await visit.open(address.slice(url.length), { width: 390, isTouch: true });
      const [problem] = [
        ...(page.status === 200 ? [] : [`it answers with the status ${page.status}`]),
        ...(await page.evaluate(() => kit.findBadPictures())),
        ...page.missing,
        ...(await page.evaluate(() => kit.findGarbledText())),
        ...(await page.evaluate(() => kit.findOverflow())),
        // Only uncaught errors: what other services write into the console is not ours.
        ...page.problems.filter((text) => /^\w*Error: /.test(text)),
      ];
      expect(!problem, `${address}: ${problem}`);
      await page.close();
    }
    return `pages of the firm's own: ${firmPages.length}`;
  });
  await judge('pages.scroll', async (page) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    if (await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)) return [];
    const moving = await scrollAt(page, 640, 450, 300);
    return moving.length === 3 ? [] : [`it scrolls only by ${moving.join(', ') || 'nothing'}`];
  });
  await rule('pages.overlap', async () => {
    for (const width of [768, 1280]) {
      await everyPage(async (page) => {
        await page.setViewport({ width, height: 900 });
        return [
          ...(await page.evaluate(() => kit.findOverlaps())),
          ...(await page.evaluate(() => kit.findOverflow())),
        ];
      });
    }
    await everyPage((page) => page.evaluate(() => kit.findOverlaps()), phones);
  });
  await rule('pages.narrow', () =>
    everyPage(async (page) => {
      const problems: string[] = [];
      for (const width of [320, 390]) {
        await page.setViewport({ width, height: 844, isMobile: true, hasTouch: true });
        problems.push(...(await page.evaluate(() => kit.findOverflow())));
      }
      return problems;
    }, phones),
  );
  await rule('pages.axe', async () => {
    await everyPage(runAxe);
    const landing = await visit.desktopPage('');
    await landing.openDialog();
    const [problem] = await runAxe(landing);
    expect(!problem, `the dialog: ${problem}`);
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
