// `npm run bench`: what a visitor with a slow phone waits for, in `dist`; with `--against DIR`, in
// another folder too, alternating. Medians of five runs.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer';
import { createSiteServer, listen } from '../../src/build/server';
import { startEngine } from '../support/launch';
import { wait } from '../support/page';
import { watchTimings } from './in-page';

/** A low-end phone on a slow line. */
const phone = { width: 390, height: 844, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true };
const cpuSlowdown = 6;
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** How long a page is left alone after it has loaded, in milliseconds. */
const restMs = 1500;

type Figures = Record<string, number>;

interface Visit {
  page: Page;
  session: CDPSession;
  /** Bytes of images that have arrived. */
  imageBytes: () => number;
  close: () => Promise<void>;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  let bytes = 0;
  const images = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') images.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (images.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.setViewport(phone);
  await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
  await page.evaluateOnNewDocument(watchTimings);
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await wait(restMs);
  return { page, session, imageBytes: () => bytes, close: () => context.close() };
}

const timingsOf = (page: Page) => page.evaluate(() => window.timings);

async function measureTap(browser: Browser, url: string, selector: string) {
  const { page, close } = await visit(browser, url);
  await page.tap(selector);
  await wait(restMs);
  const { tap } = await timingsOf(page);
  await close();
  return tap;
}

const secondPaint = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  return Math.max(0, paint.startTime - (navigation.activationStart ?? 0));
})()`;

/** From a tap on the link to the first paint of the team page. */
async function measureSecondPage(browser: Browser, url: string) {
  const { page, close } = await visit(browser, url);
  const link = 'a[href$="/team/"], a[href$="/team"]';
  await page.$eval(link, (element) => element.scrollIntoView());
  await wait(restMs);
  // puppeteer loses a page that was prepared before the tap, so that its target is asked instead.
  await page.tap(link).catch(() => {});
  await wait(3 * restMs);
  const target = browser.targets().find((each) => each.url().includes('/team'));
  const session = await target?.createCDPSession();
  const answer = await session?.send('Runtime.evaluate', { expression: secondPaint });
  await close();
  return Number(answer?.result.value);
}

/** Everything about one site, once. */
async function measure(browser: Browser, url: string): Promise<Figures> {
  const home = await visit(browser, url);
  const { firstPaint, largestPaint, blocked } = await timingsOf(home.page);
  await home.close();
  const team = await visit(browser, `${url}team/`);
  await wait(restMs);
  const { imagesInSight } = await timingsOf(team.page);
  const teamImages = team.imageBytes() / 1000;
  await team.close();
  return {
    'first contentful paint, ms': firstPaint,
    'largest contentful paint, ms': largestPaint,
    'total blocking time, ms': blocked,
    'tap to dialog, ms': await measureTap(browser, url, 'main [commandfor]'),
    'tap to menu, ms': await measureTap(browser, url, '[popovertarget]'),
    '/team: images, kB': teamImages,
    '/team: images in sight, ms': imagesInSight,
    '/team after a tap, ms': await measureSecondPage(browser, url),
  };
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const { values } = parseArgs({
  options: { against: { type: 'string' }, runs: { type: 'string' } },
});
const runs = Number(values.runs ?? 5);
const folders = ['dist', ...(values.against ? [values.against] : [])];
const servers = folders.map((folder) => createSiteServer({ folder: resolve(folder) }));
const ports = await Promise.all(servers.map((server) => listen(server, 0)));
const engine = await startEngine('chromium');
const results: Figures[][] = folders.map(() => []);
try {
  const browserWSEndpoint = engine.env.CHROMIUM_ENDPOINT ?? '';
  const browser = await puppeteer.connect({ browserWSEndpoint });
  for (let run = 0; run < runs; run += 1) {
    for (const [index, port] of ports.entries()) {
      results[index]?.push(await measure(browser, `http://localhost:${port}/`));
      console.log(`run ${run + 1} of ${runs}: ${folders[index]}`);
    }
  }
  await browser.disconnect();
} finally {
  await engine.stop();
  for (const server of servers) server.close();
}
console.log(
  `\n| median of ${runs} | ${folders.join(' | ')} |\n|${'---|'.repeat(folders.length + 1)}`,
);
for (const name of Object.keys(results[0]?.[0] ?? {})) {
  const cells = results.map((figures) =>
    Math.round(median(figures.map((each) => each[name] ?? 0))),
  );
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}
