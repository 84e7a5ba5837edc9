// @ts-check
// The esbuild script, and all steps of a build (src/build/commands.ts lists the commands of npm).
// esbuild makes three bundles: the app, the scripts of the pages, and the renderer. `build` runs the
// renderer in Node, and writes `dist`, which any static host can serve.
import { basename } from 'node:path';
import * as esbuild from 'esbuild';
import { defaultRuntime } from './src/build/build-options';
import { checkLinks, checkPaths } from './src/build/check/links';
import { checkSizes } from './src/build/check/sizes';
import { checkStatic } from './src/build/check/static';
import { runCommand } from './src/build/commands';
import { fingerprint, inProject, prefixPaths } from './src/build/files';
import { hostFiles } from './src/build/hosting/hosts';
import { compress } from './src/build/make/compress';
import { makeFont } from './src/build/make/font';
import { listLicenses } from './src/build/make/licenses';
import { bundleFolder, loadModule } from './src/build/make/load-module';
import { writeDist } from './src/build/make/write-dist';
import { readInput } from './src/build/read-input';
import { rethrowWithPlace, stopAt } from './src/build/user-error';

/**
 * With `--runtime=preact`, the app runs on Preact.
 *
 * @type {Record<'react' | 'preact', Record<string, string>>}
 */
export const aliases = {
  react: {},
  preact: { react: 'preact/compat', 'react-dom': 'preact/compat' },
};

/** The oldest browsers that know `:has()`. Older ones run no script: see docs/accessibility.md. */
const target = ['chrome105', 'firefox121', 'safari15.4'];

/** @param {Record<string, unknown>} constants that the code reads: see the files `globals.d.ts` */
export const definitions = (constants) =>
  Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );

/**
 * Runs esbuild in memory. `output` returns a file by its path, such as `page/head.js`.
 *
 * @param {import('esbuild').BuildOptions} options
 */
async function bundle(options) {
  const settings = /** @type {const} */ ({ ...options, write: false, metafile: true });
  const { outputFiles, metafile } = await esbuild.build(settings).catch(rethrowWithPlace);
  /** @param {string} path */
  function output(path) {
    const found = outputFiles.find((file) => file.path === inProject(bundleFolder, path));
    if (!found) throw new Error(`esbuild wrote no ${path}`);
    return found;
  }
  return { outputFiles, metafile, output };
}

/**
 * @param {import('./src/build/build-options').BuildOptions} [options]
 * @returns {Promise<import('./src/build/build-options').BuildReport>}
 * @throws {UserError} with the mistakes of the first step that finds any. `outDir` is then
 * unchanged
 */
export async function build({
  runtime = defaultRuntime,
  base = '/',
  outDir = inProject('dist'),
  devScript = '',
  isStrict = false,
  keepAssets = false,
} = {}) {
  const isDevelopment = devScript !== '';

  // 1. Read and check what the firm can change: content, photos, logos, and files of `static`.
  const input = await readInput({ base, isStrict });
  const { content, staticFiles, samples, icons, photos, textPages } = input;

  // 2. Bundle. Vanilla-extract is imported only now, because it takes long to load.
  const { vanillaExtractPlugin } = await import('@vanilla-extract/esbuild-plugin');
  const constants = {
    __BASE__: base,
    __PHOTOS__: photos.manifest,
    __TEXT_PAGES__: textPages.pages,
  };
  // What all bundles share.
  /** @type {import('esbuild').BuildOptions} */
  const shared = {
    absWorkingDir: inProject(),
    bundle: true,
    outdir: bundleFolder,
    outbase: 'src',
    format: 'esm',
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

  // The app: what React draws in the browser. Its style sheet is ignored, because `lead-dialog.tsx`
  // imports the same styles into the pages.
  const app = await bundle({
    ...shared,
    entryPoints: ['src/app/app.tsx'],
    alias: aliases[runtime],
    jsxDev: isDevelopment,
    banner: { js: `/* Licenses: ${base}licenses.txt */` },
  });
  const appScript = app.output('app/app.js').text;
  const appFile = `app-${fingerprint(appScript)}.js`;

  // The two inline scripts of every document. One names the app's file, so they come after the app.
  const pageScripts = await bundle({
    ...shared,
    entryPoints: ['src/page/head.ts', 'src/page/page.ts'],
    format: 'iife',
    define: definitions({ ...constants, __APP_FILE__: appFile }),
    // With `strict`, esbuild would add "use strict" to both.
    tsconfigRaw: { compilerOptions: { strict: false } },
  });
  const scripts = {
    __HEAD_SCRIPT__: pageScripts.output('page/head.js').text.trim(),
    __PAGE_SCRIPT__: pageScripts.output('page/page.js').text.trim(),
  };

  // The renderer runs in Node, and always uses React. The bundle also has each page's style sheet.
  const site = await bundle({
    ...shared,
    entryPoints: [
      'src/build/document/renderer.tsx',
      'src/site/style/theme.css.ts',
      'src/site/style/print.css.ts',
      'src/site/pages/*-page.tsx',
      'src/site/pages/*-opening.ts',
    ],
    define: definitions({ ...constants, ...scripts }),
    platform: 'node',
    packages: 'external',
    // In development too: otherwise esbuild writes file names as comments into the styles.
    minifyWhitespace: true,
    // Error stacks show the names of components.
    keepNames: true,
  });
  /** @type {typeof import('./src/build/document/renderer')} */
  const renderer = await loadModule(site.output('build/document/renderer.js'));
  // The logos that the components import.
  const svgs = site.outputFiles.filter(({ path }) => path.endsWith('.svg'));
  const logos = Object.fromEntries(svgs.map(({ path, contents }) => [basename(path), contents]));

  // 3. Render the pages, and make a font with the characters in them.
  /** @param {string} name */
  const styleSheet = (name) =>
    site
      .output(`site/${name}.css`)
      .text.replace(/\/\*# sourceMappingURL=.*/s, '')
      .trim();
  const rendered = renderer.sitePages.map((page) => {
    const { module, opening = module } = page;
    const [all = '', first = ''] = [module, opening].map((name) => styleSheet(`pages/${name}`));
    if (!all.startsWith(first)) throw new Error(`${module}.tsx must import ${opening}.ts first`);
    const defaults = styleSheet('style/theme.css') + styleSheet('style/print.css');
    const markup = renderer.renderPage(page, all.slice(first.length));
    return { page, markup, styles: defaults + first };
  });
  const font = await makeFont(renderer.visibleText(rendered.map(({ markup }) => markup)));

  // 4. Compose the documents, the files for hosts and crawlers, and the licenses. While samples are
  // left, search engines are asked not to list the site.
  const isNoindex = samples.length > 0;
  const documents = Object.fromEntries(
    rendered.map((parts) => [
      renderer.htmlFile(parts.page),
      renderer.renderDocument({ ...parts, fontFile: font.file, isNoindex, devScript }),
    ]),
  );
  const assets = { [appFile]: appScript, [font.file]: font.bytes, ...logos, ...photos.files };
  /** @type {import('./src/build/files').Files} */
  const builtFiles = {
    ...documents,
    ...prefixPaths('assets', assets),
    ...icons,
    ...renderer.crawlerFiles(staticFiles),
    ...(await hostFiles(base)),
    'licenses.txt': await listLicenses(app.metafile),
  };
  // `static` may replace robots.txt and favicon.ico. `checkStatic` refuses any other overlap.
  const files = { ...builtFiles, ...staticFiles };

  // 5. Check addresses, files of `static` and links, and in production the sizes.
  const all = isDevelopment ? files : { ...files, ...(await compress(files)) };
  const downloads = {
    ...Object.fromEntries(Object.keys(documents).map((file) => [file, file])),
    [`app, ${runtime}`]: `assets/${appFile}`,
    font: `assets/${font.file}`,
    'hero photo on a phone': `assets/${photos.heroOnPhone}`,
  };
  const sizes = checkSizes(isDevelopment ? {} : downloads, all);
  stopAt([
    ...checkPaths(renderer.sitePages),
    ...checkStatic(staticFiles, builtFiles),
    ...checkLinks({ files, staticFiles, base, content, textLinks: textPages.links }),
    ...sizes.mistakes,
  ]);

  // 6. Write. In development, the firm's own pages reload too.
  for (const path of Object.keys(staticFiles)) {
    if (isDevelopment && path.endsWith('.html')) files[path] += `<script>${devScript}</script>`;
  }
  await writeDist(outDir, all, keepAssets);
  return { samples, warnings: sizes.warnings, table: sizes.table };
}

// Not when a test imports this file.
if (basename(process.argv[1] ?? '') === 'build.mjs') await runCommand(build, process.argv.slice(2));
