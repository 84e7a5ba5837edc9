// @ts-check
// The build script: `node build.mjs COMMAND` (src/builder/commands.ts lists the commands). esbuild makes
// three bundles: the app, the scripts of the pages, and the code that renders the pages. `build` runs that
// code in Node, and writes `dist`, which any static host can serve.
import { basename } from 'node:path';

// As `engines` in package.json says to npm: the oldest minor version of each Node. 21 is not supported.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 23 && !(major === 20 && minor >= 19) && !(major === 22 && minor >= 12)) {
  console.error(`This is Node ${process.versions.node}: install 20.19, 22.12 or newer.`);
  process.exit(1);
}
const tsx = await import('tsx/esm/api').catch(() => {
  console.error('Packages are missing: run "npm ci --include=dev" first.');
  process.exit(1);
});
// From here on, Node runs TypeScript.
tsx.register();

const esbuild = await import('esbuild');
const { hostFiles } = await import('./src/hosting/hosts');
const { rethrowWithPlace } = await import('./src/builder/check/bundles');
const { checkLimits } = await import('./src/builder/check/limits');
const { checkLinks, checkPaths } = await import('./src/builder/check/links');
const { checkStatic, listStaticPages } = await import('./src/builder/check/static');
const { fingerprint, inProject, prefixPaths } = await import('./src/builder/files');
const { withCompressedCopies } = await import('./src/builder/make/compress');
const { makeFont } = await import('./src/builder/make/font');
const { listLicenses } = await import('./src/builder/make/licenses');
const { loadRenderer, splitStyles } = await import('./src/builder/make/renderer');
const { writeDist } = await import('./src/builder/make/write-dist');
const { readInput } = await import('./src/builder/read-input');
const { stopAt } = await import('./src/builder/user-error');

/** wouter imports this polyfill of `useSyncExternalStore`, which React 18 and later contain. */
const storeShim = 'use-sync-external-store/shim/index.js';
const aliases = {
  react: { [storeShim]: 'react' },
  preact: { react: 'preact/compat', 'react-dom': 'preact/compat', [storeShim]: 'preact/compat' },
};

/** Browsers that run our scripts: those with `:has()`. docs/browsers.md says what older ones get. */
const target = ['chrome105', 'firefox121', 'safari15.4'];

/** @param {Record<string, unknown>} constants that the code reads: see src/globals.d.ts */
const definitions = (constants) =>
  Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );

/**
 * Runs esbuild in memory. `text` returns an output by its path, such as `pages/app.js`.
 *
 * @param {import('esbuild').BuildOptions} options
 */
async function bundle(options) {
  const settings = /** @type {const} */ ({ ...options, write: false, metafile: true });
  const { outputFiles, metafile } = await esbuild.build(settings).catch(rethrowWithPlace);
  /** @param {string} path */
  function text(path) {
    const output = outputFiles.find((file) => file.path === inProject('out', path));
    if (!output) throw new Error(`esbuild wrote no ${path}`);
    return output.text;
  }
  return { outputFiles, metafile, text };
}

/**
 * @param {import('./src/builder/build-options').BuildOptions} [options]
 * @returns {Promise<import('./src/builder/build-options').BuildReport>}
 * @throws {UserError} when something is wrong. `outDir` is then as before
 */
export async function build({
  runtime = 'react',
  base = '/',
  outDir = inProject('dist'),
  devScript = '',
  isStrict = false,
  keepAssets = false,
} = {}) {
  const isDevelopment = devScript !== '';

  // 1. Read and check what the owner can change: the content, photos, logos, and the files of `static`.
  const input = await readInput({ base, isStrict });
  const { content, staticFiles, samples, icons, photos, texts } = input;

  // 2. Bundle. Vanilla-extract is imported only now, because it takes long to load.
  const { vanillaExtractPlugin } = await import('@vanilla-extract/esbuild-plugin');
  const constants = { __BASE__: base, __PHOTOS__: photos.manifest, __TEXT_PAGES__: texts.pages };
  // What all bundles share.
  /** @type {import('esbuild').BuildOptions} */
  const shared = {
    absWorkingDir: inProject(),
    bundle: true,
    outdir: 'out',
    outbase: 'src',
    format: 'esm',
    jsx: 'automatic',
    legalComments: 'none',
    loader: { '.svg': 'file' },
    assetNames: '[name]-[hash]',
    publicPath: `${base}assets/`,
    logLevel: 'silent',
    target,
    minify: !isDevelopment,
    sourcemap: isDevelopment && 'inline',
    define: definitions(constants),
    plugins: [vanillaExtractPlugin({ identifiers: isDevelopment ? 'debug' : 'short' })],
  };

  // The app: what React draws in the browser, beside a page that already works.
  const app = await bundle({
    ...shared,
    entryPoints: ['src/pages/app.tsx'],
    alias: aliases[runtime],
    jsxDev: isDevelopment,
    banner: { js: `/* Licenses: ${base}licenses.txt */` },
  });
  const appScript = app.text('pages/app.js');
  const appFile = `app-${fingerprint(appScript)}.js`;

  // The scripts that stand in the documents. They name the app's file.
  const pageScripts = await bundle({
    ...shared,
    entryPoints: ['src/pages/*.script.ts'],
    format: 'iife',
    define: definitions({ ...constants, __APP_FILE__: appFile }),
    // With `strict`, esbuild would add "use strict" to every page.
    tsconfigRaw: { compilerOptions: { strict: false } },
  });
  const scripts = {
    head: pageScripts.text('pages/head.script.js').trim(),
    page: pageScripts.text('pages/page.script.js').trim(),
  };

  // The code that renders the pages here in Node, with React whatever the app runs on, and a style sheet
  // for each page.
  const site = await bundle({
    ...shared,
    entryPoints: [
      'src/document/renderer.tsx',
      'src/pages/*-page.tsx',
      'src/pages/*-first-screen.tsx',
    ],
    platform: 'node',
    packages: 'external',
    // In development too: otherwise esbuild writes file names into the styles as comments.
    minifyWhitespace: true,
    // Error stacks show the names of components.
    keepNames: true,
  });
  const renderer = await loadRenderer(site.text('document/renderer.js'));
  // The logos that the components import.
  const images = site.outputFiles.filter(({ path }) => path.endsWith('.svg'));
  const logos = Object.fromEntries(images.map(({ path, contents }) => [basename(path), contents]));

  // 3. Render the pages, and make a font with the characters in them.
  /** @param {string} entry */
  const styleSheetOf = (entry) =>
    site
      .text(entry.replace(/^src\/(.*)\.tsx$/, '$1.css'))
      .replace(/\/\*# sourceMappingURL=.*/s, '')
      .trim();
  const rendered = renderer.sitePages.map((page) => ({
    page,
    markup: renderer.renderPage(page),
    styles: splitStyles(page, styleSheetOf),
  }));
  const font = await makeFont(renderer.visibleText(rendered.map(({ markup }) => markup)));

  // 4. Compose the documents, and make the files of hosts, crawlers and licenses.
  const isNoindex = samples.length > 0;
  const documents = Object.fromEntries(
    rendered.map((parts) => [
      renderer.htmlFile(parts.page),
      renderer.renderDocument({ ...parts, scripts, fontFile: font.file, isNoindex, devScript }),
    ]),
  );
  const assets = { [appFile]: appScript, [font.file]: font.bytes, ...logos, ...photos.files };
  /** @type {import('./src/builder/files').Files} */
  const builtFiles = {
    ...documents,
    ...prefixPaths('assets', assets),
    ...icons,
    ...renderer.crawlerFiles(listStaticPages(staticFiles)),
    ...(await hostFiles(base)),
    'licenses.txt': await listLicenses(app.metafile),
  };
  // Some files of `static` replace one of the build, such as robots.txt. `checkStatic` refuses the others.
  const files = { ...builtFiles, ...staticFiles };

  // 5. Check what can be known without a browser: addresses, links, and in production sizes.
  /** @type {[label: string, data: string | Uint8Array][]} */
  const downloads = [
    ...Object.entries(documents),
    ['first screen', renderer.firstScreenOf(documents['index.html'] ?? '')],
    ['inline scripts', scripts.head + scripts.page],
    [`app, ${runtime}`, appScript],
    ['font', font.bytes],
    ['hero photo on a phone', photos.heroOnPhone],
  ];
  const limits = await checkLimits(isDevelopment ? [] : downloads);
  stopAt([
    ...checkPaths(renderer.sitePages),
    ...checkStatic(staticFiles, builtFiles),
    ...checkLinks({ files, staticFiles, base, content, textLinks: texts.links }),
    ...limits.mistakes,
  ]);

  // 6. Compress and write.
  for (const path of Object.keys(staticFiles)) {
    // The owner's own pages, which otherwise are published as they are.
    if (isDevelopment && path.endsWith('.html')) files[path] += `<script>${devScript}</script>`;
  }
  const all = isDevelopment ? files : await withCompressedCopies(files);
  await writeDist(outDir, all, keepAssets);
  return { samples, warnings: limits.warnings, table: limits.table };
}

// The tests import `build`, and are scripts of their own.
if (basename(process.argv[1] ?? '') === 'build.mjs') {
  const { runCommand } = await import('./src/builder/commands');
  await runCommand(build, process.argv.slice(2));
}
