import { firm } from '../content/firm';
import { routes, type SiteRoute } from '../routes';
import { palette, serifFamily } from '../style/tokens';
import { pageUrl, publicUrl, siteUrl } from '../url';
import { contentSecurityPolicy } from './csp';
import { structuredData } from './structured-data';

interface DocumentParts {
  route: SiteRoute;
  /** The rendered page. */
  markup: string;
  /** Its style sheet. */
  css: string;
  bootScript: string;
  /** File name of the serif font in `assets/`. */
  fontFile: string;
  /** Search engines should leave it out. */
  isHidden: boolean;
  /** Inline script of the development server; else empty. */
  devScript: string;
}

/** Text as it is written in an attribute or an element. */
function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** Lets browsers prepare the other pages when somebody is about to follow a link to them. */
function speculationRules(route: SiteRoute) {
  const urls = routes.flatMap(({ path }) =>
    path === '*' || path === route.path ? [] : [pageUrl(path)],
  );
  return JSON.stringify({ prerender: [{ urls, eagerness: 'moderate' }] });
}

/** Elements that search engines and other sites read. */
function metadata({ route, isHidden }: DocumentParts): string[] {
  const title = escapeHtml(route.title);
  const description = escapeHtml(route.description);
  const url = escapeHtml(publicUrl(pageUrl(route.path === '*' ? '/' : route.path)));
  return [
    `<meta name="description" content="${description}">`,
    isHidden || route.path === '*' ? '<meta name="robots" content="noindex">' : '',
    route.path === '*' ? '' : `<link rel="canonical" href="${url}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(firm.name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${escapeHtml(publicUrl(siteUrl('og.jpg')))}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    route.path === '*'
      ? ''
      : `<script type="application/ld+json">${structuredData(route.path)}</script>`,
  ];
}

/**
 * A complete HTML document with its content security policy. The at signs of addresses are character
 * references: some proxies rewrite plain addresses, which breaks the page
 * (https://github.com/TechForPalestine/website/pull/445).
 */
export function renderDocument(parts: DocumentParts): string {
  const { route, markup, css, bootScript, fontFile, devScript } = parts;
  const fontUrl = siteUrl(`assets/${fontFile}`);
  const fontFace = `@font-face{font-family:${serifFamily};src:url(${fontUrl}) format("woff2");font-display:swap}`;
  const head = [
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(route.title)}</title>`,
    `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
    `<style>${fontFace}${css}</style>`,
    `<script>${bootScript}</script>`,
    `<meta name="theme-color" content="${palette.ground}">`,
    '<meta name="color-scheme" content="dark">',
    '<meta name="referrer" content="strict-origin-when-cross-origin">',
    `<link rel="icon" href="${siteUrl('favicon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${siteUrl('apple-touch-icon.png')}">`,
    `<link rel="manifest" href="${siteUrl('site.webmanifest')}">`,
    route.path === '*' ? '' : `<script type="speculationrules">${speculationRules(route)}</script>`,
    ...metadata(parts),
    devScript ? `<script>${devScript}</script>` : '',
  ].join('');
  const body = `<div id="app">${markup.replace(/@/g, '&#64;')}</div>`;
  const policy = escapeHtml(contentSecurityPolicy(head + body));
  // A policy in a meta element applies to what follows it.
  const meta = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return `<!doctype html><html lang="en" data-page="${route.path}"><head>${meta}${head}</head><body>${body}</body></html>\n`;
}
