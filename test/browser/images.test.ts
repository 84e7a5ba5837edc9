// Which images are loaded, and what is shown when they are not to be had.
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { isStarted, opener, until, untilStarted, wait } from '../support/page';
import { dists } from '../support/site';
import { siteSuite } from '../support/suite';

const test = siteSuite('images', {
  intercept(request, response) {
    if (request.url !== '/?slow') return false;
    const html = readFileSync(`${dists.react}/index.html`, 'utf8');
    const half = html.indexOf('</header>');
    response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' });
    response.write(html.slice(0, half));
    setTimeout(() => response.end(html.slice(half)), 500);
    return true;
  },
});

const logo = "document.querySelector('header img')";
const hero = "document.querySelector('main img')";
const portrait = "document.querySelector('main li img')";
const isShown = (image: string) => `${image}.checkVisibility() && ${image}.naturalWidth > 0`;

test('a logo that does not load is hidden, and its link can be pressed', async ({ site, open }) => {
  site.fail(/\/logo-/, 404);
  for (const path of ['/', '/index.html', '/team/', '/nope']) {
    const page = await open(path);
    await until(page, `!${logo}.checkVisibility()`);
    assert.ok(await page.$eval('h1', (h1) => h1.checkVisibility()), 'nothing hides the page');
    assert.not(await isStarted(page));
    const link = await page.$eval('header a[aria-label]', (link) => ({
      name: link.getAttribute('aria-label'),
      width: link.getBoundingClientRect().width,
    }));
    assert.is(link.name, 'Refrain Legacy Partners, home');
    assert.ok(link.width >= 44, String(link.width));
    await page.click('header a[aria-label]');
    await until(page, "location.pathname === '/'");
  }
});

test('the concert becomes the stock photo, also while the app takes over', async ({
  site,
  open,
}) => {
  site.fail(/concert-[0-9a-f]{8}-/);
  const page = await open('/');
  const isStock = `${hero}.currentSrc.includes('concert-fallback') && ${isShown(hero)}`;
  await until(page, isStock);
  await page.hover(opener);
  await untilStarted(page);
  assert.ok(await page.evaluate(isStock));
});

test('without the stock photo too, there is none', async ({ site, open }) => {
  site.fail(/concert-/, 404);
  const page = await open('/', { width: 390 });
  await until(page, `!${hero}.checkVisibility()`);
  assert.ok(await page.$eval('h1', (h1) => h1.checkVisibility()));
});

test('a portrait becomes the first letter of the name', async ({ site, open }) => {
  site.fail(/\/ceo-/, 404);
  const page = await open('/team/');
  await until(page, `!${portrait}.checkVisibility()`);
  const letters = await page.$$eval('main li', (people) =>
    people.slice(0, 2).map((person) => {
      const letter = person.querySelector('span');
      const { x = 0, y = 0, width = 0 } = letter?.getBoundingClientRect() ?? {};
      // What is on top where the letter is.
      const top = document.elementFromPoint(x + width / 2, y + width / 2)?.tagName;
      return [letter?.textContent, letter?.checkVisibility(), top === 'IMG'];
    }),
  );
  assert.equal(letters, [
    ['M', true, false],
    ['I', true, true],
  ]);
});

test('a logo that fails while the document still arrives is hidden', async ({ site, open }) => {
  site.fail(/\/logo-/, 404);
  const page = await open('/?slow', { waitUntil: 'domcontentloaded' });
  await until(page, `!${logo}.checkVisibility() && ${isShown(hero)}`);
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

for (const { width, pixelRatio, concert, face, leader } of [
  { width: 390, pixelRatio: 2.6, concert: 1200, face: 160, leader: 480 },
  { width: 1440, pixelRatio: 1, concert: 1440, face: 160, leader: 480 },
]) {
  test(`sizes at ${width} px with ${pixelRatio} pixels to one; none before it is near`, async ({
    open,
  }) => {
    const page = await open('/', { width, pixelRatio, waitUntil: 'networkidle0' });
    assert.equal(await loadedFiles(page), [`concert-${concert}.avif`]);
    await page.$eval('#team', (team) => team.scrollIntoView({ behavior: 'instant' }));
    await until(page, "performance.getEntriesByType('resource').length >= 7");
    await wait(100);
    assert.equal(
      await loadedFiles(page),
      [
        ...['ceo', 'cmo', 'coo', 'finance-royalties', 'vp-ar-ma'].map(
          (name) => `${name}-${face}.avif`,
        ),
        `concert-${concert}.avif`,
      ].sort(),
    );
    const team = await open('/team/', { width, pixelRatio, waitUntil: 'networkidle0' });
    const files = await loadedFiles(team);
    assert.ok(files.includes(`ceo-${leader}.avif`), files.join());
    assert.ok(
      files.every((file) => file.endsWith(`-${leader}.avif`)),
      files.join(),
    );
    if (width < 768) assert.not(files.some((file) => file.startsWith('vp-publishing')));
  });
}

test.run();
