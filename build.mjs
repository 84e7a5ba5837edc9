// @ts-check
// Builds the site into `dist`; `npm run build -- --help` lists commands and flags.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleApp, bundleBoot, loadSite, runtimes } from './src/build/bundle';
import { fingerprint } from './src/build/cache';
import { runChecks, sourceChecks } from './src/build/check';
import { readCommandLine } from './src/build/command-line';
import { checkPhotos, loadContent } from './src/build/content';
import { develop, devScript } from './src/build/dev';
import { makeFont } from './src/build/font';
import { findBrokenLinks } from './src/build/links';
import { nameLogos } from './src/build/logos';
import { checkLimits } from './src/build/measure';
import { digestOf, toBrotli, withCompressedCopies, writeFiles } from './src/build/output';
import { makePhotos } from './src/build/photos';
import { below, inProject, readFolder } from './src/build/project-files';
import { checkOtherRuntime } from './src/build/same-markup';
import { listSamples, refuseSamples } from './src/build/samples';
import { createSiteServer, endOnSignal, listen } from './src/build/server';
import { UserError } from './src/build/user-error';
import { hostFiles } from './src/hosting/host-files';
import { listHostingSamples, writeHostingSample } from './src/hosting/samples';

/** Most bytes that visitors download, compressed with brotli. Above, the build fails. */
const limits = {
  /** Each page with its styles and the boot script. */
  html: 12_500,
  bootScript: 2_400,
  /** Downloaded when somebody is about to use the form. */
  app: { react: 72_000, preact: 17_500 },
  /** The part of the app that is not a library. */
  ownCode: 9_000,
  font: 10_000,
  heroPhotoOnPhone: 30_000,
};

/** Width in pixels of the hero photo that a phone picks: 390 px wide, 2.6 device pixels to one. */
const heroWidthOnPhone = 1200;

const defaults = {
  /** @type {import('./src/build/bundle').Runtime} */
  runtime: 'react',
  base: '/',
  outDir: inProject('dist'),
  contentDir: inProject('src/content'),
  isDevelopment: false,
  isStrict: false,
  keepAssets: false,
  isQuiet: false,
};

/**
 * Builds the site.
 *
 * @param {Partial<typeof defaults>} [options]
 * @throws {UserError} that says what is wrong; the output folder is then as it was
 */
export async function build(options) {
  const settings = { ...defaults, ...options };
  const { runtime, base, outDir, contentDir, isDevelopment } = settings;
  const print = settings.isQuiet ? () => {} : console.log;

  // Read and check the content.
  const today = new Date().toISOString().slice(0, 10);
  const { content, warnings } = await loadContent(contentDir, { today });
  const photos = await makePhotos(join(contentDir, 'photos'), print);
  warnings.push(...checkPhotos(content, photos.names));
  const [brand, statics] = await Promise.all([readFolder('src/brand'), readFolder('static')]);
  const originals = {
    ...photos.originals,
    ...below('src/brand', brand),
    ...below('static', statics),
  };
  const samples = listSamples(content, originals);
  if (settings.isStrict) refuseSamples(samples);

  // Bundle the app, the boot script and what renders the pages.
  const logos = nameLogos(brand);
  const parts = {
    runtime,
    isDevelopment,
    content,
    base,
    photos: photos.manifest,
    logos: logos.names,
  };
  const [app, { site, styles }] = await Promise.all([bundleApp(parts), loadSite(parts)]);
  const appFile = `app-${fingerprint(app.script)}.js`;
  const paths = site.routes.map(({ path }) => path);
  const bootScript = await bundleBoot(parts, appFile, paths);

  // Render the pages, with the glyphs that they need.
  const markups = site.routes.map(site.renderMarkup);
  if (!isDevelopment) await checkOtherRuntime(parts, markups);
  const font = await makeFont(site.visibleText(markups));
  warnings.push(...font.warnings);
  /** @type {Record<string, string>} */
  const pages = {};
  for (const [index, route] of site.routes.entries()) {
    pages[route.file] = site.renderDocument({
      route,
      markup: markups[index] ?? '',
      css: route.styles === 'app/start' ? app.css : await styles(route.styles),
      bootScript,
      fontFile: font.file,
      isHidden: samples.length > 0,
      devScript: isDevelopment ? devScript : '',
    });
  }

  // Put all files together.
  const assets = {
    [appFile]: app.script,
    [font.file]: font.bytes,
    ...logos.files,
    ...photos.files,
  };
  const made = {
    ...pages,
    ...below('assets', assets),
    ...site.siteFiles(),
    ...hostFiles({ base }),
  };
  const twice = Object.keys(statics).find((path) => path in made);
  if (twice) throw new UserError(`static/${twice}: the build makes this file, so remove it.`);
  const files = { ...made, ...statics };
  const broken = findBrokenLinks(files, base);
  if (broken.length > 0) throw new UserError(broken.join('\n'));
  if (isDevelopment) {
    await writeFiles(outDir, files, false);
    return;
  }

  // Measure, compress and write.
  const size = async (/** @type {string} */ text) => (await toBrotli(text)).length;
  const appSize = await size(app.script);
  const table = checkLimits([
    ...(await Promise.all(
      Object.entries(pages).map(async ([what, html]) => ({
        what,
        bytes: await size(html),
        limit: limits.html,
      })),
    )),
    { what: 'boot script of each', bytes: await size(bootScript), limit: limits.bootScript },
    { what: `app, ${runtime}`, bytes: appSize, limit: limits.app[runtime] },
    { what: 'our code in it', bytes: Math.round(appSize * app.ownShare), limit: limits.ownCode },
    { what: 'font', bytes: font.bytes.length, limit: limits.font },
    {
      what: 'hero photo on a phone',
      bytes: photos.bytesOf('stage', content.landing.hero.image, heroWidthOnPhone),
      limit: limits.heroPhotoOnPhone,
    },
  ]);
  const output = await withCompressedCopies(files);
  await writeFiles(outDir, output, settings.keepAssets);
  for (const line of [...samples, ...warnings]) print(line);
  print(`\nBytes after brotli, built for ${base}:\n${table}\nSHA-256: ${digestOf(output)}`);
}

/** @param {string[]} args */
async function main(args) {
  const given = readCommandLine(args);
  if (!given) return;
  const { command, runtime, base, port, isStrict, keepAssets } = given;
  if (command === 'hosting') {
    const { content } = await loadContent(defaults.contentDir, { today: '2000-01-01' });
    const { siteUrl } = content.firm.firm;
    console.log(
      given.name ? await writeHostingSample(given.name, { base, siteUrl }) : listHostingSamples(),
    );
    return;
  }
  if (command === 'check') {
    const builds = runtimes.map((runtime) => ({
      name: `content, photos, links and limits, ${runtime}`,
      run: () => build({ runtime, isQuiet: true, outDir: inProject('.cache', 'check', runtime) }),
    }));
    await runChecks([...sourceChecks, ...builds]);
    return;
  }
  if (command === 'dev') {
    const buildInto = (/** @type {string} */ outDir) =>
      build({ runtime, base, outDir, isDevelopment: true, isQuiet: true });
    await develop({ build: buildInto, base, port });
    return;
  }
  const server = createSiteServer({ folder: defaults.outDir, base });
  // Before the build: a port that is taken is known at once.
  const used = command === 'start' ? await listen(server, port ?? 4173, port !== undefined) : 0;
  try {
    await build({ runtime, base, isStrict, keepAssets });
  } catch (error) {
    server.close();
    throw error;
  }
  if (command === 'start') {
    endOnSignal(server);
    console.log(`\nThe site is at http://localhost:${used}${base} (Ctrl-C ends it)`);
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  });
}
