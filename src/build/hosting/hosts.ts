// The files in dist that hosts read, made from `headers.ts`. docs/hosting.md has the other hosts.
import { cacheControl, configFiles, headersAt, textTypes } from './headers';

/** For Netlify and Cloudflare Pages. They join the values where two rules set one header. */
function netlifyHeaders(base: string): string {
  const lines = Object.entries(headersAt(base)).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${base}*\n${lines.join('')}\n${base}assets/*\n  Cache-Control: ${cacheControl.assets}\n`;
}

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** A rule in the form of Vercel and Firebase. */
function headerRule(base: string, source: string, cache: keyof typeof cacheControl) {
  const headers = Object.entries({ ...headersAt(base), 'Cache-Control': cacheControl[cache] });
  return { source: base + source, headers: headers.map(([key, value]) => ({ key, value })) };
}

const vercelConfig = (base: string) => ({
  headers: [
    headerRule(base, 'assets/(.*)', 'assets'),
    headerRule(base, '((?!assets/).*)', 'others'),
  ],
});

/** Of two rules with one header, Firebase obeys the later one. */
const firebaseConfig = (base: string) => ({
  hosting: {
    public: '.',
    ignore: [...configFiles, '.htaccess', '.nojekyll'],
    trailingSlash: true,
    headers: [headerRule(base, '**', 'others'), headerRule(base, 'assets/**', 'assets')],
  },
});

/** For Azure Static Web Apps. The headers of a route replace those of all answers. */
const azureConfig = (base: string) => ({
  globalHeaders: { ...headersAt(base), 'Cache-Control': cacheControl.others },
  routes: [
    { route: `${base}assets/*`, headers: { 'Cache-Control': cacheControl.assets } },
    ...configFiles.map((name) => ({ route: base + name, statusCode: 404 })),
  ],
  responseOverrides: { 404: { rewrite: `${base}404.html` } },
  mimeTypes: { '.avif': 'image/avif', '.mjs': 'text/javascript' },
  trailingSlash: 'always',
});

const apacheConfig = (
  base: string,
) => String.raw`# Needs AllowOverride FileInfo. Apache skips the parts of missing modules.
ErrorDocument 404 ${base}404.html
ErrorDocument 403 ${base}404.html
${['500', '502', '503', '504'].map((status) => `ErrorDocument ${status} ${base}500.html`).join('\n')}
AddDefaultCharset utf-8
AddCharset utf-8 .${Object.keys(textTypes).join(' .')}
AddType image/avif .avif
AddEncoding br .br
RemoveLanguage .br
# A tag would change with the compression, and never match. The time of a file stays.
FileETag None
RedirectMatch 404 "^${base}(${configFiles.join('|')}|assets/?|(.*/)?\.(?!well-known/).*)$"
<IfModule mod_headers.c>
${Object.entries(headersAt(base))
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join('\n')}
  Header always set Cache-Control "${cacheControl.others}"
  Header always set Cache-Control "${cacheControl.assets}" "expr=%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#^${base}assets/#"
  Header always merge Vary Accept-Encoding
  <IfModule mod_setenvif.c>
    SetEnvIf Request_URI ^ sends_headers
  </IfModule>
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  # OpenLiteSpeed obeys only rewrite rules: it would send copies without Content-Encoding.
  RewriteCond %{ENV:sends_headers} !.
  RewriteRule ^ - [L]
  RewriteCond %{REQUEST_FILENAME}index.html -f
  RewriteRule ^(.*/)?$ $1index.html
  RewriteCond %{HTTP:Accept-Encoding} \bbr\b(?!;q=0)
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.+)$ $1.br [L]
</IfModule>
AddOutputFilterByType DEFLATE ${Object.values(textTypes).join(' ')}
`;

export const hostFiles = (base: string): Record<string, string> => ({
  _headers: netlifyHeaders(base),
  'vercel.json': toJson(vercelConfig(base)),
  'firebase.json': toJson(firebaseConfig(base)),
  'staticwebapp.config.json': toJson(azureConfig(base)),
  '.htaccess': apacheConfig(base),
  // Without this file GitHub Pages leaves out names that start with an underscore.
  '.nojekyll': '',
});
