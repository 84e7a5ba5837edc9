// Files that crawlers read.

import { fileUrl, pageUrl } from '../../shared/url';
import { listedPaths } from '../../site/pages/site';
import type { Files } from '../files';
import { absoluteUrl } from './absolute-url';

/** The sitemap has no `lastmod`, so that two builds of the same content are identical. */
function sitemap(staticFiles: Files) {
  // A file without a title is for a machine, such as a proof that the firm owns the domain.
  const ownPages = Object.keys(staticFiles).filter((path) => {
    const html = path.endsWith('.html') ? String(staticFiles[path]) : '';
    return /<title/i.test(html) && !/<meta[^>]*noindex/i.test(html);
  });
  const staticUrls = ownPages.map((file) =>
    fileUrl(file.replace(/(^|\/)index\.html$/, '$1').replace(/[#?]/g, encodeURIComponent)),
  );
  const entries = [...listedPaths.map(pageUrl), ...staticUrls].map(
    (url) => `  <url><loc>${absoluteUrl(url).replaceAll('&', '&amp;')}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

export const crawlerFiles = (staticFiles: Files): Record<string, string> => ({
  // Crawlers are always allowed, because only a crawler that reads a page sees its `noindex`.
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(fileUrl('sitemap.xml'))}\n`,
  'sitemap.xml': sitemap(staticFiles),
});
