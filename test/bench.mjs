// `npm run bench`: what visitors wait for and what builds cost, as Markdown and JSON. Speed is
// measured here and never asserted; bytes are asserted by the build and the tests.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../build.mjs';
import { readFlags, UsageError } from '../src/build/flags.mjs';
import { cacheFolder, inProject } from '../src/build/paths.mjs';
import { readBuiltSite } from '../src/hosting/built-site.mjs';
import { startSite, until, untilStarted, wait } from './support/site.mjs';

const flags = {
  runs: { placeholder: '3', help: 'how often everything is measured; medians are shown (3)' },
  against: { placeholder: 'DIR', help: 'another built folder, measured in the same runs' },
  out: { placeholder: 'DIR', help: 'where bench.md and bench.json go (.bench)' },
  'skip-builds': { help: 'measure no builds' },
  lighthouse: { help: 'run Lighthouse as well, where it is installed' },
};

/** Phones and networks: CPU slowdown, bits per second, milliseconds of delay. */
const profiles = {
  'slow phone': { cpu: 6, bits: 400_000, latency: 400 },
  'usual phone': { cpu: 4, bits: 1_600_000, latency: 150 },
};

/** Of a usual phone: see the hero's budget in build.mjs. */
const pixelRatio = 2.6;

/** Paths of the pages that are measured. */
const paths = ['/', '/team'];

/** @typedef {Record<string, number>} Figures */

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Medians of what several runs have measured.
 *
 * @param {readonly Figures[]} runs
 * @returns {Figures}
 */
function medians(runs) {
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? 0))]),
  );
}

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
 * Builds in a process of its own.
 *
 * @param {string} runtime
 * @param {boolean} isCold
 * @returns {Promise<Figures>}
 */
async function measureBuild(runtime, isCold) {
  const folder = await mkdtemp(join(tmpdir(), 'refrain-bench-'));
  const kept = `${cacheFolder}-kept`;
  if (isCold) await rename(cacheFolder, kept);
  try {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        '-e',
        `import(${JSON.stringify(pathToFileURL(inProject('build.mjs')).href)})
          .then(({ build }) => build({ runtime: '${runtime}', folder: ${JSON.stringify(folder)}, isQuiet: true }))
          .then(() => console.log(process.resourceUsage().maxRSS))`,
      ],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return {
      seconds: (performance.now() - start) / 1000,
      'peak memory, MB': Number(stdout.trim().split('\n').at(-1)) / 1024,
    };
  } finally {
    if (isCold) {
      await rm(cacheFolder, { recursive: true, force: true });
      await rename(kept, cacheFolder);
    }
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Lighthouse on a phone, where the package is installed: it is too large to come along.
 *
 * @param {Awaited<ReturnType<typeof startSite>>} site
 * @returns {Promise<Record<string, Figures>>}
 */
async function runLighthouse(site) {
  const name = 'lighthouse';
  const { default: lighthouse } = await import(name).catch(() => {
    throw new UsageError(
      'Lighthouse is not installed: run "npm install --no-save lighthouse@12" first.',
    );
  });
  /** @type {Record<string, Figures>} */
  const scores = {};
  for (const path of paths) {
    const { lhr } = await lighthouse(site.origin + path, {
      port: Number(new URL(site.browser.wsEndpoint()).port),
      output: 'json',
      logLevel: 'error',
    });
    scores[path] = Object.fromEntries(
      Object.entries(lhr.categories).map(([key, { score }]) => [key, (score ?? 0) * 100]),
    );
  }
  return scores;
}

/**
 * A table: a row for each group, a column for each figure; with another folder, its ratio behind.
 *
 * @param {string} title
 * @param {Record<string, Figures>} groups
 * @param {Record<string, Figures>} [others] the same of the folder that is compared
 */
function table(title, groups, others) {
  const columns = [...new Set(Object.values(groups).flatMap((figures) => Object.keys(figures)))];
  const rows = Object.entries(groups).map(([group, figures]) => {
    const cells = columns.map((column) => {
      const value = figures[column];
      if (value === undefined) return '';
      const other = others?.[group]?.[column];
      const shown =
        value < 10 && !Number.isInteger(value)
          ? value.toFixed(3)
          : Math.round(value).toLocaleString('en-US');
      return other ? `${shown} (${(value / other).toFixed(2)})` : shown;
    });
    return `| ${[group, ...cells].join(' | ')} |`;
  });
  const note = others ? ' In brackets: divided by the other folder’s.' : '';
  return `## ${title}\n\n${note.trim()}${note && '\n\n'}| ${['', ...columns].join(' | ')} |\n|${'---|'.repeat(columns.length + 1)}\n${rows.join('\n')}\n`;
}

/**
 * Everything that is measured of one folder, as medians.
 *
 * @param {string} folder
 * @param {number} runs
 */
async function measureFolder(folder, runs) {
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

async function main() {
  const given = readFlags(process.argv.slice(2), flags);
  const runs = Number(given.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError('--runs needs a number from 1 on.');
  if (given.against) await readBuiltSite(resolve(given.against));
  const out = resolve(given.out ?? inProject('.bench'));
  const scratch = await mkdtemp(join(tmpdir(), 'refrain-bench-'));
  /** @type {Record<string, unknown>} */
  const results = { runs };
  const parts = [`# Benchmark\n\nMedians of ${runs} runs; Node ${process.version}.\n`];
  try {
    const other = given.against ? await measureFolder(resolve(given.against), runs) : undefined;
    for (const runtime of /** @type {const} */ (['react', 'preact'])) {
      console.log(`Measuring ${runtime} …`);
      const folder = join(scratch, runtime);
      await build({ runtime, folder, isQuiet: true });
      const { bytes, speed } = await measureFolder(folder, runs);
      parts.push(table(`Bytes, ${runtime}`, bytes, other?.bytes));
      parts.push(table(`Milliseconds, ${runtime}`, speed, other?.speed));
      results[runtime] = { bytes, speed };
      if (given.lighthouse) {
        // A page that asks not to be listed would lose a third of its points for that.
        await build({ runtime, folder, isQuiet: true, isListed: true });
        const site = await startSite({ folder });
        const scores = await runLighthouse(site);
        await site.stop();
        parts.push(table(`Lighthouse on a phone, ${runtime}`, scores));
        results[`lighthouse ${runtime}`] = scores;
      }
    }
    if (given.against) results.against = { folder: given.against, ...other };
    if (!given['skip-builds']) {
      console.log('Measuring builds …');
      /** @type {Record<string, Figures>} */
      const builds = {};
      for (const runtime of ['react', 'preact']) {
        builds[`${runtime}, cold`] = await measureBuild(runtime, true);
        const warm = [];
        for (let run = 0; run < runs; run += 1) warm.push(await measureBuild(runtime, false));
        builds[`${runtime}, warm`] = medians(warm);
      }
      parts.push(table('Builds', builds));
      results.builds = builds;
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'bench.md'), parts.join('\n'));
  await writeFile(join(out, 'bench.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\n${parts.join('\n')}`);
}

await main().catch((error) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
});
