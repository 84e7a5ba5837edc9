// What visitors wait for, in a real browser that is made as slow as their phones.
import { startSite, until, untilStarted, wait } from '../support/site.mjs';
import { medians } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figures} Figures */

/** Phones and networks: CPU slowdown, bits per second, milliseconds of delay. */
const profiles = {
  'slow phone': { cpu: 6, bits: 400_000, latency: 400 },
  'usual phone': { cpu: 4, bits: 1_600_000, latency: 150 },
};

/** Of a usual phone: see the hero's budget in build.mjs. */
const pixelRatio = 2.6;

/** Paths of the pages that are measured. */
export const paths = ['/', '/team'];

/**
 * Counts transferred bytes of a page by kind, from now on.
 *
 * @param {import('puppeteer').Page} page
 */
async function countBytes(page) {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  /** @type {Map<string, string>} */
  const kinds = new Map();
  /** @type {Figures} */
  const bytes = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return () => ({ ...bytes, all: Object.values(bytes).reduce((sum, value) => sum + value, 0) });
}

/** @param {import('puppeteer').Page} page */
async function sendLead(page) {
  if (!(await page.$('dialog[open]'))) await page.click('main [commandfor]');
  for (const name of ['name', 'email', 'company', 'reason']) {
    await page.type(`[name=${name}]`, name === 'email' ? 'ada@example.org' : 'Ada');
  }
  await page.click('dialog [type=submit]');
  await until(page, "!document.querySelector('dialog').open");
}

/**
 * Bytes before intent, after it, and after the way through the site.
 *
 * @param {Awaited<ReturnType<typeof startSite>>} site
 */
async function measureBytes(site) {
  /** @type {Record<string, Figures>} */
  const figures = {};
  for (const path of paths) {
    /** @type {() => Figures} */
    let read = () => ({});
    const page = await site.open(path, {
      width: 390,
      pixelRatio,
      prepare: async (page) => {
        read = await countBytes(page);
      },
      waitUntil: 'networkidle0',
    });
    figures[`${path}, before intent`] = read();
    if (path === '/') {
      await page.click('main [commandfor]');
      await untilStarted(page);
      await wait(200);
      figures['/, after intent'] = read();
      await sendLead(page);
      await page.$eval('main a[data-page]', (link) => /** @type {HTMLElement} */ (link).click());
      await until(page, "document.title.startsWith('Leadership')");
      await page.waitForNetworkIdle();
      figures['whole journey'] = read();
    }
    await page.browserContext().close();
  }
  return figures;
}

/** Notes paints, shifts, long tasks and slow keys; runs before the page's own scripts. */
function observe() {
  const seen = { lcp: 0, shift: 0, blocking: 0, slowestKey: 0 };
  Object.assign(window, { seen });
  /** @param {string} type @param {(entry: any) => void} note */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(
      /** @type {any} */ ({ type, buffered: true, durationThreshold: 16 }),
    );
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    seen.shift += entry.value;
  });
  watch('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50);
  });
  watch('event', (entry) => {
    if (entry.name === 'keydown') seen.slowestKey = Math.max(seen.slowestKey, entry.duration);
  });
}

/**
 * @param {Awaited<ReturnType<typeof startSite>>} site
 * @param {string} path
 * @param {typeof profiles[keyof typeof profiles]} profile
 * @returns {Promise<Figures>} milliseconds, and the layout shift as it is defined
 */
async function measureSpeed(site, path, { cpu, bits, latency }) {
  const page = await site.open(path, {
    width: 390,
    pixelRatio,
    isTouch: true,
    prepare: async (page) => {
      await page.emulateCPUThrottling(cpu);
      await page.emulateNetworkConditions({ download: bits / 8, upload: bits / 8, latency });
      await page.evaluateOnNewDocument(observe);
    },
    waitUntil: 'networkidle0',
  });
  const paints = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    .../** @type {any} */ (window).seen,
  }));
  /** @type {Figures} */
  const figures = {
    'first paint': paints.fcp,
    'largest paint': paints.lcp,
    'blocking time': paints.blocking,
    'layout shift': paints.shift,
  };
  if (path === '/') {
    await page.evaluate(() => {
      /** @type {HTMLElement} */ (document.querySelector('main [commandfor]')).addEventListener(
        'click',
        (event) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              /** @type {any} */ (window).opened = performance.now() - event.timeStamp;
            }),
          ),
      );
    });
    await page.tap('main [commandfor]');
    await until(page, 'window.opened !== undefined');
    figures['tap to dialog'] = await page.evaluate(() => /** @type {any} */ (window).opened);
    // The app is on its way: what is typed must not feel it.
    await page.type('[name=name]', 'Ada Lovelace, Countess', { delay: 60 });
    await untilStarted(page);
    await page.type('[name=name]', ' of Lovelace', { delay: 60 });
    figures['slowest key while the app starts'] = await page.evaluate(
      () => /** @type {any} */ (window).seen.slowestKey,
    );
  }
  await page.browserContext().close();
  return figures;
}

/**
 * Everything that is measured of one folder, as medians.
 *
 * @param {string} folder
 * @param {number} runs
 */
export async function measureFolder(folder, runs) {
  const site = await startSite({ folder });
  try {
    const bytes = await measureBytes(site);
    /** @type {Record<string, Figures>} */
    const speed = {};
    for (const [name, profile] of Object.entries(profiles)) {
      for (const path of paths) {
        const measured = [];
        for (let run = 0; run < runs; run += 1) {
          measured.push(await measureSpeed(site, path, profile));
        }
        speed[`${path} on a ${name}`] = medians(measured);
      }
    }
    return { bytes, speed };
  } finally {
    await site.stop();
  }
}
