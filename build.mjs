// @ts-check
// Builds the site into `dist`. `npm run build -- --help` lists its flags, and so for each command.
import { join, resolve } from 'node:path';
import { bundleApp, bundleBoot, loadSite, runtimes } from './src/build/bundle';
import { runChecks, sourceChecks } from './src/build/check';
import { readCommandLine } from './src/build/command-line';
import { checkPhotos, loadContent } from './src/build/content';
import { develop, devScript } from './src/build/dev';
import { below, fingerprint, inProject, readFolder } from './src/build/files';
import { makeFont } from './src/build/font';
import { findBrokenLinks } from './src/build/links';
import { checkLimits } from './src/build/measure';
import { toBrotli, withCompressedCopies, writeFiles } from './src/build/output';
import { makePhotos } from './src/build/photos';
import { checkOtherRuntime } from './src/build/same-markup';
import { listSamples } from './src/build/samples';
import { createSiteServer, exitOnSignal, listen } from './src/build/server';
import { UserError } from './src/build/user-error';
import { hostFiles, writeSamples } from './src/hosting/hosts';

/** Most bytes that visitors download, compressed with brotli. Above, the build fails. */
const limits = {
  /** Each page with its styles and the boot script. */
  html: 12_500,
  bootScript: 2_400,
  /** Downloaded when somebody is about to use the form. */
  app: { react: 72_000, preact: 17_500 },
  /** The part of the app that is not a library. */
  ownCode: 9_000,
  font: 9_000,
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
 * @returns what looks odd, one line each
 * @throws {UserError} that says what is wrong; the output folder is then as it was
 */
export async function build(options) {
  const settings = { ...defaults, ...options };
  const { runtime, base, outDir, contentDir, isDevelopment } = settings;
  const print = settings.isQuiet ? () => {} : console.log;

  // Read and check the content.
  const { content, warnings } = await loadContent(contentDir);
  const photos = await makePhotos(join(contentDir, 'photos'), print);
  warnings.push(...checkPhotos(content, photos.manifest));
  const [brand, statics] = await Promise.all([readFolder('src/brand'), readFolder('static')]);
  const originals = { ...below('src/brand', brand), ...below('static', statics) };
  const samples = listSamples(content, { ...originals, ...photos.originals });
  if (settings.isStrict && samples.length > 0) {
    throw new UserError(
      `${samples.join('\n')}\nNothing was built: replace these ${samples.length} samples first, those in src/content before the others.`,
    );
  }

  // Bundle the app, the boot script and what renders the pages.
  const svgs = Object.entries(brand).filter(([name]) => name.endsWith('.svg'));
  const logos = svgs.map(([name, data]) => {
    return { name, data, file: name.replace('.', `-${fingerprint(data)}.`) };
  });
  const parts = {
    ...{ runtime, isDevelopment, content, base },
    photos: photos.manifest,
    logos: Object.fromEntries(logos.map(({ name, file }) => [name, file])),
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
      css: await styles(route.styles),
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
    ...Object.fromEntries(logos.map(({ file, data }) => [file, data])),
    ...photos.files,
  };
  const made = {
    ...pages,
    ...below('assets', assets),
    ...site.siteFiles(),
    ...(await hostFiles(base)),
  };
  const twice = Object.keys(statics).find((path) => path in made);
  if (twice) throw new UserError(`static/${twice}: the build makes this file, so remove it.`);
  const files = { ...made, ...statics };
  const broken = findBrokenLinks(files, base);
  if (broken.length > 0) throw new UserError(broken.join('\n'));
  if (isDevelopment) {
    await writeFiles(outDir, files, false);
    return warnings;
  }

  // Measure, compress and write.
  const ownCode = Math.round((await toBrotli(app.script)).length * app.ownShare);
  const heroPhoto = photos.bytesOf(content.landing.hero.image, heroWidthOnPhone);
  const table = await checkLimits([
    ...Object.entries(pages).map(([what, data]) => ({ what, data, limit: limits.html })),
    { what: 'boot script of each', data: bootScript, limit: limits.bootScript },
    { what: `app, ${runtime}`, data: app.script, limit: limits.app[runtime] },
    { what: 'our code in it', data: ownCode, limit: limits.ownCode },
    { what: 'font', data: font.bytes.length, limit: limits.font },
    { what: 'hero photo on a phone', data: heroPhoto, limit: limits.heroPhotoOnPhone },
  ]);
  const output = await withCompressedCopies(files);
  await writeFiles(outDir, output, settings.keepAssets);
  for (const line of [...samples, ...warnings]) print(line);
  print(`\nBytes after brotli, built for ${base}:\n${table}`);
  return warnings;
}

/** @param {string[]} args */
async function main(args) {
  const given = readCommandLine(args);
  if (!given) return;
  const { command, port, ...options } = given;
  const { runtime, base } = options;
  if (command === 'build') {
    await build(options);
  } else if (command === 'start') {
    const server = createSiteServer({ folder: defaults.outDir, base });
    // Before the build: a port that is taken is known at once.
    const used = await listen(server, port);
    exitOnSignal();
    await build(options).catch((error) => {
      server.close();
      throw error;
    });
    console.log(`\nThe site is at http://localhost:${used}${base} (Ctrl-C ends it)`);
  } else if (command === 'dev') {
    const settings = { runtime, base, isDevelopment: true, isQuiet: true };
    await develop({ build: (outDir) => build({ ...settings, outDir }), base, port });
  } else if (command === 'check') {
    /** @type {Set<string>} */
    const warnings = new Set();
    const builds = runtimes.map((runtime) => [
      `content, photos, links and limits, ${runtime}`,
      async () => {
        const outDir = inProject('.cache/check', runtime);
        for (const line of await build({ runtime, isQuiet: true, outDir })) warnings.add(line);
      },
    ]);
    await runChecks({ ...sourceChecks, ...Object.fromEntries(builds) });
    for (const line of warnings) console.log(line);
  } else {
    const { content } = await loadContent(defaults.contentDir);
    console.log(await writeSamples(inProject('.hosting'), base, content.firm.firm.siteUrl));
  }
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  });
}
