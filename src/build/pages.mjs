// Renders the HTML files.
import { cspHash } from './text.mjs';

/**
 * @typedef {object} RenderedPage
 * @property {string} file
 * @property {string} html
 * @property {string} css
 */

/**
 * @param {object} parts
 * @param {typeof import('../render/site')} parts.site
 * @param {string} parts.base
 * @param {Awaited<ReturnType<typeof import('./bundles.mjs').bundleStyles>>} parts.styles
 * @param {string} parts.boot
 * @param {Record<string, string>} parts.brand hashed names of the brand files
 * @param {{ extraHead?: string, extraScripts?: string[] }} parts.options
 * @returns {RenderedPage[]}
 */
export function renderPages({ site, base, styles, boot, brand, options }) {
  const isSample = site.listSampleContent().length > 0;
  const pages = site.pageFiles(base).map((page) => ({
    ...page,
    // The font lies at another distance from each page.
    css: styles.pages[page.route.name].replace(
      /\/brand\/([\w.-]+)/g,
      (_, name) => `${page.root}assets/${brand[name]}`,
    ),
    speculation: site.speculationRules(page),
    body: site.renderPage(page),
  }));
  const csp = site.cspText(
    site.cspDirectives({
      scripts: [
        boot,
        ...new Set(pages.flatMap(({ speculation }) => speculation || [])),
        ...(options.extraScripts ?? []),
      ].map(cspHash),
      styles: [...new Set([...pages.map(({ css }) => css), styles.late])].map(cspHash),
    }),
  );
  const fontFile = brand['libre-bodoni-latin-400-normal.woff2'];
  if (!fontFile) throw new Error('src/brand: libre-bodoni-latin-400-normal.woff2 is missing');
  return pages.map(({ file, root, route, css, speculation, body }) => ({
    file,
    css,
    html: site.renderDocument({
      route,
      root,
      body,
      css,
      script: boot,
      speculation,
      csp,
      fontFile,
      isHidden: isSample || route.path === '*',
      extraHead: options.extraHead ?? '',
    }),
  }));
}
