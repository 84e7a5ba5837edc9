// Builds the site: the steps, from the content to the files in `dist`.
import { hostFiles } from '../hosting/hosts';
import { makeIcons } from './brand';
import { bundleApp, bundleInlineScripts, loadRenderer, type Runtime } from './bundle';
import { withCompressedCopies } from './compress';
import { findWarnings, loadContent } from './content';
import { devScript } from './dev-script';
import { type Files, inProject, prefixPaths, readFolder } from './files';
import { makeFont } from './font';
import { listLicenses } from './licenses';
import { checkLimits } from './limits';
import { checkLinks } from './links';
import { makePhotos } from './photos';
import { listSamples } from './samples';
import { checkStaticFiles, listStaticPages } from './static';
import { type Finding, listFindings, UserError } from './user-error';
import { writeDist } from './write-dist';

export interface BuildOptions {
  runtime?: Runtime;
  /** Path that the site is served at, with slashes at both ends. */
  base?: string;
  /** Absolute path of the folder that the site is written to. */
  outDir?: string;
  /** Adds the script that reloads the page. Leaves out minifying, compression and limits. */
  isDevelopment?: boolean;
  /** Refuses to build while anything is still a sample. */
  isStrict?: boolean;
  /** Keeps the hashed files of earlier builds in `outDir`, for pages that are open in a browser. */
  keepAssets?: boolean;
}

/**
 * @returns what to tell afterwards: samples, warnings, the table of sizes, which is empty in development, and the
 *   pages and files of `static` to which no other page links
 * @throws {UserError} when something is wrong. `outDir` is then as before, unless one of its files could not be written
 */
export async function build({
  runtime = 'react',
  base = '/',
  outDir = inProject('dist'),
  isDevelopment = false,
  isStrict = false,
  keepAssets = false,
}: BuildOptions = {}) {
  // Read what an owner can change, and check it. Links and pages in `static` are checked at the end.
  const content = await loadContent();
  const brandFiles = await readFolder('src/brand');
  const staticFiles = await readFolder('static');
  const originals = prefixPaths('src/content/photos', await readFolder('src/content/photos'));
  const ownerFiles = {
    ...prefixPaths('src/brand', brandFiles),
    ...prefixPaths('static', staticFiles),
    ...originals,
  };
  const icons = await makeIcons(ownerFiles, content.colors.colors.ground);
  const photos = await makePhotos(content, base, originals);

  // List the samples that are left. A strict build accepts none.
  const samples = listSamples(content, ownerFiles);
  if (isStrict && samples.length > 0) {
    const advice = `replace these ${samples.length} samples, starting with those in src/content.`;
    throw new UserError(`${listFindings(samples).join('\n')}\nNothing was built: ${advice}`, 2);
  }

  // Bundle the app, the renderer of the pages, and the inline scripts, which contain the app's file name.
  const settings = { runtime, base, isDevelopment, content, photos: photos.manifest };
  const [app, { renderer, stylesOf, logos }] = await Promise.all([
    bundleApp(settings),
    loadRenderer(settings),
  ]);
  const inlineScripts = await bundleInlineScripts(settings, app.file);

  // Render each page's markup, make a font with the characters in it, and write documents around the markup.
  const rendered = renderer.documents.map((document) => {
    const page = renderer.renderPage(document, isDevelopment);
    return { ...page, styles: stylesOf(page.document) };
  });
  const failures = rendered.flatMap(({ document, error }): Finding[] =>
    error ? [{ file: document.file, message: `it could not be rendered: ${error}` }] : [],
  );
  const font = await makeFont(renderer.visibleText(rendered.map(({ markup }) => markup)));
  const shared = {
    inlineScripts,
    fontFile: font.file,
    isNoindex: samples.length > 0,
    devScript: isDevelopment ? devScript : '',
  };
  const pages = Object.fromEntries(
    rendered.map((page) => [page.document.file, renderer.renderDocument({ ...page, ...shared })]),
  );

  // Put the files of `dist` together, and check that every link between them leads somewhere.
  const assets = { [app.file]: app.script, [font.file]: font.bytes, ...logos };
  const builtFiles: Files = {
    ...pages,
    ...prefixPaths('assets', { ...assets, ...photos.files }),
    ...icons,
    ...renderer.crawlerFiles(listStaticPages(staticFiles)),
    ...(await hostFiles(base)),
    'licenses.txt': await listLicenses(app.packages, String(brandFiles['OFL.txt'])),
  };
  checkStaticFiles(staticFiles, builtFiles);
  const distFiles = { ...builtFiles, ...staticFiles };
  const { footerLinks } = content.navigation;
  // The error page lacks what others link to in the page whose place it takes.
  const isWhole = failures.length === 0;
  const unlinked = isWhole ? checkLinks({ files: distFiles, staticFiles, base, footerLinks }) : [];
  const warnings = [...failures, ...findWarnings(content), ...photos.warnings];

  // In development, the build neither measures nor compresses, because both take time.
  if (isDevelopment) {
    await writeDist(outDir, distFiles);
    return { samples, warnings, unlinked, table: '' };
  }

  // Compare what visitors download with the limits, then compress and write.
  const limits = await checkLimits([
    ...Object.entries(pages),
    ['first screen', renderer.firstScreenOf(String(pages['index.html']))],
    ['inline scripts', inlineScripts.loading + inlineScripts.landing],
    [`app, ${runtime}`, app.script],
    ['our code in the app', app.script, app.ourShare],
    ['font', font.bytes],
    ['hero photo on a phone', photos.heroOnPhone],
  ]);
  await writeDist(outDir, await withCompressedCopies(distFiles), keepAssets);
  return { samples, warnings: [...warnings, ...limits.warnings], unlinked, table: limits.table };
}
