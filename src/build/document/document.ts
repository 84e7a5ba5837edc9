import { colors } from '../../content/colors';
import { firm, language } from '../../content/firm';
import { fileUrl, pageUrl } from '../../shared/url';
import { listedPaths, type SitePage } from '../../site/pages/site';
import { serifFamily } from '../../site/style/tokens';
import { escapeHtml } from '../escape-html';
import { absoluteUrl } from './absolute-url';
import { contentSecurityPolicy } from './csp';
import { structuredData } from './structured-data';

interface DocumentParts {
  page: SitePage;
  /** The content of the body. */
  markup: string;
  /** The styles of the head, and those in the markup. */
  styles: { first: string; later: string };
  /** The script of the head, the one in the markup, and the development server's or "". */
  scripts: { head: string; page: string; dev: string };
  fontFile: string;
  isNoindex: boolean;
}

/** Lets browsers prerender another page when a visitor is about to follow a link to it. */
function speculationRules(current: string) {
  const urls = listedPaths.filter((path) => path !== current).map(pageUrl);
  return JSON.stringify({ prerender: [{ urls, eagerness: 'moderate' }] });
}

function metadataElements(page: SitePage, rules: string): string[] {
  const { path, title, description } = page;
  const url = escapeHtml(absoluteUrl(pageUrl(path)));
  return [
    `<meta property="og:site_name" content="${escapeHtml(firm.name)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${escapeHtml(absoluteUrl(fileUrl('og.jpg')))}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="speculationrules">${rules}</script>`,
    `<link rel="canonical" href="${url}">`,
    `<script type="application/ld+json">${structuredData()}</script>`,
  ];
}

export function renderDocument(parts: DocumentParts): string {
  const { page, markup, styles, scripts, fontFile, isNoindex } = parts;
  const isListed = listedPaths.includes(page.path);
  const fontUrl = fileUrl(`assets/${fontFile}`);
  const fontFace = `@font-face{font-family:${serifFamily};src:url(${fontUrl}) format("woff2");font-display:swap}`;
  const headStyles = fontFace + styles.first;
  const rules = isListed ? speculationRules(page.path) : '';
  const head = [
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<style>${headStyles}</style>`,
    `<script>${scripts.head}</script>`,
    `<meta name="theme-color" content="${colors.ground}">`,
    `<link rel="icon" href="${fileUrl('favicon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${fileUrl('apple-touch-icon.png')}">`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    isNoindex || !isListed ? '<meta name="robots" content="noindex">' : '',
    ...(isListed ? metadataElements(page, rules) : []),
    scripts.dev && `<script>${scripts.dev}</script>`,
  ].join('');
  // The preload is not in the head, where Chromium would delay the first paint by up to 0.1 s:
  // https://chromium-review.googlesource.com/c/chromium/src/+/2006626
  const fontPreload = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`;
  const policy = contentSecurityPolicy(
    [scripts.head, rules, scripts.dev, scripts.page].filter(Boolean),
    [headStyles, styles.later].filter(Boolean),
  );
  // Comes first, because a policy applies only to what follows it.
  const meta = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
  return `<!doctype html><html lang="${language}"><head>${meta}${head}</head><body>${fontPreload}${markup}</body></html>\n`;
}
