// Files beside the pages that say something about the firm.
import { firm, security } from '../content/firm';
import { routes } from '../routes';
import { palette } from '../style/tokens';
import { pageUrl, publicUrl, siteUrl } from '../url';

/** Sample builds let crawlers in as well: only so do they see that pages are not to be listed. */
const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl(siteUrl('sitemap.xml'))}\n`;

/** Without dates: two builds of the same content are the same. */
function sitemap() {
  const urls = routes.flatMap(({ path }) =>
    path === '*' ? [] : [`  <url><loc>${publicUrl(pageUrl(path))}</loc></url>\n`],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** https://www.rfc-editor.org/rfc/rfc9116 */
const securityTxt = () => `Contact: mailto:${security.email}
Expires: ${security.expires}T23:59:59.000Z
Preferred-Languages: en
Canonical: ${publicUrl(siteUrl('.well-known/security.txt'))}
`;

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

/** Contents by path in the output folder. */
export function siteFiles(): Record<string, string> {
  return {
    'robots.txt': robots(),
    'sitemap.xml': sitemap(),
    '.well-known/security.txt': securityTxt(),
    'site.webmanifest': manifest(),
  };
}
