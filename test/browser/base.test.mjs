// The site below a folder: built for it, and put there unchanged.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  dist,
  fillLead,
  isStarted,
  launchesOf,
  runtime,
  startSite,
  until,
  untilStarted,
} from '../support/site.mjs';

const test = suite(`base, ${runtime}`);

for (const [name, folder] of [
  ['built for it', process.env.DIST_SUB ?? ''],
  ['unchanged', dist],
]) {
  test(`works below /sub/, ${name}`, async () => {
    const site = await startSite({ folder: String(folder), base: '/sub/' });
    try {
      const page = await site.open('/sub/');
      assert.equal(page.faults, []);
      assert.not(await isStarted(page), 'no app before intent');
      assert.ok(
        await page.$eval(
          'header img',
          (image) => /** @type {HTMLImageElement} */ (image).naturalWidth > 0,
        ),
      );
      await page.hover('main [commandfor]');
      await untilStarted(page);
      await page.$eval('main a[data-page]', (element) =>
        /** @type {HTMLElement} */ (element).click(),
      );
      await until(
        page,
        "location.pathname === '/sub/team' && document.title.startsWith('Leadership')",
      );
      await page.$eval('header a[data-page]', (element) =>
        /** @type {HTMLElement} */ (element).click(),
      );
      await until(page, "location.pathname === '/sub/' && document.title.includes('Turning')");
      await fillLead(page);
      await page.click('dialog [type=submit]');
      await until(page, "!document.querySelector('dialog').open");
      assert.is((await launchesOf(page)).length, 1);
      assert.equal(page.faults, []);
      const team = await site.open('/sub/team/');
      assert.ok(
        await team.$eval(
          'header img',
          (image) => /** @type {HTMLImageElement} */ (image).naturalWidth > 0,
        ),
      );
      await team.click('header a[data-page="/"]');
      await until(team, "location.pathname === '/sub/' && document.title.includes('Turning')");
    } finally {
      await site.stop();
    }
  });
}

test('the 404 page of a build for /sub/ finds its way at any depth', async () => {
  const site = await startSite({ folder: process.env.DIST_SUB ?? '', base: '/sub/' });
  try {
    const page = await site.open('/sub/a/b/c');
    assert.ok(
      await page.$eval(
        'header img',
        (image) => /** @type {HTMLImageElement} */ (image).naturalWidth > 0,
      ),
    );
    await page.click('main a');
    await until(page, "location.pathname === '/sub/' && document.title.includes('Turning')");
  } finally {
    await site.stop();
  }
});

test.run();
