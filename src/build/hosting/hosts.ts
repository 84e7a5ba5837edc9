// The files in dist that hosts read, made from `headers.ts`. docs/hosting.md has the other hosts.
import { cacheControl, headersAt } from './headers';

/** For Netlify and Cloudflare Pages. They join the values where two rules set one header. */
function netlifyHeaders(base: string): string {
  const lines = Object.entries(headersAt(base)).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${base}*\n${lines.join('')}\n${base}assets/*\n  Cache-Control: ${cacheControl.assets}\n`;
}

const textTypes = 'text/html text/css text/javascript image/svg+xml text/plain application/xml';

const apacheConfig = (
  base: string,
) => `# Needs AllowOverride FileInfo. Apache skips the parts of missing modules.
ErrorDocument 404 ${base}404.html
ErrorDocument 403 ${base}404.html
${['500', '502', '503', '504'].map((status) => `ErrorDocument ${status} ${base}500.html`).join('\n')}
AddDefaultCharset utf-8
AddCharset utf-8 .html .css .js .svg .txt .xml
AddType image/avif .avif
# A tag would change with the compression, and never match. The time of a file stays.
FileETag None
RedirectMatch 404 "^${base}(_headers|assets/?|(.*/)?\\.(?!well-known/).*)$"
<IfModule mod_headers.c>
${Object.entries(headersAt(base))
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join('\n')}
  Header always set Cache-Control "${cacheControl.others}"
  Header always set Cache-Control "${cacheControl.assets}" "expr=%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#^${base}assets/#"
</IfModule>
<IfModule mod_brotli.c>
  AddOutputFilterByType BROTLI_COMPRESS;DEFLATE ${textTypes}
</IfModule>
<IfModule !mod_brotli.c>
  AddOutputFilterByType DEFLATE ${textTypes}
</IfModule>
`;

/** The files by file name. */
export const hostFiles = (base: string): Record<string, string> => ({
  _headers: netlifyHeaders(base),
  '.htaccess': apacheConfig(base),
  // Without this file GitHub Pages leaves out names that start with an underscore.
  '.nojekyll': '',
});
