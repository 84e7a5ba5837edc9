// dists: sub
// A site that was built for a folder of its host.
import * as assert from 'uvu/assert';
import { dialogIsOpen, fillLead, launchesOf, until } from '../support/page';
import { dists } from '../support/site';
import { siteSuite } from '../support/suite';

const outside: string[] = [];
const test = siteSuite('base', {
  dist: dists.sub,
  base: '/sub/',
  intercept(_, __, path) {
    if (!path.startsWith('/sub/')) outside.push(path);
    return false;
  },
});

const imagesAreThere =
  "[...document.images].every(({ complete, naturalWidth, loading }) => loading === 'lazy' || complete && naturalWidth > 0)";

test('pages, links, anchors and the app work, and nothing outside is asked for', async ({
  open,
}) => {
  const page = await open('/', { waitUntil: 'networkidle0' });
  await until(page, imagesAreThere);
  await page.click('nav a[href="#team"]');
  await until(page, "location.pathname + location.hash === '/sub/#team' && scrollY > 1000");
  await page.click('#team a h3');
  await until(page, "location.pathname === '/sub/team/' && document.readyState === 'complete'");
  await until(page, imagesAreThere);
  assert.is(await page.title(), 'Leadership Team | Refrain Legacy Partners');
  await page.click('header a[aria-label]');
  await until(page, "location.pathname === '/sub/' && document.readyState === 'complete'");
  await fillLead(page);
  await page.click('dialog [type=submit]');
  await until(page, `!${dialogIsOpen}`);
  assert.is((await launchesOf(page)).length, 1);
  assert.equal(page.problems, []);
  assert.equal(outside, []);
});

test('a photo is replaced, and the 404 page finds everything at any depth', async ({
  site,
  open,
}) => {
  site.fail(/concert-[0-9a-f]{8}-/, 404);
  const page = await open('/');
  await until(page, "document.querySelector('main img').currentSrc.includes('/sub/assets/')");
  await until(page, "document.querySelector('main img').naturalWidth > 0");
  const lost = await open('/a/b/c');
  await until(lost, imagesAreThere);
  await lost.click('main a');
  await until(lost, "location.pathname === '/sub/'");
  assert.equal(outside, []);
});

test.run();
