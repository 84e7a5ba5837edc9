// What the visitor sees without scripts, in an old browser, and on a host that does not know the paths.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { firm, pages } from '../support/content';
import { conditions, hasHeading, isAt, selectors } from '../support/drive/selectors';
import { dists } from '../support/drive/site';
import { siteSuite } from '../support/drive/suite';
import { until } from '../support/drive/wait';

const test = siteSuite('fallbacks');

for (const [failure, prepare] of [
  ['no script runs', (page) => page.setJavaScriptEnabled(false)],
  [
    'the browser is old',
    (page) =>
      page.evaluateOnNewDocument(() => {
        CSS.supports = () => false;
        Reflect.deleteProperty(window, 'HTMLDialogElement');
      }),
  ],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`when ${failure}, the buttons are mail links, and the menu opens`, async ({ open }) => {
    const page = await open('/', { width: 390, prepare });
    const shown = (selector: string) =>
      page.$$eval(selector, (found) => found.filter((one) => one.checkVisibility()).length);
    assert.is(await shown('main a[href^="mailto:"][href*="body="]'), 2);
    assert.is(await shown('main button'), 0, 'no dead control');
    await page.click(selectors.menuButton);
    await page.click('nav a[href="#team"]');
    // Without a script, the menu stays open until Escape.
    await until(page, `location.hash === '#team' && scrollY > 1000 && ${conditions.menuOpen}`);
    await page.keyboard.press('Escape');
    await page.click('#team a');
    await until(page, isAt('/team/'));
    assert.equal(page.problems, []);
  });
}

test('a host that answers every path with the landing page is corrected', async ({ open }) => {
  const page = await open('/');
  // The landing page redirects only at the address that the site is published at.
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    const path = new URL(request.url()).pathname.slice(1);
    const files = ['404.html', 'team/index.html'];
    const file = files.find((name) => [path, `${path}index.html`].includes(name)) ?? 'index.html';
    const body = await readFile(join(dists.react, file));
    await request.respond({ contentType: 'text/html;charset=utf-8', body }).catch(() => {});
  });
  await page.goto(`${firm.siteUrl}/nope/deeper`);
  await until(page, hasHeading(pages.notFoundPage.heading));
  assert.ok(page.lines.some((line) => /Page not found: .*\/nope\/deeper\/$/.test(line)));
  await page.goto(`${firm.siteUrl}/team?a=b`);
  await until(page, `${isAt('/team/')} && ${hasHeading(pages.teamPage.heading)}`);
});

test('the error page of a host reloads, and leads home, without a script', async ({
  site,
  open,
}) => {
  const { errorPage, teamPage } = pages;
  const body = await readFile(join(dists.react, '500.html'), 'utf8');
  const fail = () => site.answer(/^\/team\/$/, { status: 503, type: 'text/html', body });
  const failing = fail();
  const page = await open('/team/', { prepare: (page) => page.setJavaScriptEnabled(false) });
  await until(page, hasHeading(errorPage.heading));
  failing.release();
  await page.click(`::-p-aria(${errorPage.reload})`);
  await until(page, `${isAt('/team/')} && ${hasHeading(teamPage.heading)}`);
  fail();
  await page.reload();
  await page.waitForSelector(`main a[href="mailto:${firm.email}"]`, { visible: true });
  await page.click(`::-p-aria(${errorPage.home})`);
  await until(page, isAt('/'));
});

test.run();
