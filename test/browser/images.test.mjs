// What happens when images do not load, before and after the app; and on a host that answers
// every path with the landing page.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { dist, isStarted, startSite, until, untilStarted, wait } from '../support/site.mjs';
import { siteSuite } from '../support/site-suite.mjs';

/** Pattern of the images that are missing; each test sets its own. */
let missing = /^$/;
/** @type {Awaited<ReturnType<typeof startSite>>} */
let fallbackHost;
/** That host leads addresses with `.html` to those without. */
let hidesEndings = false;

const { test, site } = siteSuite('fallbacks', () =>
  startSite({
    intercept(_, response, path) {
      if (!missing.test(path)) return false;
      response.writeHead(404).end();
      return true;
    },
  }),
);
test.before(async () => {
  fallbackHost = await startSite({
    async intercept(_, response, path) {
      if (hidesEndings && path.endsWith('.html')) {
        response.writeHead(301, { Location: path.slice(0, -'.html'.length) }).end();
        return true;
      }
      const isFile = await readFile(join(dist, path)).then(
        () => true,
        () => false,
      );
      if (isFile) return false;
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(await readFile(join(dist, 'index.html')));
      return true;
    },
  });
});
test.after(() => fallbackHost.stop());

/** @param {import('puppeteer').Page} page */
const isLogoShown = (page) => page.$eval('header a img', (image) => image.checkVisibility());

test('a missing logo is hidden, and the link keeps its name', async () => {
  missing = /logo-[0-9a-f]+\.svg/;
  const page = await site.open('/');
  await until(page, "document.querySelector('header a img').hidden");
  assert.not(await isLogoShown(page));
  const tree = await page.accessibility.snapshot();
  assert.ok(JSON.stringify(tree).includes('Refrain Legacy Partners, home'));
  assert.not(await isStarted(page));
  await page.hover('main [commandfor]');
  await untilStarted(page);
  assert.not(await isLogoShown(page));
  await page.close();
});

test('a missing concert image becomes the stock photo, and a missing stock photo is hidden', async () => {
  missing = /concert-[0-9a-f]{8}-/;
  const page = await site.open('/');
  await until(page, "document.querySelector('main img').currentSrc.includes('concert-fallback')");
  await until(page, "document.querySelector('main img').naturalWidth > 0");
  await page.close();
  missing = /concert-/;
  const bare = await site.open('/');
  await until(bare, "document.querySelector('main img').hidden");
  await bare.close();
});

test('a missing portrait becomes the first letter of the name, before and after the app', async () => {
  missing = /ceo-/;
  const page = await site.open('/team');
  await until(page, "document.querySelector('main li img').hidden");
  const letter = await page.$eval('main li span', (element) => [
    element.textContent,
    element.checkVisibility(),
  ]);
  assert.equal(letter, ['M', true]);
  await page.close();
  const inApp = await site.open('/');
  await inApp.hover('main [commandfor]');
  await untilStarted(inApp);
  await inApp.$eval('main a[data-page]', (element) => /** @type {HTMLElement} */ (element).click());
  await until(
    inApp,
    "location.pathname === '/team' && document.querySelector('main li img').hidden",
  );
  assert.is(
    await inApp.$$eval('main li img', (images) => images.filter((image) => image.hidden).length),
    1,
  );
  await inApp.close();
  missing = /^$/;
});

for (const path of ['/nope', '/nope/deeper', '/nope/', '/a/b/']) {
  test(`where the host answers ${path} with the landing page, the 404 page is shown alone`, async () => {
    const page = await fallbackHost.open(path);
    await until(
      page,
      "document.querySelector('h1')?.textContent === 'Oops! Page not found' && !document.documentElement.hidden",
    );
    assert.is(await page.$$eval('h1', (headings) => headings.length), 1);
    assert.is(await page.$('#about'), null);
    assert.is(await page.title(), 'Page not found | Refrain Legacy Partners');
    const logged = page.faults.filter((fault) => fault.startsWith('Page not found'));
    assert.equal(logged, [`Page not found: ${path}`]);
    const looks = await page.$eval('h1', (element) => getComputedStyle(element).textAlign);
    assert.is(looks, 'center');
    await page.click('main a');
    await until(page, "document.querySelector('h1')?.textContent === 'Turning Assets to Legacy'");
    assert.is(await page.evaluate(() => location.pathname), '/');
    await page.close();
  });
}

test('where the host answers /team with the landing page, the team page is found', async () => {
  for (const path of ['/team', '/team/']) {
    const page = await fallbackHost.open(path);
    await until(page, "document.querySelector('h1')?.textContent === 'Leadership Team'");
    assert.is(await page.evaluate(() => location.pathname), '/team.html');
    await wait(300);
    assert.is(await page.$$eval('main li', (people) => people.length), 9);
    await page.close();
  }
});

test('where such a host has no address for the team page, it ends on the landing page', async () => {
  hidesEndings = true;
  const page = await fallbackHost.open('/team');
  await until(page, "location.pathname === '/' && document.querySelector('h1') !== null");
  await wait(500);
  assert.is(await page.evaluate(() => location.pathname), '/');
  assert.is(await page.$eval('h1', (element) => element.textContent), 'Turning Assets to Legacy');
  hidesEndings = false;
  await page.close();
});

test('in a folder it was not built for, a photo that does not come changes nothing', async () => {
  missing = /concert|ceo/;
  const page = await site.open('/index.html');
  await until(page, "document.querySelector('main img').currentSrc.includes('fallback')");
  await wait(300);
  assert.not(await isStarted(page));
  assert.ok(await page.$eval('h1', (element) => element.checkVisibility()));
  missing = /^$/;
  await page.close();
});

test('on such a host the real pages are themselves', async () => {
  for (const [path, heading] of [
    ['/', 'Turning Assets to Legacy'],
    ['/index.html', 'Turning Assets to Legacy'],
    ['/team.html', 'Leadership Team'],
  ]) {
    const page = await fallbackHost.open(String(path));
    await wait(100);
    assert.is(await page.$eval('h1', (element) => element.textContent), heading);
    assert.not(await isStarted(page));
    await page.close();
  }
});

test.run();
