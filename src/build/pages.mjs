// Renders the HTML files.
import { cspHash, integrity } from './text.mjs';

/**
 * @typedef {object} RenderedPage
 * @property {string} file
 * @property {string} html
 * @property {string} css
 */

/**
 * Makes the documents and the one content security policy that fits all of them.
 *
 * @param {object} parts
 * @param {import('./site.mjs').Site} parts.site
 * @param {boolean} parts.isSample search engines should stay away
 * @param {string} parts.base
 * @param {import('./styles.mjs').SiteStyles} parts.styles
 * @param {string} parts.boot
 * @param {string} parts.fitAddress
 * @param {{ file: string, text: string }} parts.app
 * @param {Awaited<ReturnType<typeof import('./brand.mjs').readBrandFiles>>} parts.brand
 * @param {{ extraHead?: string, extraScripts?: string[] }} parts.options
 * @returns {{ pages: RenderedPage[], csp: string }} the pages and their policy
 */
export function renderPages({
  site,
  isSample,
  base,
  styles,
  boot,
  fitAddress,
  app,
  brand,
  options,
}) {
  const pages = site.pageFiles(base).map((page) => ({
    ...page,
    // The font lies at another distance from each page.
    css: styles.pages[page.route.name].replace(
      /\/brand\/([\w.-]+)/g,
      (_, name) => `${page.root}assets/${brand.names[name]}`,
    ),
    speculation: site.speculationRules(page),
    importMap: site.importMap(page, { file: app.file, integrity: integrity(app.text) }),
    body: site.renderPage(page),
  }));
  const csp = site.cspText(
    site.cspDirectives({
      scripts: [
        boot,
        fitAddress,
        ...new Set(pages.flatMap(({ importMap, speculation }) => [importMap, speculation])),
        ...(options.extraScripts ?? []),
      ]
        .filter((text) => text !== '')
        .map(cspHash),
      styles: [...new Set([...pages.map(({ css }) => css), styles.late])].map(cspHash),
    }),
  );
  const fontFile = brand.names['libre-bodoni-latin-400-normal.woff2'] ?? '';
  const font = brand.files.get(fontFile);
  if (!font) throw new Error('src/brand: libre-bodoni-latin-400-normal.woff2 is missing');
  const rendered = pages.map(({ file, root, route, css, importMap, speculation, body }) => ({
    file,
    css,
    html: site.renderDocument({
      route,
      root,
      body,
      css,
      fitAddress: route.path === '/' || route.path === '*' ? '' : fitAddress,
      script: boot,
      importMap,
      speculation,
      csp,
      fontFile,
      fontIntegrity: integrity(font),
      structuredData: site.structuredData(route),
      isHidden: isSample || route.path === '*',
      extraHead: options.extraHead ?? '',
    }),
  }));
  return { pages: rendered, csp };
}
