// What the browser itself refuses, and what the site never asks it for.

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  browse,
  dist,
  fillLead,
  isStarted,
  launchesOf,
  runtime,
  startSite,
  until,
  untilStarted,
  wait,
} from '../support/site.mjs';

const test = suite(`lockdown, ${runtime}`);

test('no request leaves the origin, and nothing is stored', async () => {
  const site = await startSite();
  try {
    /** @type {string[]} */
    const requested = [];
    const page = await site.open('/', {
      prepare: async (page) => {
        page.on('request', (request) => requested.push(request.url()));
      },
    });
    await fillLead(page);
    await untilStarted(page);
    await page.click('dialog [type=submit]');
    await until(page, "!document.querySelector('dialog').open");
    await page.$eval('main a[data-page]', (link) => /** @type {HTMLElement} */ (link).click());
    await until(page, "document.title.startsWith('Leadership')");
    await page.goto(`${site.origin}/nope`);
    assert.ok(requested.length > 5);
    for (const url of requested) assert.ok(url.startsWith(`${site.origin}/`), url);
    const stored = await page.evaluate(async () => ({
      cookies: document.cookie,
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    assert.equal(stored, {
      cookies: '',
      local: 0,
      session: 0,
      databases: 0,
      caches: 0,
      workers: 0,
    });
    assert.equal(await page.cookies(), []);
  } finally {
    await site.stop();
  }
});

test('a module that is not the one of the build is refused, and the form stays', async () => {
  let served = 0;
  const site = await startSite({
    intercept(_, response, path) {
      if (!/^\/assets\/app-\w+\.js$/.test(path)) return false;
      served += 1;
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end('document.title = "taken over"; export function start() {}');
      return true;
    },
  });
  try {
    const page = await site.open('/');
    await fillLead(page);
    // All four addresses of the module are covered.
    for (let tries = 0; served < 4 && tries < 150; tries += 1) await wait(100);
    assert.is(served, 4);
    assert.not(await isStarted(page));
    assert.match(await page.title(), 'Turning Assets to Legacy');
    assert.is(
      await page.$eval('[name=name]', (field) => /** @type {HTMLInputElement} */ (field).value),
      'Ada Lovelace',
    );
    assert.equal(await launchesOf(page), []);
  } finally {
    await site.stop();
  }
});

test('a page of a newer build is loaded as a document, with its own styles', async () => {
  const site = await startSite({
    async intercept(_, response, path) {
      if (path !== '/team.html') return false;
      const html = await readFile(join(dist, 'team.html'), 'utf8');
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(html.replace('<style>', '<style>/* newer */'));
      return true;
    },
  });
  try {
    const page = await site.open('/');
    await page.hover('main [commandfor]');
    await untilStarted(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.$eval('main a[data-page]', (link) => /** @type {HTMLElement} */ (link).click());
    await until(page, "document.title.startsWith('Leadership Team')");
    assert.is(await page.evaluate(() => 'isSameDocument' in window), false);
  } finally {
    await site.stop();
  }
});

test('no other site can frame a page', async () => {
  const site = await startSite({
    intercept(_, response, path) {
      if (path !== '/framing') return false;
      response.removeHeader('Content-Security-Policy');
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<iframe src="/"></iframe>');
      return true;
    },
  });
  try {
    const page = await site.open('/framing');
    const frame = page.frames()[1];
    const heading = await frame?.evaluate(() => document.querySelector('h1')?.textContent);
    assert.not(heading === 'Turning Assets to Legacy');
    assert.ok(
      page.faults.some((fault) => fault.includes('frame-ancestors')),
      String(page.faults),
    );
  } finally {
    await site.stop();
  }
});

test('opened from disk, the pages read well', async () => {
  const site = await browse(pathToFileURL(resolve(dist)).href, () => {});
  try {
    for (const [file, heading] of [
      ['/index.html', 'Turning Assets to Legacy'],
      ['/team.html', 'Leadership Team'],
      ['/team/index.html', 'Leadership Team'],
    ]) {
      const page = await site.open(String(file));
      assert.is(await page.$eval('h1', (element) => element.textContent?.trim()), heading);
      const ground = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      assert.not(ground === 'rgba(0, 0, 0, 0)', 'styles apply');
      const images = await page.$$eval('img', (list) =>
        list.filter((image) => image.complete).map((image) => image.naturalWidth > 0),
      );
      assert.ok(images.length > 0 && images.every(Boolean), `images of ${file}`);
    }
  } finally {
    await site.stop();
  }
});

test.run();
