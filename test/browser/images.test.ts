// Which images are loaded. What is in place of missing ones: pages.test.ts, engines.test.ts.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { until } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('images');

/** Photos, without the hashes in their names. */
const loadedFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /([a-z-]+)-[0-9a-f]{8}(-\d.*)/i.exec(name)?.slice(1).join('') ?? [])
      .sort(),
  );

for (const { width, pixelRatio, concert } of [
  { width: 390, pixelRatio: 2.6, concert: 'concert-1200.avif' },
  { width: 1440, pixelRatio: 1, concert: 'concert-1440.avif' },
]) {
  test(`sizes at ${width} px with ${pixelRatio} pixels to one; none before it is near`, async ({
    site,
    open,
  }) => {
    const page = await open('/', { width, pixelRatio, waitUntil: 'networkidle0' });
    assert.equal(await loadedFiles(page), [concert]);
    await page.$eval('#team', (team) => team.scrollIntoView({ behavior: 'instant' }));
    const faces = ['ceo', 'cmo', 'coo', 'finance-royalties', 'vp-ar-ma'];
    const files = "performance.getEntriesByType('resource').map(({ name }) => name)";
    await until(page, `${files}.filter((name) => name.includes('-160.avif')).length >= 5`);
    assert.equal(
      await loadedFiles(page),
      [...faces.map((name) => `${name}-160.avif`), concert].sort(),
    );
    await page.goto(`${site.url}team/`, { waitUntil: 'networkidle0' });
    const portraits = await loadedFiles(page);
    assert.ok(portraits.includes('ceo-480.avif'), portraits.join());
    assert.ok(
      portraits.every((file) => file.endsWith('-480.avif')),
      portraits.join(),
    );
    if (width < 768) assert.not(portraits.includes('vp-publishing-480.avif'));
  });
}

test.run();
