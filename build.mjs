// @ts-check
// Builds the site into `dist`. Each command lists its flags with `-- --help`.
import { join, resolve } from 'node:path';
import { bundleApp, bundleBoot, loadSite } from './src/build/bundle';
import { runCommand } from './src/build/commands';
import { checkPhotos, loadContent } from './src/build/content';
import { devScript } from './src/build/dev';
import { below, fingerprint, folders, readFolder } from './src/build/files';
import { makeFont } from './src/build/font';
import { findBrokenLinks } from './src/build/links';
import { checkLimits } from './src/build/measure';
import { toBrotli, withCompressedCopies, writeFiles } from './src/build/output';
import { makePhotos } from './src/build/photos';
import { checkOtherRuntime } from './src/build/same-markup';
import { listSamples } from './src/build/samples';
import { messageOf, UserError } from './src/build/user-error';
import { hostFiles } from './src/hosting/hosts';

/** Most bytes that visitors download, compressed with brotli. Above, the build fails. */
const limits = {
  /** Each page with its styles and the boot script. */
  html: 12_500,
  bootScript: 2_400,
  /** Downloaded when somebody is about to use the form. */
  app: { react: 72_000, preact: 17_500 },
  /** Our own code in the app, without libraries. */
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
  outDir: folders.dist,
  contentDir: folders.content,
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
 * @throws {UserError} that says what is wrong; then nothing has been written
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
    const advice = `replace these ${samples.length} samples first, those in src/content before the others.`;
    throw new UserError(`${samples.join('\n')}\nNothing was built: ${advice}`);
  }

  // Bundle the app, the boot script and what renders the pages.
  const svgs = Object.entries(brand).filter(([name]) => name.endsWith('.svg'));
  const logos = svgs.map(([name, data]) => {
    return { name, data, file: name.replace('.', `-${fingerprint(data)}.`) };
  });
  const logoFiles = Object.fromEntries(logos.map(({ name, file }) => [name, file]));
  const parts = { ...settings, content, photos: photos.manifest, logos: logoFiles };
  const [app, { site, styles }] = await Promise.all([bundleApp(parts), loadSite(parts)]);
  const appFile = `app-${fingerprint(app.script)}.js`;
  const paths = site.routes.map(({ path }) => path);
  const bootScript = await bundleBoot(parts, appFile, paths);

  // Render the pages, with the glyphs that they need.
  const markups = site.routes.map(site.renderMarkup);
  if (!isDevelopment) await checkOtherRuntime(parts, markups);
  const font = await makeFont(site.visibleText(markups));
  warnings.push(...font.warnings);
  const scripts = { bootScript, devScript: isDevelopment ? devScript : '' };
  const common = { ...scripts, fontFile: font.file, isHidden: samples.length > 0 };
  const documents = site.routes.map((route, index) => {
    const own = { route, markup: markups[index] ?? '', css: styles(route.styles) };
    return [route.file, site.renderDocument({ ...common, ...own })];
  });
  const pages = Object.fromEntries(documents);

  // Put all files together.
  const assets = {
    [appFile]: app.script,
    [font.file]: font.bytes,
    ...Object.fromEntries(logos.map(({ file, data }) => [file, data])),
    ...photos.files,
  };
  const hosts = await hostFiles(base);
  const made = { ...pages, ...below('assets', assets), ...site.siteFiles(), ...hosts };
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

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  runCommand(process.argv.slice(2), build).catch((error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
}
