// @ts-check
// The esbuild script: bundles the app, the scripts of the pages, and the renderer, which then runs in
// Node. `build` writes `dist`, which any static host can serve. Its other steps are in src/build, as
// are `npm run start`, `dev`, `check` and `build` (commands.ts).

/** @import { BuildOptions, Runtime } from './src/build/build-options' */
/** @import { Files } from './src/build/files' */

import { basename } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import * as esbuild from 'esbuild';
// Lets Node read TypeScript, in what is imported after it.
import 'tsx';

const { defaultRuntime } = await import('./src/build/build-options');
const { checkLinks } = await import('./src/build/check/links');
const { checkSizes } = await import('./src/build/check/sizes');
const { runCommand } = await import('./src/build/commands');
const { fingerprint, inProject, prefixPaths } = await import('./src/build/files');
const { hostFiles } = await import('./src/build/hosting/hosts');
const { className } = await import('./src/build/make/class-names');
const { compress } = await import('./src/build/make/compress');
const { makeFont } = await import('./src/build/make/font');
const { listLicenses } = await import('./src/build/make/licenses');
const { bundleFolder, loadModule } = await import('./src/build/make/load-module');
const { writeDist } = await import('./src/build/make/write-dist');
const { readInput } = await import('./src/build/read-input');
const { stopAt } = await import('./src/build/user-error');

/**
 * With `--runtime=preact`, the app runs on Preact.
 *
 * @type {Record<Runtime, Record<string, string>>}
 */
const aliases = {
  react: {},
  preact: { react: 'preact/compat', 'react-dom': 'preact/compat' },
};

/** The oldest browsers with `:has()`. In older ones a call stays a mail link (`page/page.ts`). */
const target = ['chrome105', 'firefox121', 'safari15.4'];

/**
 * What all bundles share.
 *
 * @param {Awaited<ReturnType<typeof readInput>>} input
 * @param {string} base
 * @param {boolean} isDevelopment
 * @returns {esbuild.BuildOptions}
 */
function sharedOptions({ photos, textPages }, base, isDevelopment) {
  return {
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
    // See the files `globals.d.ts`.
    define: {
      __BASE__: JSON.stringify(base),
      __PHOTOS__: JSON.stringify(photos.manifest),
      __TEXT_PAGES__: JSON.stringify(textPages),
    },
    plugins: [vanillaExtractPlugin({ identifiers: isDevelopment ? 'debug' : className })],
  };
}

/**
 * Runs esbuild in memory. `output` returns a file by its path, such as `page/head.js`.
 *
 * @param {esbuild.BuildOptions} options
 */
async function bundle(options) {
  const { outputFiles, metafile } = await esbuild.build({
    ...options,
    write: false,
    metafile: true,
  });
  /** @param {string} path */
  function output(path) {
    const found = outputFiles.find((file) => file.path === inProject(bundleFolder, path));
    if (!found) throw new Error(`esbuild wrote no ${path}`);
    return found;
  }
  return { outputFiles, metafile, output };
}

/**
 * The app: what React draws in the browser. Its style sheet is ignored, because the pages have
 * the same styles.
 *
 * @param {esbuild.BuildOptions} options
 * @param {string} base
 * @param {Runtime} runtime
 */
async function bundleApp(options, base, runtime) {
  const { output, metafile } = await bundle({
    ...options,
    entryPoints: ['src/app/app.tsx'],
    alias: aliases[runtime],
    jsxDev: !options.minify,
    banner: { js: `/* Licenses: ${base}licenses.txt */` },
  });
  const { text } = output('app/app.js');
  return {
    text,
    file: `app-${fingerprint(text)}.js`,
    licenses: await listLicenses(metafile),
  };
}

/**
 * The two inline scripts of every document.
 *
 * @param {esbuild.BuildOptions} options
 */
async function bundleScripts(options) {
  const { output } = await bundle({
    ...options,
    entryPoints: ['src/page/head.ts', 'src/page/page.ts'],
    format: 'iife',
    // With `strict`, esbuild would add "use strict" to both.
    tsconfigRaw: { compilerOptions: { strict: false } },
  });
  return { head: output('page/head.js').text.trim(), page: output('page/page.js').text.trim() };
}

/**
 * The renderer runs in Node, and always uses React. The bundle also has the logos, and the style
 * sheet of each page.
 *
 * @param {esbuild.BuildOptions} options
 */
async function bundleRenderer(options) {
  const { output, outputFiles } = await bundle({
    ...options,
    entryPoints: [
      'src/build/document/renderer.tsx',
      'src/site/style/theme.css.ts',
      'src/site/style/print.css.ts',
      'src/site/pages/*-page.tsx',
      'src/site/pages/*-opening.ts',
    ],
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    // In development too: otherwise esbuild writes file names as comments into the styles.
    minifyWhitespace: true,
    // Error stacks show the names of components.
    keepNames: true,
  });
  /** @param {string} name */
  const sheet = (name) => {
    const { text } = output(`site/${name}.css`);
    return text.replace(/\/\*# sourceMappingURL=.*/s, '').trim();
  };
  /**
   * The styles of the head, and those that follow the opening of the page. esbuild writes styles in
   * the order of imports, and a page imports its opening first, so its sheet begins with these.
   *
   * @param {import('./src/site/pages/site').SitePage} page
   */
  function stylesOf({ module, opening }) {
    const all = sheet(`pages/${module}`);
    const first = sheet(`pages/${opening ?? module}`);
    if (!all.startsWith(first)) throw new Error(`${module}.tsx must import ${opening}.ts first`);
    const later = all.slice(first.length);
    const defaults = sheet('style/theme.css') + sheet('style/print.css');
    // Without `aspect-ratio` (Chromium 88, Firefox 89, Safari 15) our layout would overlap.
    const modern = '@supports (aspect-ratio:1)';
    return { first: `${modern}{${defaults}${first}}`, later: later && `${modern}{${later}}` };
  }
  const svgs = outputFiles.filter(({ path }) => path.endsWith('.svg'));
  const logos = Object.fromEntries(svgs.map(({ path, contents }) => [basename(path), contents]));
  /** @type {typeof import('./src/build/document/renderer')} */
  const renderer = await loadModule(output('build/document/renderer.js'));
  return { ...renderer, stylesOf, logos };
}

/** What `static` may replace: rules for crawlers, the icon of old browsers, the shared picture. */
const replaceable = ['robots.txt', 'favicon.ico', 'og.jpg'];

/**
 * @param {BuildOptions} [options]
 * @throws {UserError} with the mistakes of the first step that finds any. `outDir` is then
 * unchanged
 */
export async function build({
  runtime = defaultRuntime,
  base = '/',
  outDir = inProject('dist'),
  devScript = '',
  isStrict = false,
} = {}) {
  const isDevelopment = devScript !== '';
  const input = await readInput({ base, isStrict });
  const { staticFiles, samples, pictures, photos } = input;

  const options = sharedOptions(input, base, isDevelopment);
  const [app, scripts, renderer] = await Promise.all([
    bundleApp(options, base, runtime),
    bundleScripts(options),
    bundleRenderer(options),
  ]);
  // While samples are left, search engines are asked not to list the site.
  const isNoindex = samples.length > 0;
  const rendered = renderer.sitePages.map((page) => {
    const styles = renderer.stylesOf(page);
    const parts = { script: scripts.page, appFile: app.file, laterStyles: styles.later };
    return { page, styles, markup: renderer.renderPage(page, parts) };
  });
  const font = await makeFont(rendered.map(({ markup }) => markup));
  const shared = { scripts: { ...scripts, dev: devScript }, fontFile: font.file, isNoindex };
  const documents = Object.fromEntries(
    rendered.map((parts) => [
      renderer.htmlFile(parts.page),
      renderer.renderDocument({ ...parts, ...shared }),
    ]),
  );

  const images = { ...renderer.logos, ...photos.files };
  /** @type {Files} */
  const generated = {
    ...documents,
    ...prefixPaths('assets', { [app.file]: app.text, [font.file]: font.bytes, ...images }),
    ...pictures,
    ...renderer.crawlerFiles(staticFiles),
    ...hostFiles(base),
    'licenses.txt': app.licenses,
  };
  const files = { ...generated, ...staticFiles };
  const taken = Object.keys(staticFiles).filter(
    (path) => path.startsWith('assets/') || (path in generated && !replaceable.includes(path)),
  );
  // Hosts send `404.html` at `/404` too, where a text page `404.md` would be.
  const htmlFiles = renderer.sitePages.map(renderer.htmlFile);
  const addresses = ['assets', ...htmlFiles.map((file) => file.replace(/(\/index)?\.html$/, ''))];
  const doubled = addresses.filter((address, at) => addresses.indexOf(address) < at);
  stopAt([
    ...taken.map((path) => `static/${path}: the build writes such a file. Rename yours.`),
    ...doubled.map((name) => `src/content/text-pages: /${name} is taken. Rename your page.`),
    ...checkLinks(documents, files, base),
  ]);
  if (isDevelopment) {
    const ownPages = Object.keys(staticFiles).filter((path) => path.endsWith('.html'));
    for (const path of ownPages) files[path] += `<script>${devScript}</script>`;
  } else Object.assign(files, await compress(files));
  await writeDist(outDir, files);
  return { samples, ...checkSizes(isDevelopment ? {} : files) };
}

// A test that imports this file runs no command.
if (basename(process.argv[1] ?? '') === 'build.mjs') await runCommand(build, process.argv.slice(2));
