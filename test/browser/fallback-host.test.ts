// dists: react, sub
// Hosts that answer every path without a file with the landing page.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { until, wait } from '../support/page';
import { dists } from '../support/site';
import { siteSuite } from '../support/suite';

const heading = (text: string) => `document.querySelector('h1')?.textContent === '${text}'`;
const isLost = heading('Oops! Page not found');
const isLanding = `${heading('Turning Assets to Legacy')} && document.querySelector('h1').checkVisibility()`;

const sites = { '/': dists.react, '/sub/': dists.sub } as const;

function fallbackSuite(base: keyof typeof sites, hasTeam = true) {
  const dist = sites[base];
  const landing = readFileSync(join(dist, 'index.html'));
  return siteSuite(`fallback host of ${base}${hasTeam ? '' : ', which has no team page'}`, {
    dist,
    base,
    intercept(_, response, path) {
      const isFile = /\.\w+$/.test(path) && existsSync(join(dist, path.slice(base.length)));
      const isPage = path === base || (hasTeam && path === `${base}team/`);
      if (isFile || isPage || !path.startsWith(base)) return false;
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end(landing);
      return true;
    },
  });
}

/** Records what a page asks for and does not get, and the documents that it goes to. */
function record(page: Page, missing: string[], visited: string[] = []): void {
  page.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document';
    const isPage = /html/.test(response.headers()['content-type'] ?? '');
    if (isDocument) visited.push(new URL(response.url()).pathname);
    else if (isPage || response.status() >= 400) missing.push(response.url());
  });
}

for (const base of ['/', '/sub/'] as const) {
  const test = fallbackSuite(base);

  for (const path of ['nope', 'a/b/c/', 'team/nope']) {
    test(`${path} shows the 404 page in place, once it is there`, async ({ site, open }) => {
      const missing: string[] = [];
      const visited: string[] = [];
      const app = site.hold(/\/app-/);
      const page = await open(`/${path}`, {
        prepare: async (page) => record(page, missing, visited),
      });
      assert.ok(await page.evaluate(isLanding), 'never blank');
      app.release();
      await until(page, isLost);
      assert.is(await page.title(), 'Page not found | Refrain Legacy Partners');
      assert.equal(page.problems, [`Page not found: ${base}${path}`]);
      assert.is(await page.$('#about'), null);
      assert.is(await page.$$eval('h1', (list) => list.length), 1);
      const looks = await page.evaluate(async () => {
        await document.fonts.ready;
        const h1 = document.querySelector('h1');
        return {
          hasFocus: document.activeElement === h1,
          align: h1 && getComputedStyle(h1).textAlign,
          hasFont: document.fonts.check('20px "Libre Bodoni"'),
          images: [...document.images].map(({ naturalWidth }) => naturalWidth > 0),
        };
      });
      assert.equal(looks, { hasFocus: true, align: 'center', hasFont: true, images: [true] });
      await page.click('main a');
      await until(page, `${isLanding} && location.pathname === '${base}'`);
      assert.equal(visited, [`${base}${path}`, base], 'no loop');
      assert.equal(missing, []);
    });
  }

  test('the team page is found at its address, and the real pages are themselves', async ({
    open,
  }) => {
    for (const path of ['/team', '/team/']) {
      const page = await open(path);
      await until(page, `location.pathname === '${base}team/' && ${heading('Leadership Team')}`);
      assert.equal(page.problems, []);
    }
    for (const path of ['/', '/index.html']) {
      const page = await open(path);
      await wait(200);
      assert.ok(await page.evaluate(isLanding));
      assert.equal(page.problems, []);
    }
  });

  test('where the app cannot be had, the landing page stays', async ({ site, open }) => {
    site.fail(/\/app-/, 404);
    const page = await open('/nope', { hasFakeClock: true });
    await until({ evaluate: async () => site.count(/\/app-/) === 1 }, 'it was tried');
    // Three retries, each after the answer to the one before.
    await until(
      { evaluate: () => page.tick(5000).then(() => site.count(/\/app-/) === 4) },
      'all retries',
    );
    await page.tick(60_000);
    assert.ok(await page.evaluate(isLanding));
    assert.is(site.count(/\/app-/), 4);
  });

  test.run();

  const withoutTeam = fallbackSuite(base, false);

  withoutTeam('without a team page, its address shows the 404 page', async ({ open }) => {
    const visited: string[] = [];
    const page = await open('/team', { prepare: async (page) => record(page, [], visited) });
    await until(page, isLost);
    assert.equal(visited, [`${base}team`, `${base}team/`], 'no loop');
    assert.equal(page.problems, [`Page not found: ${base}team/`]);
  });

  withoutTeam.run();
}
