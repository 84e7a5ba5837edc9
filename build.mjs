// Builds the site into `dist`. `node build.mjs [build|start|dev]`; see README.md.
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBrandFiles } from './src/build/brand.mjs';
import { formatByteTable, listOverruns } from './src/build/byte-table.mjs';
import { toBrotli } from './src/build/compression.mjs';
import {
  describeAddress,
  describeFaults,
  describeSamples,
  findTypeFaults,
  findUnusedPhotos,
} from './src/build/content.mjs';
import { checkBase, checkPort, readFlags, UsageError } from './src/build/flags.mjs';
import { updateOutput, writeOutput } from './src/build/output.mjs';
import { renderPages } from './src/build/pages.mjs';
import { inProject } from './src/build/paths.mjs';
import { makePhotos } from './src/build/photos.mjs';
import { updateReadme } from './src/build/readme.mjs';
import { createReporter } from './src/build/reporter.mjs';
import { bundleApp, bundleInlineScript, finishApp } from './src/build/scripts.mjs';
import { loadRules, loadSite } from './src/build/site.mjs';
import { paint } from './src/build/text.mjs';
import { distHostFiles } from './src/hosting/dist-files.mjs';
import { assetsFolder, responseHeaders } from './src/hosting/policy.mjs';
import { listHostingSamples, writeHostingSample } from './src/hosting/write-sample.mjs';

/** The most that things may weigh, in bytes after brotli; above, the build fails. */
export const budgets = {
  html: 12_000,
  boot: 1_300,
  styles: 4_500,
  appReact: 68_000,
  appPreact: 16_000,
  fonts: 16_000,
  /** What a phone 390 px wide with 2.6 pixels to one downloads: see `hero.tsx`. */
  heroOnPhone: 45_000,
};

/** Width in pixels of the hero image that such a phone picks. */
const heroPhoneWidth = 1440;

/** What stands in for React. wouter asks for the last one: without it, a CommonJS shim comes along. */
export const runtimes = {
  react: {
    name: 'react',
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    /** Loaded by Node itself when pages are rendered: its server half is CommonJS. */
    external: ['react', 'react-dom'],
    appBudget: budgets.appReact,
  },
  preact: {
    name: 'preact',
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'use-sync-external-store/shim/index.js': 'preact/compat',
    },
    external: [],
    appBudget: budgets.appPreact,
  },
};

/**
 * @typedef {object} BuildOptions
 * @property {keyof typeof runtimes} [runtime]
 * @property {string} [base] path the site is served at, with slashes at both ends
 * @property {string} [folder] where to write
 * @property {boolean} [isDevelopment] readable code, no compression, no budgets
 * @property {boolean} [keepsAssets] leave hashed files of earlier builds where they are
 * @property {boolean} [isStrict] refuse to build while any content is a sample
 * @property {boolean} [isQuiet] print nothing
 * @property {boolean} [isListed] let search engines in, as if no content were a sample: to measure
 * @property {string} [extraHead] HTML to add to each page's head
 * @property {string[]} [extraScripts] inline scripts in it, for the content security policy
 */

/**
 * Builds the site.
 *
 * @param {BuildOptions} [options]
 * @returns {Promise<import('./src/build/byte-table.mjs').Measure[]>} what was measured; nothing in
 *   development
 * @throws {UsageError} when the content or the sizes are not right
 */
export async function build(options = {}) {
  // Beside the other steps, and not waited for while developing.
  const typeFaults = options.isDevelopment ? undefined : findTypeFaults();
  try {
    return await runSteps(options, typeFaults);
  } catch (error) {
    // A crash over content of the wrong shape says less than what is wrong with it.
    const faults = await (typeFaults ?? findTypeFaults());
    if (!faults) throw error;
    throw new UsageError(error instanceof UsageError ? `${error.message}\n${faults}` : faults);
  }
}

/**
 * One step after the other.
 *
 * @param {BuildOptions} options
 * @param {Promise<string> | undefined} typeFaults in the content
 */
async function runSteps(options, typeFaults) {
  const {
    runtime: runtimeName = 'react',
    base = '/',
    folder = inProject('dist'),
    isDevelopment = false,
  } = options;
  const runtime = runtimes[runtimeName];
  const reporter = createReporter(options.isQuiet ?? false);

  const brand = await readBrandFiles();
  // Begun first and waited for last: it is the largest, and needs nothing of the content's check.
  const bundling = bundleApp({ runtime, isDevelopment, constants: { __BRAND__: brand.names } });
  // Its fault is thrown where it is waited for; until then Node would end the process over it.
  bundling.catch(() => {});
  const rules = await reporter.step('content', () => loadRules({ isDevelopment }));
  const photos = await reporter.step('photos', () => makePhotos(rules, reporter.progress));
  const existing = {
    stage: Object.keys(photos.manifest.stage),
    team: Object.keys(photos.manifest.team),
  };
  const faults = rules.checkContent(rules.siteContent, existing, new Date().getFullYear());
  if (faults.length > 0) throw new UsageError(describeFaults(faults));
  const samples = rules.listSampleContent();
  if (options.isStrict && samples.length > 0) throw new UsageError(describeSamples(samples));

  const constants = { __PHOTOS__: photos.manifest, __BRAND__: brand.names };
  const { site, styles } = await reporter.step('site', () =>
    loadSite({ runtime, isDevelopment, constants }),
  );
  const app = await reporter.step('app', async () =>
    finishApp(await bundling, styles.late, { isDevelopment }),
  );
  const bootConstants = { __BASE__: base, __APP_FILE__: app.file };
  const [boot, fitAddress] = await reporter.step('boot', () =>
    Promise.all([
      bundleInlineScript({ name: 'boot', isDevelopment, constants: bootConstants }),
      bundleInlineScript({ name: 'fit-address', isDevelopment, constants: {} }),
    ]),
  );
  const isSample = samples.length > 0 && !options.isListed;
  const { pages, csp } = await reporter.step('pages', () =>
    renderPages({ site, isSample, base, styles, boot, fitAddress, app, brand, options }),
  );
  if (await typeFaults) throw new Error('The content is not of its shape');
  const policy = { base, siteUrl: site.firm.siteUrl, headers: responseHeaders(csp) };

  const output = {
    folder,
    files: {
      ...Object.fromEntries(pages.map((page) => [page.file, page.html])),
      [`${assetsFolder}/${app.file}`]: app.text,
      ...inAssets(brand.files),
      ...site.siteFiles(),
      ...distHostFiles(policy),
    },
    copies: inAssets(photos.files),
  };
  const notices = [
    ...findUnusedPhotos(rules.siteContent, photos.manifest),
    ...(samples.length > 0 ? [describeSamples(samples)] : []),
    ...describeAddress(site.firm.siteUrl, base),
    ...rules.listReminders(new Date().toISOString().slice(0, 10)),
  ];
  if (isDevelopment) {
    await reporter.step('output', () => updateOutput(output));
    reporter.notice(notices);
    return [];
  }
  const measures = await reporter.step('measure', () =>
    measure({ rules, pages, boot, app, brand, photos, runtime }),
  );
  const table = `Bytes after brotli, ${runtime.name}:\n${formatByteTable(measures)}`;
  const overruns = listOverruns(measures);
  // The last good build stays where it is.
  if (overruns.length > 0) throw new UsageError(`${table}\n\n${overruns.join('\n')}`);
  const { digest, kept } = await reporter.step('output', () =>
    writeOutput({ ...output, keepsAssets: options.keepsAssets ?? false }),
  );
  reporter.notice(notices);
  reporter.print(`\n${table}\n`);
  if (kept > 0) reporter.print(`Files of earlier builds kept in ${assetsFolder}: ${kept}`);
  reporter.print(`SHA-256 of all files: ${digest}`);
  return measures;
}

/**
 * @template T
 * @param {Iterable<readonly [name: string, value: T]>} files
 * @returns {Record<string, T>} the same by path in the output folder
 */
function inAssets(files) {
  return Object.fromEntries(
    Array.from(files, ([name, value]) => [`${assetsFolder}/${name}`, value]),
  );
}

/**
 * What the byte table shows.
 *
 * @param {object} parts
 * @param {import('./src/build/site.mjs').Rules} parts.rules
 * @param {readonly import('./src/build/pages.mjs').RenderedPage[]} parts.pages
 * @param {string} parts.boot
 * @param {{ text: string }} parts.app
 * @param {{ files: Map<string, Buffer> }} parts.brand
 * @param {Awaited<ReturnType<typeof makePhotos>>} parts.photos
 * @param {(typeof runtimes)[keyof typeof runtimes]} parts.runtime
 * @returns {Promise<import('./src/build/byte-table.mjs').Measure[]>}
 */
async function measure({ rules, pages, boot, app, brand, photos, runtime }) {
  /** @param {string} text */
  const brotli = async (text) => (await toBrotli(text)).length;
  const fonts = Array.from(brand.files).filter(([name]) => name.endsWith('.woff2'));
  const [heroStem = '', heroWidth = 0] =
    photos.manifest.stage[rules.siteContent['landing.ts'].hero.image] ?? [];
  // A small original has no such size: then it is the largest there is.
  const sizes = rules.availableWidths('stage', 'avif', heroWidth);
  const picked = Math.max(...sizes.filter((width) => width <= heroPhoneWidth));
  const hero = photos.files.get(rules.photoFile(heroStem, picked, 'avif')) ?? '';
  const measured = [];
  for (const page of pages) {
    measured.push({ what: page.file, bytes: await brotli(page.html), limit: budgets.html });
  }
  for (const { file, css } of pages.filter((page) => !page.file.includes('/'))) {
    measured.push({ what: `styles of ${file}`, bytes: await brotli(css), limit: budgets.styles });
  }
  return [
    ...measured,
    { what: 'boot script', bytes: await brotli(boot), limit: budgets.boot },
    {
      what: `app module, ${runtime.name}`,
      bytes: await brotli(app.text),
      limit: runtime.appBudget,
    },
    {
      what: 'fonts',
      bytes: fonts.reduce((sum, [, data]) => sum + data.length, 0),
      limit: budgets.fonts,
    },
    { what: 'hero image on a phone', bytes: (await stat(hero)).size, limit: budgets.heroOnPhone },
  ];
}

/** Flags of all commands. */
const flags = {
  runtime: {
    placeholder: 'react|preact',
    choices: Object.keys(runtimes),
    help: 'what runs in the browser (react)',
  },
  base: { placeholder: '/sub/', help: 'path the site is served at (/)' },
  strict: { help: 'refuse to build while any content is a sample' },
  'keep-assets': { help: 'leave hashed files of earlier builds in dist, for open pages' },
  port: { placeholder: '4173', help: 'port of start and dev (4173, or the next free one)' },
};

/** @param {string[]} args */
async function main(args) {
  const [command = 'build', ...rest] = args[0]?.startsWith('--') ? ['build', ...args] : args;
  if (!['build', 'start', 'dev', 'check', 'hosting'].includes(command)) {
    throw new UsageError(
      `There is no command ${command}: use build, start, dev, check or hosting.`,
    );
  }
  if (command === 'hosting') {
    const [name, ...flagArgs] = rest;
    readFlags(flagArgs, {});
    const message = name ? await writeHostingSample(name, inProject('dist')) : listHostingSamples();
    console.log(message);
    return;
  }
  if (command === 'check') {
    readFlags(rest, {});
    const { check } = await import('./src/build/check.mjs');
    const names = /** @type {(keyof typeof runtimes)[]} */ (Object.keys(runtimes));
    return check({ build, runtimes: names });
  }
  const { port: _, ...buildFlags } = flags;
  const given = readFlags(rest, command === 'build' ? buildFlags : flags);
  const base = checkBase(given.base ?? '/');
  const runtime = /** @type {keyof typeof runtimes} */ (given.runtime ?? 'react');
  const wantedPort = command === 'build' ? undefined : given.port || process.env.PORT;
  const port = wantedPort ? checkPort(wantedPort) : undefined;

  if (command === 'dev') {
    const { develop } = await import('./src/build/dev.mjs');
    return develop({ build, base, runtime, port });
  }
  const measures = await build({
    base,
    runtime,
    keepsAssets: given['keep-assets'] === 'true',
    isStrict: given.strict === 'true',
  });
  // With another base, some bytes differ; and who only looks at the site changes no file.
  if (command === 'build' && base === '/') await updateReadme(runtime, measures);
  if (command === 'start') {
    const { serve } = await import('./src/server/serve.mjs');
    await serve({ folder: inProject('dist'), base, port });
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(
      paint('red', error instanceof UsageError ? error.message : (error.stack ?? error)),
    );
    process.exitCode = 1;
  });
}
