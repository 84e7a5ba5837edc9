// Files beside the pages that say something about the firm.
import { firm } from '../content/firm';
import { routes } from '../routes';
import { palette } from '../style/tokens';

/** For crawlers. Sample builds let them in as well: only so do they see that pages are not to be listed. */
const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${firm.siteUrl}/sitemap.xml\n`;

/** Every page that has an address; without dates, which no build could tell twice alike. */
function sitemap() {
  const urls = routes
    .filter(({ path }) => path !== '*')
    .map(({ path }) => `  <url><loc>${firm.siteUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** https://www.rfc-editor.org/rfc/rfc9116 */
const security = () => `Contact: mailto:${firm.security.email}
Expires: ${firm.security.expires}T23:59:59.000Z
Preferred-Languages: en
Canonical: ${firm.siteUrl}/.well-known/security.txt
`;

/** https://www.w3.org/TR/appmanifest/ */
const manifest = () =>
  `${JSON.stringify(
    {
      name: firm.name,
      short_name: firm.shortName,
      start_url: './',
      display: 'browser',
      background_color: palette.ground,
      theme_color: palette.ground,
      icons: [192, 512].map((size) => ({
        src: `icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    },
    null,
    2,
  )}\n`;

/** Contents by path in the output folder. */
export function siteFiles(): Record<string, string> {
  return {
    'robots.txt': robots(),
    'sitemap.xml': sitemap(),
    '.well-known/security.txt': security(),
    'site.webmanifest': manifest(),
  };
}
