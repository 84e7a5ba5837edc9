// `npm run bench`: how long a visitor with a slow phone waits.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer';
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

type Figures = Record<string, number>;

/** Opens an address in a context of its own, which is closed after the work. */
async function visit<Result>(browser: Browser, url: string, work: (page: Page) => Promise<Result>) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // tsx names functions by this helper, also those that are sent to the page.
  await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
  await page.setViewport(phone);
  await page.emulateNetworkConditions(network);
  await page.emulateCPUThrottling(cpuSlowdown);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await wait(restMs);
  const result = await work(page);
  await context.close();
  return result;
}

/** Reads the timings of a page, in milliseconds and bytes; runs in the page. */
function readTimings() {
  const entriesOf = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const images = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType }) => initiatorType === 'img');
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    firstPaint: paint?.startTime ?? 0,
    largestPaint: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? 0,
    blocked: sum(entriesOf('longtask').map(({ duration }) => Math.max(0, duration - 50))),
    imageBytes: sum(images.map(({ transferSize }) => transferSize)),
  };
}

/** An expression, evaluated before a tap: resolves to the time from the tap to the next paint. */
const tapTime = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const click = list.getEntries().find(({ name }) => name === 'click');
    if (click) resolve(click.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})`;

const measureTap = (browser: Browser, url: string, selector: string) =>
  visit(browser, url, async (page) => {
    const tap = page.evaluate(tapTime);
    await page.tap(selector);
    // The browser does not report taps that take less than 16 ms.
    return Number(await Promise.race([tap, wait(restMs).then(() => 0)]));
  });

async function measure(browser: Browser, url: string): Promise<Figures> {
  const home = await visit(browser, url, (page) => page.evaluate(readTimings));
  const team = await visit(browser, `${url}team/`, (page) => page.evaluate(readTimings));
  return {
    'first contentful paint, ms': home.firstPaint,
    'largest contentful paint, ms': home.largestPaint,
    'total blocking time, ms': home.blocked,
    'tap to dialog, ms': await measureTap(browser, url, 'main [commandfor]'),
    'tap to menu, ms': await measureTap(browser, url, '[popovertarget]'),
    '/team: images, kB': team.imageBytes / 1000,
  };
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const usage = `npm run bench -- --FLAG=VALUE: times and bytes on a slow phone, in dist
  --against   another folder, measured in turn with dist
  --runs      how often; medians are shown (default: 5)`;
const { values } = readArgs(usage, ['against', 'runs']);
const runs = Number(values.runs || 5);
if (!(runs >= 1)) refuse(`--runs=${values.runs}: write a number from 1`);
const folders = ['dist', ...(values.against ? [values.against] : [])];
const unbuilt = folders.find((folder) => !existsSync(resolve(folder, 'index.html')));
if (unbuilt) refuse(`${unbuilt} has no index.html: npm run build writes dist`);
const servers = folders.map((folder) => createSiteServer({ folder: resolve(folder) }));
const ports = await Promise.all(servers.map((server) => listen(server, 0)));
const results: Figures[][] = folders.map(() => []);
const browser = await launchBrowser('chromium');
for (let run = 1; run <= runs; run += 1) {
  for (const [index, port] of ports.entries()) {
    results[index]?.push(await measure(browser, `http://localhost:${port}/`));
    console.log(`run ${run} of ${runs}: ${folders[index]}`);
  }
}
await browser.close();
for (const server of servers) server.close();
console.log(`\n| median of ${runs} | ${folders.join(' | ')} |`);
console.log(`|${'---|'.repeat(folders.length + 1)}`);
for (const name of Object.keys(results[0]?.[0] ?? {})) {
  const cells = results.map((runs) => Math.round(median(runs.map((run) => run[name] ?? 0))));
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}
