// Files that crawlers and browsers read: robots.txt, sitemap and the web app manifest.
import { firm } from '../content/firm';
import { pagePaths } from '../routes';
import { palette } from '../style/tokens';
import { absoluteUrl, pageUrl, siteUrl } from '../url';

/** A build with samples allows crawlers too, because only a crawler that reads a page sees its `noindex`. */
const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl('sitemap.xml'))}\n`;

/** The sitemap has no `lastmod`, so that two builds of the same content are identical. */
function sitemap(staticPages: readonly string[]) {
  const paths = [...pagePaths.map(pageUrl), ...staticPages.map((page) => siteUrl(`${page}/`))];
  const urls = paths.map(
    (path) => `  <url><loc>${absoluteUrl(path).replaceAll('&', '&amp;')}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** https://www.w3.org/TR/appmanifest/ */
function manifest() {
  const icons = [192, 512].map((size) => ({
    src: `icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  const fields = {
    name: firm.name,
    short_name: firm.shortName,
    start_url: './',
    display: 'browser',
    background_color: palette.ground,
    theme_color: palette.ground,
    icons,
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

/**
 * The files by path in the output folder.
 *
 * @param staticPages folders of the pages from `static`, such as `privacy`
 */
export function siteFiles(staticPages: readonly string[]): Record<string, string> {
  return {
    'robots.txt': robots(),
    'sitemap.xml': sitemap(staticPages),
    'site.webmanifest': manifest(),
  };
}
