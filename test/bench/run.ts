// `npm run bench`: how long a visitor with a slow phone waits after a tap. Lighthouse measures the rest.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'puppeteer';
import { createSiteServer, listen } from '../../src/builder/server';
import { launchBrowser } from '../support/run/launch';
import { readArgs, refuse } from '../support/run/usage';

/** A low-end phone on a slow line. */
const phone = { width: 390, height: 844, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true };
const cpuSlowdown = 6;
/** Milliseconds, and bytes per second. */
const network = { latency: 400, download: 50_000, upload: 50_000 };

/** How long a page is left alone after it has loaded, in milliseconds. */
const restMs = 1500;

const runs = 5;

/** What is tapped. */
const taps = {
  'tap to dialog, ms': 'main [commandfor]',
  'tap to menu, ms': '[popovertarget]',
};

/** An expression, evaluated before a tap: resolves to the time from the tap to the next paint. */
const tapTime = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const click = list.getEntries().find(({ name }) => name === 'click');
    if (click) resolve(click.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})`;

/** Opens a site, taps an element, and returns the milliseconds until the next paint. */
async function measureTap(browser: Browser, url: string, selector: string): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(phone);
  await page.emulateNetworkConditions(network);
  await page.emulateCPUThrottling(cpuSlowdown);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await wait(restMs);
  const tap = page.evaluate(tapTime);
  await page.tap(selector);
  // The browser does not report taps that take less than 16 ms.
  const ms = Number(await Promise.race([tap, wait(restMs).then(() => 0)]));
  await context.close();
  return ms;
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const usage = `npm run bench -- FOLDER…: times on a slow phone, medians of ${runs}, in dist or in these folders`;
const words = readArgs(usage);
const folders = words.length > 0 ? words : ['dist'];
const unbuilt = folders.find((folder) => !existsSync(resolve(folder, 'index.html')));
if (unbuilt) refuse(`${unbuilt} has no index.html: npm run build writes dist`);
const browser = await launchBrowser('chromium');
const servers = folders.map((folder) => createSiteServer({ folder: resolve(folder) }));
const ports = await Promise.all(servers.map((server) => listen(server, 0)));
console.log(`| | ${folders.join(' | ')} |\n|${'---|'.repeat(folders.length + 1)}`);
for (const [name, selector] of Object.entries(taps)) {
  const times = folders.map((): number[] => []);
  // In turn, so that a busy machine slows all folders.
  for (let run = 0; run < runs; run += 1) {
    for (const [index, port] of ports.entries()) {
      times[index]?.push(await measureTap(browser, `http://localhost:${port}/`, selector));
    }
  }
  console.log(`| ${[name, ...times.map(median)].join(' | ')} |`);
}
await browser.close();
for (const server of servers) server.close();
