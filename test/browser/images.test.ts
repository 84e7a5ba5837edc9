// Which images are loaded. What is shown in place of missing ones: see engines.test.ts.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { opener, until, untilStarted } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('images');

test('the concert becomes the stock photo, also while the app takes over', async ({
  site,
  open,
}) => {
  site.fail(/concert-[0-9a-f]{8}-/);
  const page = await open('/');
  const hero = "document.querySelector('main img')";
  const isStock = `${hero}.currentSrc.includes('concert-fallback') && ${hero}.checkVisibility() && ${hero}.naturalWidth > 0`;
  await until(page, isStock);
  await page.hover(opener);
  await untilStarted(page);
  assert.ok(await page.evaluate(isStock));
});

async function loadedFiles(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /assets\/(.*?)-[0-9a-f]{8}-(\d+\.\w+)$/i.exec(name))
      .flatMap((match) => (match ? `${match[1]}-${match[2]}` : [])),
  );
  return [...new Set(names)].sort();
}

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
    await until(page, "performance.getEntriesByType('resource').length >= 7");
    const faces = ['ceo', 'cmo', 'coo', 'finance-royalties', 'vp-ar-ma'];
    assert.equal(
      await loadedFiles(page),
      [...faces.map((name) => `${name}-160.avif`), concert].sort(),
    );
    await page.goto(`${site.url}team/`, { waitUntil: 'networkidle0' });
    const files = await loadedFiles(page);
    assert.ok(files.includes('ceo-480.avif'), files.join());
    assert.equal(
      files.filter((file) => !file.endsWith('-480.avif')),
      [],
    );
    if (width < 768) assert.not(files.includes('vp-publishing-480.avif'));
  });
}

test.run();
