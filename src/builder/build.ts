// Builds the site: the steps, from the content to the files in `dist`.
import { hostFiles } from '../hosting/hosts';
import { isColor } from './check/contrast';
import { checkLimits } from './check/limits';
import { checkLinks } from './check/links';
import { listSamples, refuseSamples } from './check/samples';
import { checkStaticFiles, findClashes, findSameTitles, listStaticPages } from './check/static';
import { type Files, inProject, prefixPaths, readFolder } from './files';
import { bundleApp, bundleInlineScripts, loadRenderer } from './make/bundle';
import { withCompressedCopies } from './make/compress';
import { loadContent } from './make/content';
import { fullFontFile, makeFont } from './make/font';
import { makeIcons } from './make/icons';
import { fontLicenseFile, listLicenses } from './make/licenses';
import { makePhotos } from './make/photos';
import { writeDist } from './make/write-dist';
import type { Runtime } from './runtimes';
import { stopAtMistakes } from './user-error';

export interface BuildOptions {
  runtime?: Runtime;
  /** Path that the site is served at, with slashes at both ends. */
  base?: string;
  /** Absolute path of the folder that the site is written to. */
  outDir?: string;
  /** Inline script of each page in development, which leaves out minifying, compression and limits. */
  devScript?: string;
  /** Refuses to build while anything is still a sample. */
  isStrict?: boolean;
  /** Keeps the hashed files of earlier builds in `outDir`, for pages that are open in a browser. */
  keepAssets?: boolean;
}

/** The owner's own pages, which otherwise are published as they are, with a script. */
const withScript = (files: Files, script: string): Files =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, data]) => [path, `${data}<script>${script}</script>`]),
  );

/**
 * @returns what to tell afterwards: samples, warnings, the table of sizes, which is empty in development, and the
 *   pages and files of `static` to which no other page links
 * @throws {UserError} when something is wrong. `outDir` is then as before, unless one of its files could not be written
 */
export async function build({
  runtime = 'react',
  base = '/',
  outDir = inProject('dist'),
  devScript = '',
  isStrict = false,
  keepAssets = false,
}: BuildOptions = {}) {
  // 1. Read and check what the owner can change: the content, photos, logos, and the files of `static`.
  const { content, findings } = await loadContent();
  const brandFiles = prefixPaths('src/brand', await readFolder('src/brand'));
  const originals = prefixPaths('src/content/photos', await readFolder('src/content/photos'));
  const staticFiles = await readFolder('static');
  const ownerFiles = { ...brandFiles, ...originals, ...prefixPaths('static', staticFiles) };
  const samples = listSamples(content, ownerFiles);
  if (isStrict) refuseSamples(samples);
  // Black stands in for a color that is a mistake, so that all mistakes are found.
  const ground = isColor(content.colors.ground) ? content.colors.ground : '#000000';
  const [icons, photos, ofStatic] = await Promise.all([
    makeIcons(ownerFiles, ground),
    makePhotos(content, base, originals, ground),
    checkStaticFiles(staticFiles),
  ]);
  findings.push(...icons.findings, ...photos.findings, ...ofStatic);
  stopAtMistakes(findings);

  // 2. Bundle the app, the renderer of the pages, and the inline scripts, which contain the app's file name.
  const isDevelopment = devScript !== '';
  const settings = { runtime, base, isDevelopment, content, photos: photos.manifest };
  const bundledApp = bundleApp(settings);
  const [app, { renderer, stylesOf, logos }, inlineScripts] = await Promise.all([
    bundledApp,
    loadRenderer(settings),
    bundledApp.then(({ file }) => bundleInlineScripts(settings, file)),
  ]);

  // 3. Render the documents, and make a font with the characters in them.
  const rendered = renderer.documents.map((document) => {
    const page = renderer.renderPage(document, isDevelopment);
    return { ...page, styles: stylesOf(page.document) };
  });
  const failures = rendered.flatMap(({ document: { file }, error }) => {
    const wrong = `it could not be rendered: ${error}`;
    return error ? [{ file, wrong, fix: 'correct the component', isWarning: true }] : [];
  });
  const text = renderer.visibleText(rendered.map(({ markup }) => markup));
  const font = await makeFont(text, brandFiles[fullFontFile]);

  // 4. Write the documents, and the files of hosts, crawlers and licenses.
  const isNoindex = samples.length > 0;
  const shared = { inlineScripts, fontFile: font.file, isNoindex, devScript };
  const pages = Object.fromEntries(
    rendered.map((page) => [page.document.file, renderer.renderDocument({ ...page, ...shared })]),
  );
  const assets = { [app.file]: app.script, [font.file]: font.bytes, ...logos, ...photos.files };
  const builtFiles: Files = {
    ...pages,
    ...prefixPaths('assets', assets),
    ...icons.files,
    ...renderer.crawlerFiles(listStaticPages(staticFiles)),
    ...(await hostFiles(base)),
    'licenses.txt': await listLicenses(app.packages, brandFiles[fontLicenseFile]?.toString()),
  };
  const files = { ...builtFiles, ...staticFiles };

  // 5. Check what can be known without a browser: addresses, links, and in production sizes.
  const links = checkLinks({ files, staticFiles, base, content });
  findings.push(...findClashes(staticFiles, builtFiles), ...findSameTitles(staticFiles));
  findings.push(...links.findings, ...failures);
  const limits = isDevelopment
    ? { table: '', findings: [] }
    : await checkLimits([
        ...Object.entries(pages),
        ['first screen', renderer.firstScreenOf(String(pages['index.html']))],
        ['inline scripts', inlineScripts.loading + inlineScripts.landing],
        [`app, ${runtime}`, app.script],
        ['our code in the app', app.script, app.ourShare],
        ['font', font.bytes],
        ['hero photo on a phone', photos.heroOnPhone],
      ]);
  findings.push(...limits.findings);
  // The error page lacks what others link to in the page whose place it takes.
  if (failures.length === 0) stopAtMistakes(findings);

  // 6. Compress and write.
  if (isDevelopment) await writeDist(outDir, { ...files, ...withScript(staticFiles, devScript) });
  else await writeDist(outDir, await withCompressedCopies(files), keepAssets);
  return { samples, warnings: findings, unlinked: links.unlinked, table: limits.table };
}
