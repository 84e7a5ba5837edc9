// dists: react, sub
// Hosts that answer every path without a file with the landing page.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { until } from '../support/page';
import { dists } from '../support/site';
import { siteSuite } from '../support/suite';

const heading = (text: string) => `document.querySelector('h1')?.textContent === '${text}'`;
const isLanding = `${heading('Turning Assets to Legacy')} && document.querySelector('h1').checkVisibility()`;

for (const base of ['/', '/sub/'] as const) {
  const dist = base === '/' ? dists.react : dists.sub;
  const landing = readFileSync(join(dist, 'index.html'));
  const test = siteSuite(`fallback host of ${base}`, {
    dist,
    base,
    intercept(_, response, path) {
      const isFile = /\.\w+$/.test(path) && existsSync(join(dist, path.slice(base.length)));
      if (isFile || path === base || path === `${base}team/`) return false;
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end(landing);
      return true;
    },
  });

  test('another path shows the 404 page in place, once it is there', async ({ site, open }) => {
    const missing: string[] = [];
    const visited: string[] = [];
    const app = site.hold(/\/app-/);
    const page = await open('/a/b/c/', {
      prepare: async (page) =>
        page.on('response', (response) => {
          const isDocument = response.request().resourceType() === 'document';
          const isPage = /html/.test(response.headers()['content-type'] ?? '');
          if (isDocument) visited.push(new URL(response.url()).pathname);
          else if (isPage || response.status() >= 400) missing.push(response.url());
        }),
    });
    assert.ok(await page.evaluate(isLanding), 'never blank');
    app.release();
    await until(page, heading('Oops! Page not found'));
    assert.is(await page.title(), 'Page not found | Refrain Legacy Partners');
    assert.equal(page.problems, [`Page not found: ${base}a/b/c/`]);
    assert.is((await page.$$('h1, #about')).length, 1);
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
    assert.equal(visited, [`${base}a/b/c/`, base], 'no loop');
    assert.equal(missing, []);
  });

  test('the real pages are found', async ({ site, open }) => {
    const page = await open('/team');
    await until(page, `location.pathname === '${base}team/' && ${heading('Leadership Team')}`);
    await page.goto(`${site.url}index.html`, { waitUntil: 'networkidle0' });
    assert.ok(await page.evaluate(isLanding));
    assert.equal(page.problems, []);
  });

  test.run();
}
