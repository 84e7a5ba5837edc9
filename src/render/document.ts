// The HTML document around a rendered page.
import { firm } from '../content/firm';
import { pageDescriptions } from '../content/pages';
import type { RouteInfo } from '../routes';
import { palette } from '../style/tokens';

/** What stands around a page's markup. */
export interface DocumentParts {
  route: RouteInfo;
  /** The way from this file to the site's root. */
  root: string;
  /** The rendered app. */
  body: string;
  /** All styles of the page. */
  css: string;
  /** Script that corrects the page's address; empty where it has only one. */
  fitAddress: string;
  /** The boot script. */
  script: string;
  /** Import map with the integrity of the app's module; empty where it is not loaded. */
  importMap: string;
  /** Hash of the serif font, as integrity metadata. */
  fontIntegrity: string;
  /** Speculation rules: which page to fetch ahead; empty for none. */
  speculation: string;
  /** Content security policy. */
  csp: string;
  /** File name of the serif font in `assets/`. */
  fontFile: string;
  /** Search engines should leave it out. */
  isHidden: boolean;
  /** JSON-LD; empty for none. */
  structuredData: string;
  /** Added at the end of the head; the dev server's reload client. */
  extraHead?: string;
}

/** Text as it stands in an attribute or an element. */
function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/**
 * A complete HTML document. The at signs of addresses are written as character references: some
 * proxies rewrite bare addresses, which breaks the page
 * (https://github.com/TechForPalestine/website/pull/445).
 */
export function renderDocument(parts: DocumentParts): string {
  const { route, root, csp, css, script, speculation, body, fontFile, isHidden } = parts;
  const { importMap, fitAddress, fontIntegrity, structuredData, extraHead = '' } = parts;
  const title = escapeHtml(route.title);
  const description = escapeHtml(pageDescriptions[route.name]);
  const url = escapeHtml(firm.siteUrl + (route.path === '*' ? '/' : route.path));
  const image = escapeHtml(`${firm.siteUrl}/og.jpg`);
  const head = [
    '<meta charset="utf-8">',
    // A policy in a meta element applies to what follows it.
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp)}">`,
    fitAddress ? `<script>${fitAddress}</script>` : '',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta name="theme-color" content="${palette.ground}">`,
    '<meta name="color-scheme" content="dark">',
    '<meta name="referrer" content="strict-origin-when-cross-origin">',
    isHidden ? '<meta name="robots" content="noindex">' : '',
    route.path === '*' ? '' : `<link rel="canonical" href="${url}">`,
    `<link rel="icon" href="${root}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${root}apple-touch-icon.png">`,
    `<link rel="manifest" href="${root}site.webmanifest">`,
    `<link rel="preload" href="${root}assets/${fontFile}" as="font" type="font/woff2" integrity="${fontIntegrity}" crossorigin>`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(firm.name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${image}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<style>${css}</style>`,
    importMap ? `<script type="importmap">${importMap}</script>` : '',
    `<script>${script}</script>`,
    speculation ? `<script type="speculationrules">${speculation}</script>` : '',
    structuredData ? `<script type="application/ld+json">${structuredData}</script>` : '',
    extraHead,
  ];
  const data = `data-route="${route.path}" data-paths="${route.servedAt}" data-root="${root}"`;
  return `<!doctype html><html lang="en" ${data}><head>${head.join('')}</head><body><div id="app">${body.replace(/@/g, '&#64;')}</div></body></html>\n`;
}
