// Builds the site: the steps, from the content to the files in `dist`.
import { join } from 'node:path';
import { hostFiles } from '../hosting/hosts';
import { checkImages, hashLogos } from './brand';
import { bundleApp, bundleInlineScripts, loadRenderer, type Runtime } from './bundle';
import { findWarnings, loadContent } from './content';
import { devScript } from './dev';
import { type Files, inProject, prefixPaths, readFolder } from './files';
import { makeFont } from './font';
import { listLicenses } from './licenses';
import { checkLimits, measureBuild } from './limits';
import { findBrokenFooterLinks, findBrokenLinks, findUnlinkedPages } from './links';
import { makePhotos } from './photos';
import { listSamples } from './samples';
import { publishStatic } from './static-pages';
import { listFindings, UserError } from './user-error';
import { withCompressedCopies, writeDist } from './write-dist';

interface BuildOptions {
  runtime?: Runtime;
  /** Path that the site is served at, with slashes at both ends. */
  base?: string;
  /** Absolute paths of folders. */
  outDir?: string;
  contentDir?: string;
  photoDir?: string;
  /** Adds the script that reloads the page. Leaves out minifying, compression and limits. */
  isDevelopment?: boolean;
  /** Refuses to build while anything is still a sample. */
  isStrict?: boolean;
  /** Keeps the hashed files of earlier builds in `outDir`, for pages that are open in a browser. */
  keepAssets?: boolean;
}

/**
 * @returns a line for each sample and each warning, and the table of sizes; it is empty in development
 * @throws {UserError} when something is wrong, before anything is written to `outDir`
 */
export async function build({
  runtime = 'react',
  base = '/',
  outDir = inProject('dist'),
  contentDir = inProject('src/content'),
  photoDir = join(contentDir, 'photos'),
  isDevelopment = false,
  isStrict = false,
  keepAssets = false,
}: BuildOptions = {}) {
  // Read and check everything that an owner can change: content, colors, photos, logos and icons.
  const content = await loadContent(contentDir);
  const warnings = listFindings(findWarnings(content));
  const photos = await makePhotos(content, photoDir);
  const [brand, staticFiles] = await Promise.all([readFolder('src/brand'), readFolder('static')]);
  const brandAndStatic = {
    ...prefixPaths('src/brand', brand),
    ...prefixPaths('static', staticFiles),
  };
  await checkImages(brandAndStatic);

  // List the samples that are left. A strict build accepts none.
  const foundSamples = listSamples(content, { ...brandAndStatic, ...photos.originals });
  const samples = listFindings(foundSamples);
  if (isStrict && samples.length > 0) {
    const advice = `replace these ${samples.length} samples, starting with those in src/content.`;
    throw new UserError(`${samples.join('\n')}\nNothing was built: ${advice}`, 2);
  }
  const unused = photos.unused.filter((path) => !foundSamples.some(({ file }) => file === path));
  warnings.push(...unused.map((path) => `${path} is not published, because no content names it.`));

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
  const { publishedStatic, folders } = publishStatic(staticFiles, renderer.addPolicy);
  const assets = { [app.file]: app.script, [font.file]: font.bytes, ...logoFiles };
  const madeFiles: Files = {
    ...pages,
    ...prefixPaths('assets', { ...assets, ...photos.files }),
    ...renderer.siteFiles(folders),
    ...(await hostFiles(base)),
    'licenses.txt': await listLicenses(app.packages, String(brand['OFL.txt'])),
  };
  const duplicate = Object.keys(publishedStatic).find((path) => path in madeFiles);
  if (duplicate) {
    throw new UserError(`static/${duplicate}: the build makes this file, so remove it.`);
  }
  const files = { ...madeFiles, ...publishedStatic };
  const brokenInFooter = listFindings(findBrokenFooterLinks(content, files));
  if (brokenInFooter.length > 0) throw new UserError(brokenInFooter.join('\n'));
  const broken = findBrokenLinks(files, base);
  if (broken.length > 0) throw new UserError(broken.join('\n'));

  // In development, the build neither measures nor compresses, because both take time.
  if (isDevelopment) {
    await writeDist(outDir, files);
    return { samples, warnings, table: '' };
  }

  // Compare what visitors download with the limits, then compress and write.
  const hero = content.landing.hero.image;
  const styleSheets = rendered.map(({ css }) => css);
  const downloads = { runtime, pages, styleSheets, inlineScripts, app, font, photos, hero };
  const limits = await checkLimits(await measureBuild(downloads));
  await writeDist(outDir, await withCompressedCopies(files), keepAssets);
  return { samples, warnings: [...warnings, ...limits.warnings], table: limits.table };
}
