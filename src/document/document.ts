import { colors } from '../content/colors';
import { firm } from '../content/firm';
import { referrerPolicy } from '../hosting/headers';
import { pagePaths, type SiteRoute } from '../routes';
import { Attribute } from '../shared/attributes';
import { serifFamily } from '../style/tokens';
import { absoluteUrl, type PagePath, pageUrl, siteUrl } from '../url';
import { contentSecurityPolicy } from './csp';
import { structuredData } from './structured-data';

interface DocumentParts {
  route: SiteRoute;
  /** The content of the body. */
  markup: string;
  css: string;
  inlineScripts: { head: string; landing: string };
  /** File name of the serif font in `assets/`. */
  fontFile: string;
  /** Keeps the page out of search engines. */
  isNoindex: boolean;
  /** Inline script of the development server. Empty in a production build. */
  devScript: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/**
 * In browsers without `aspect-ratio` our layout would overlap, so they get one column of text, photos and links.
 * `inline/landing.ts` does nothing there, so the dialog stays closed.
 */
function withPlainFallback(css: string): string {
  const { ground, ivory } = colors;
  const plain = [
    `body{max-width:40rem;margin:1rem;font:1rem/1.5 sans-serif;color:${ivory};background:${ground}}`,
    'a{margin-right:1em;color:inherit}',
    'img{max-width:100%;height:auto}',
    'button,dialog,[aria-hidden]{display:none}',
  ].join('');
  return `@supports (aspect-ratio:1){${css}}@supports not (aspect-ratio:1){${plain}}`;
}

/** Lets browsers prerender another page when a visitor is about to follow a link to it. */
function speculationRules(current: PagePath) {
  const urls = pagePaths.filter((path) => path !== current).map(pageUrl);
  return JSON.stringify({ prerender: [{ urls, eagerness: 'moderate' }] });
}

/** Elements for search engines, link previews and prerendering. The 404 page has no address, so it has none of these. */
function metadataElements(route: SiteRoute): string[] {
  const { path, title, description } = route;
  if (path === '*') return [];
  const url = escapeHtml(absoluteUrl(pageUrl(path)));
  return [
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(firm.name)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${escapeHtml(absoluteUrl(siteUrl('og.jpg')))}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="speculationrules">${speculationRules(path)}</script>`,
    `<link rel="canonical" href="${url}">`,
    `<script type="application/ld+json">${structuredData(route)}</script>`,
  ];
}

/** A complete HTML document with its content security policy. */
export function renderDocument(parts: DocumentParts): string {
  const { route, markup, css, inlineScripts, fontFile, isNoindex, devScript } = parts;
  const fontUrl = siteUrl(`assets/${fontFile}`);
  const fontFace = `@font-face{font-family:${serifFamily};src:url(${fontUrl}) format("woff2");font-display:swap}`;
  const head = [
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(route.title)}</title>`,
    `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
    `<style>${fontFace}${withPlainFallback(css)}</style>`,
    `<script>${inlineScripts[route.script]}</script>`,
    `<meta name="theme-color" content="${colors.ground}">`,
    `<meta name="referrer" content="${referrerPolicy}">`,
    `<link rel="icon" href="${siteUrl('favicon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${siteUrl('apple-touch-icon.png')}">`,
    `<meta name="description" content="${escapeHtml(route.description)}">`,
    isNoindex || route.path === '*' ? '<meta name="robots" content="noindex">' : '',
    ...metadataElements(route),
    devScript ? `<script>${devScript}</script>` : '',
  ].join('');
  // A character reference for each @, because some proxies rewrite plain mail addresses and so break the page:
  // https://github.com/TechForPalestine/website/pull/445
  const body = markup.replace(/@/g, '&#64;');
  const policy = escapeHtml(contentSecurityPolicy(head + body));
  // Comes first, because a policy applies only to what follows it.
  const meta = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const attributes = `${Attribute.page}="${route.path}"${route.startsAtTop ? ` ${Attribute.startsAtTop}` : ''}`;
  return `<!doctype html><html lang="en" ${attributes}><head>${meta}${head}</head><body>${body}</body></html>\n`;
}
