// Builds the site: the steps, from the content to the files in `dist`.
import { hostFiles } from '../hosting/hosts';
import { checkLimits } from './check/limits';
import { checkLinks } from './check/links';
import { listSamples, refuseSamples } from './check/samples';
import { checkLogos, checkStatic } from './check/static';
import { checkTypes } from './check/types';
import { checkValues } from './check/values';
import { type Files, inProject, prefixPaths, readFolder } from './files';
import { bundleApp, bundlePageScripts, loadRenderer, type Runtime } from './make/bundle';
import { withCompressedCopies } from './make/compress';
import { type Content, readContent } from './make/content';
import { makeFont } from './make/font';
import { makeIcons } from './make/icons';
import { listLicenses } from './make/licenses';
import { makePhotos } from './make/photos';
import { readTextPages } from './make/text-pages';
import { writeDist } from './make/write-dist';
import { stopAt } from './user-error';

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

/** The pages of `static` that search engines may list: those with a title. */
const listStaticPages = (staticFiles: Files) =>
  Object.keys(staticFiles).filter((path) => {
    const html = path.endsWith('.html') ? String(staticFiles[path]) : '';
    return /<title/i.test(html) && !/<meta[^>]*noindex/i.test(html);
  });

/** @throws {UserError} when the types or the values of the content are wrong */
export async function loadContent(): Promise<Content> {
  // Comes first, because code that reads a file with a mistake of syntax or types would end with a stack.
  await checkTypes('src/content');
  const content = await readContent();
  stopAt(checkValues(content));
  return content;
}

/**
 * @returns what to tell afterwards: samples, warnings, and the table of sizes, which is empty in development
 * @throws {UserError} when something is wrong. `outDir` is then as before
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
  const content = await loadContent();
  const [brandFiles, originals, textFiles, staticFiles] = await Promise.all([
    readFolder('src/brand'),
    readFolder('src/content/photos'),
    readFolder('src/content/text-pages'),
    readFolder('static'),
  ]);
  const samples = listSamples(content, {
    ...prefixPaths('src/brand', brandFiles),
    ...prefixPaths('src/content/photos', originals),
    ...prefixPaths('src/content/text-pages', textFiles),
    ...prefixPaths('static', staticFiles),
  });
  if (isStrict) refuseSamples(samples);
  const [icons, photos] = await Promise.all([
    makeIcons(content.colors.ground),
    makePhotos(content, base, originals),
  ]);
  const texts = readTextPages(textFiles, base);
  stopAt([...photos.mistakes, ...texts.mistakes, ...checkLogos(brandFiles)]);

  // 2. Bundle the app, the renderer of the pages, and the scripts of the pages, which contain the app's file name.
  const isDevelopment = devScript !== '';
  const made = { photos: photos.manifest, textPages: texts.pages };
  const settings = { runtime, base, isDevelopment, content, ...made };
  const bundledApp = bundleApp(settings);
  const [app, { renderer, stylesOf, logos }, scripts] = await Promise.all([
    bundledApp,
    loadRenderer(settings),
    bundledApp.then(({ file }) => bundlePageScripts(settings, file)),
  ]);

  // 3. Render the pages, and make a font with the characters in them.
  const rendered = renderer.routes.map((route) => ({
    route,
    markup: renderer.renderPage(route),
    styles: stylesOf(route),
  }));
  const font = await makeFont(renderer.visibleText(rendered.map(({ markup }) => markup)));

  // 4. Compose the documents, and make the files of hosts, crawlers and licenses.
  const isNoindex = samples.length > 0;
  const shared = { scripts, fontFile: font.file, isNoindex, devScript };
  const pages = Object.fromEntries(
    rendered.map((page) => [
      renderer.htmlFile(page.route),
      renderer.renderDocument({ ...page, ...shared }),
    ]),
  );
  const assets = { [app.file]: app.script, [font.file]: font.bytes, ...logos, ...photos.files };
  const builtFiles: Files = {
    ...pages,
    ...prefixPaths('assets', assets),
    ...icons,
    ...renderer.crawlerFiles(listStaticPages(staticFiles)),
    ...(await hostFiles(base)),
    'licenses.txt': await listLicenses(app.packageFolders),
  };
  // Some files of `static` replace one of the build, such as robots.txt. `checkStatic` refuses the others.
  const files: Files = { ...builtFiles, ...staticFiles };

  // 5. Check what can be known without a browser: addresses, links, and in production sizes.
  const paths = renderer.routes.map(({ path }) => path);
  const twice = paths.filter((path, at) => paths.indexOf(path) !== at);
  const mistakes = [
    ...twice.map((path) => `src/content/text-pages${path}.md: another page has this address.`),
    ...checkStatic(staticFiles, builtFiles),
    ...checkLinks({ files, staticFiles, base, content, textLinks: texts.links }),
  ];
  const downloads: [string, string | Uint8Array][] = [
    ...Object.entries(pages),
    ['first screen', renderer.firstScreenOf(String(pages['index.html']))],
    ['inline scripts', scripts.head + scripts.page],
    [`app, ${runtime}`, app.script],
    ['font', font.bytes],
    ['hero photo on a phone', photos.heroOnPhone],
  ];
  const limits = await checkLimits(isDevelopment ? [] : downloads);
  stopAt([...mistakes, ...limits.mistakes]);

  // 6. Compress and write.
  for (const path of Object.keys(staticFiles)) {
    // The owner's own pages, which otherwise are published as they are.
    if (isDevelopment && path.endsWith('.html')) files[path] += `<script>${devScript}</script>`;
  }
  const all = isDevelopment ? files : await withCompressedCopies(files);
  await writeDist(outDir, all, keepAssets);
  return { samples, warnings: limits.warnings, table: limits.table };
}
