// Files that crawlers read.
import { routes } from '../pages/routes';
import { fileUrl, pageUrl } from '../url';
import { absoluteUrl } from './absolute-url';

/** A build with samples allows crawlers too, because only a crawler that reads a page sees its `noindex`. */
const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(fileUrl('sitemap.xml'))}\n`;

/** The sitemap has no `lastmod`, so that two builds of the same content are identical. */
function sitemap(staticPages: readonly string[]) {
  const staticUrls = staticPages.map((file) => fileUrl(file.replace(/(^|\/)index\.html$/, '$1')));
  const listed = routes.filter(({ errorFile, isNoindex }) => !errorFile && !isNoindex);
  const entries = [...listed.map(({ path }) => pageUrl(path)), ...staticUrls].map(
    (url) => `  <url><loc>${absoluteUrl(url).replaceAll('&', '&amp;')}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/**
 * The files by path in the output folder.
 *
 * @param staticPages the owner's pages, such as `privacy/index.html`
 */
export const crawlerFiles = (staticPages: readonly string[]): Record<string, string> => ({
  'robots.txt': robots(),
  'sitemap.xml': sitemap(staticPages),
});
