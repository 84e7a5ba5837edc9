// What a visitor would notice on any page, whatever it says.
import type { HTTPRequest } from 'puppeteer';
import * as assert from 'uvu/assert';
import { findUnreachable, scrollAt } from '../support/drive/audits';
import type { TestPage } from '../support/drive/page';
import { listPagePaths } from '../support/drive/states';
import { rule, type Visit } from './visit';

export async function health(visit: Visit): Promise<void> {
  const pages = await Promise.all(listPagePaths().map(visit.desktopPage));
  const phones = await Promise.all(listPagePaths().map(visit.phonePage));
  /** Looks at each page by a function that returns its problems. */
  const judge = (
    sentence: string,
    look: (page: TestPage) => string[] | Promise<string[]>,
    chosen = pages,
  ) =>
    rule(sentence, async () => {
      for (const page of chosen) {
        await page.bringToFront();
        assert.equal(await look(page), [], page.url());
      }
    });

  await judge('every picture arrives, and is not distorted', (page) =>
    page.evaluate(() => kit.findBadPictures()),
  );
  await judge('every file arrives, from this host alone', ({ requests }) => {
    const { origin } = new URL(visit.url);
    const isWrong = (request: HTTPRequest) => {
      const isOurs = request.url().startsWith(origin) || /^(data|blob):/.test(request.url());
      const status = request.response()?.status() ?? 200;
      const isRefused = status >= 400 && request.resourceType() !== 'document';
      // When a visitor leaves a page, the browser cancels its downloads.
      const hasFailed = !/^(net::ERR_ABORTED)?$/.test(request.failure()?.errorText ?? '');
      return !isOurs || isRefused || hasFailed;
    };
    return requests.filter(isWrong).map((request) => request.url());
  });
  await judge('There is no login in the site; all pages are public.', (page) =>
    page.$$eval('input[type=password]', (fields) => fields.map(() => 'a field for a password')),
  );
  await judge('Tab reaches every control, in order, and shows where it is', findUnreachable, [
    ...pages,
    ...phones,
  ]);
  await judge('no page shows garbled letters, or words such as undefined', (page) =>
    page.evaluate(() => kit.findGarbledText()),
  );
  await judge('each page scrolls by wheel, finger and keys', async (page) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    if (await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)) return [];
    const moving = await scrollAt(page, 640, 450);
    return moving.length === 3 ? [] : [`it scrolls only by ${moving.join(', ') || 'nothing'}`];
  });
}
