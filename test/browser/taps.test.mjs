// Taps on a slow phone, at moments when the page is still busy with itself.
import * as assert from 'uvu/assert';
import { startSite, until, wait } from '../support/site.mjs';
import { siteSuite } from '../support/site-suite.mjs';

const { test, site } = siteSuite('taps', () => startSite());

const isOpen = "document.querySelector('dialog').matches(':modal')";

/**
 * A phone of 2016 on a bad line.
 *
 * @param {import('puppeteer').Page} page
 */
async function slowDown(page) {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/**
 * Taps something some time after the first paint, on a slow phone.
 *
 * @param {number} delay milliseconds
 * @param {string} selector
 * @param {string} state expression that is true when the tap has worked
 * @returns {Promise<number>} milliseconds from the finger's leaving to the first frame with it
 */
async function measureTap(delay, selector, state) {
  const page = await site.open('/robots.txt', { width: 390, isTouch: true });
  await page.evaluateOnNewDocument((/** @type {string} */ expression) => {
    const isDone = new Function(`return ${expression}`);
    addEventListener(
      'touchend',
      () => {
        const start = performance.now();
        const look = () => {
          if (isDone()) Object.assign(window, { latency: performance.now() - start });
          else requestAnimationFrame(look);
        };
        look();
      },
      true,
    );
  }, state);
  await slowDown(page);
  const loading = page.goto(`${site.origin}/`);
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    { polling: 10 },
  );
  await wait(delay);
  await page.tap(selector);
  await until(page, 'window.latency !== undefined');
  const latency = await page.evaluate(() => /** @type {any} */ (window).latency);
  await loading.catch(() => {});
  await page.close();
  return latency;
}

/** Best times in milliseconds, for the table; 100 is what they should be. */
const rows = [
  ['tap after the first paint', 'dialog', 'menu'],
  ['---', '---', '---'],
];
test.after(() => console.log(`\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`));

for (const delay of [0, 500, 1000, 2000, 4000]) {
  const row = [`${delay} ms`];
  rows.push(row);
  for (const [name, selector, state] of [
    ['dialog', 'main [commandfor]', isOpen],
    ['menu', '[popovertarget]', "document.querySelector('[popover]').matches(':popover-open')"],
  ]) {
    test(`a tap ${delay} ms after the first paint opens the ${name} without waiting for the line`, async () => {
      // Other work on the machine only ever adds to it, so the best of a few counts. Every tap
      // has to work.
      let best = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < 4 && best > 100; tries += 1) {
        best = Math.min(best, await measureTap(delay, String(selector), String(state)));
      }
      row.push(best.toFixed(0));
      // Whatever asks the server waits 400 ms at least. The exact time is the benchmark's.
      assert.ok(best <= 300, `${best} ms`);
    });
  }
}

test.run();
