// @ts-check
// Builds the site into `dist`. `npm run build -- --help` lists the flags.
import { join, resolve } from 'node:path';
import { checkStaticImages, hashLogos } from './src/builder/brand';
import { bundleApp, bundleInlineScripts, loadRenderer } from './src/builder/bundle';
import { runCommand } from './src/builder/commands';
import { checkPhotos, listUnusedPhotos, loadContent } from './src/builder/content';
import { devScript } from './src/builder/dev';
import { inProject, prefixPaths, readFolder } from './src/builder/files';
import { makeFont } from './src/builder/font';
import { listLicenses } from './src/builder/licenses';
import { checkLimits, measureBuild } from './src/builder/limits';
import { findBrokenLinks, findUnlinkedPages } from './src/builder/links';
import { withCompressedCopies, writeFiles } from './src/builder/output';
import { makePhotos } from './src/builder/photos';
import { isSample, listSamples } from './src/builder/samples';
import { messageOf, UserError } from './src/builder/user-error';
import { hostFiles } from './src/hosting/hosts';

/**
 * Builds the site.
 *
 * @param {import('./src/builder/build-options').BuildOptions} [options]
 * @returns {Promise<import('./src/builder/build-options').BuildReport>}
 * @throws {UserError} when something is wrong, before anything is written to `outDir`
 */
export async function build({
  runtime = 'react',
  base = '/',
  outDir = inProject('dist'),
  contentDir = inProject('src/content'),
  isDevelopment = false,
  isStrict = false,
  keepAssets = false,
} = {}) {
  // Read and check everything that an owner can change: content, photos, colors, logos and icons.
  const { content, warnings } = await loadContent(contentDir);
  const photos = await makePhotos(join(contentDir, 'photos'));
  checkPhotos(content, photos.manifest);
  const [brand, staticFiles] = await Promise.all([readFolder('src/brand'), readFolder('static')]);
  await checkStaticImages(staticFiles);

  // List the samples and the unused photos that are left. A strict build accepts no samples.
  const unusedPhotos = listUnusedPhotos(content, photos.manifest);
  const ownerFiles = {
    ...prefixPaths('src/brand', brand),
    ...prefixPaths('static', staticFiles),
    ...photos.originals,
  };
  const samples = listSamples(content, ownerFiles, unusedPhotos);
  if (isStrict && samples.length > 0) {
    const advice = `replace these ${samples.length} samples, starting with those in src/content.`;
    throw new UserError(`${samples.join('\n')}\nNothing was built: ${advice}`);
  }
  for (const path of unusedPhotos.filter((path) => !isSample(ownerFiles[path] ?? ''))) {
    warnings.push(
      `${path}: no content file names it: remove the photo, or name it in the content.`,
    );
  }

  // Bundle the app, the renderer of the pages, and the inline scripts, which contain the app's file name.
  const { names: logos, files: logoFiles } = hashLogos(brand);
  const settings = { runtime, base, isDevelopment, content, photos: photos.manifest, logos };
  const [app, { renderer, styleSheetOf }] = await Promise.all([
    bundleApp(settings),
    loadRenderer(settings),
  ]);
  const inlineScripts = await bundleInlineScripts(settings, app.file);

  // Render each page's markup, and make a font with the characters in it.
  const rendered = renderer.routes.map((route) => {
    return { route, markup: renderer.renderMarkup(route), css: styleSheetOf(route.entry) };
  });
  const font = await makeFont(renderer.visibleText(rendered.map(({ markup }) => markup)));
  warnings.push(...font.warnings);

  // Write each page as an HTML document around its markup.
  const shared = {
    inlineScripts,
    fontFile: font.file,
    isNoindex: samples.length > 0,
    devScript: isDevelopment ? devScript : '',
  };
  const pages = Object.fromEntries(
    rendered.map((page) => [page.route.file, renderer.renderDocument({ ...page, ...shared })]),
  );
  warnings.push(...findUnlinkedPages(pages, base));

  // Put the files of `dist` together, and check that every link between them leads somewhere.
  const assets = { [app.file]: app.script, [font.file]: font.bytes, ...logoFiles };
  const madeFiles = {
    ...pages,
    ...prefixPaths('assets', { ...assets, ...photos.files }),
    ...renderer.siteFiles(),
    ...(await hostFiles(base)),
    'licenses.txt': await listLicenses(app.packages, String(brand['OFL.txt'])),
  };
  const duplicate = Object.keys(staticFiles).find((path) => path in madeFiles);
  if (duplicate) {
    throw new UserError(`static/${duplicate}: the build makes this file, so remove it.`);
  }
  const files = { ...madeFiles, ...staticFiles };
  const broken = findBrokenLinks(files, base);
  if (broken.length > 0) throw new UserError(broken.join('\n'));

  // In development, the build neither measures nor compresses, because both take time.
  if (isDevelopment) {
    await writeFiles(outDir, files, false);
    return { samples, warnings, table: '' };
  }

  // Compare what visitors download with the limits, then compress and write.
  const hero = content.landing.hero.image;
  const styleSheets = rendered.map(({ css }) => css);
  const downloads = { runtime, pages, styleSheets, inlineScripts, app, font, photos, hero };
  const limits = await checkLimits(await measureBuild(downloads));
  await writeFiles(outDir, await withCompressedCopies(files), keepAssets);
  return { samples, warnings: [...warnings, ...limits.warnings], table: limits.table };
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  runCommand(process.argv.slice(2), build).catch((error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
}
