// The files in dist that hosts read, made from `headers.ts`. docs/hosting.md has the other hosts.
import { cacheControl, configFiles, headersAt, textTypes } from './headers';

const textExtensions = Object.keys(textTypes);

/** For Netlify and Cloudflare Pages. They join the values where two rules set one header. */
function netlifyHeaders(base: string): string {
  const lines = Object.entries(headersAt(base)).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${base}*\n${lines.join('')}\n${base}assets/*\n  Cache-Control: ${cacheControl.assets}\n`;
}

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** A rule in the form of Vercel and Firebase. */
function headerRule(base: string, source: string, cache: string) {
  const headers = Object.entries({ ...headersAt(base), 'Cache-Control': cache });
  return { source, headers: headers.map(([key, value]) => ({ key, value })) };
}

function vercelConfig(base: string): string {
  const assets = headerRule(base, `${base}assets/(.*)`, cacheControl.assets);
  const others = headerRule(base, `${base}((?!assets/).*)`, cacheControl.others);
  return toJson({ headers: [assets, others] });
}

/** Of two rules with one header, Firebase obeys the later one. */
function firebaseConfig(base: string): string {
  const all = headerRule(base, `${base}**`, cacheControl.others);
  const assets = headerRule(base, `${base}assets/**`, cacheControl.assets);
  const ignore = [...configFiles, '.built-files', '.htaccess', '.nojekyll'];
  return toJson({ hosting: { public: '.', ignore, trailingSlash: true, headers: [all, assets] } });
}

/** For Azure Static Web Apps. The headers of a route replace those of all answers. */
const azureConfig = (base: string) =>
  toJson({
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
) => String.raw`# Needs AllowOverride FileInfo, and a2enmod headers rewrite: Apache skips the parts of missing modules.
ErrorDocument 404 ${base}404.html
ErrorDocument 403 ${base}404.html
ErrorDocument 500 ${base}500.html
ErrorDocument 502 ${base}500.html
ErrorDocument 503 ${base}500.html
ErrorDocument 504 ${base}500.html
AddDefaultCharset utf-8
AddCharset utf-8 .${textExtensions.join(' .')}
AddType image/avif .avif
AddEncoding br .br
AddEncoding gzip .gz
RemoveLanguage .br

<IfModule mod_headers.c>
${Object.entries(headersAt(base))
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join('\n')}
  Header always set Cache-Control "${cacheControl.others}"
  Header always set Cache-Control "${cacheControl.assets}" "expr=%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#^${base}assets/#"
  <FilesMatch "\.(${textExtensions.join('|')})(\.br|\.gz)?$">
    Header always merge Vary Accept-Encoding
  </FilesMatch>
  # Servers that obey only the rewrite rules do not set this, and send no compressed copies.
  <IfModule mod_setenvif.c>
    SetEnvIf Request_URI ^ sends_headers
  </IfModule>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteRule ^(${configFiles.join('|').replaceAll('.', '\\.')})$ - [R=404,L]
  RewriteRule (^|/)\.(?!well-known/) - [R=404,L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteRule /$ - [R=404,L]

  # Adds the last slash. Behind a proxy that ends TLS, Apache's own redirect would lead to http.
  RewriteOptions AllowNoSlash
  RewriteCond %{HTTP:X-Forwarded-Proto} ^https\b [NC]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_URI} [^/]$
  RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI}/ [R=301,L]

  # Serves the compressed copies, unless the browser refuses them with q=0. Only where Content-Encoding and Vary are sent too.
  RewriteCond %{ENV:sends_headers} !.
  RewriteRule ^ - [L]
  RewriteCond %{REQUEST_URI} /$
  RewriteCond %{REQUEST_FILENAME}index.html -f
  RewriteRule ^(.*)$ $1index.html
  RewriteCond %{HTTP:Accept-Encoding} \bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.+)$ $1.br [L]
  RewriteCond %{HTTP:Accept-Encoding} \bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule ^(.+)$ $1.gz [L]
${Object.entries(textTypes)
  .map(([name, type]) => `  RewriteRule \\.${name}\\.(br|gz)$ - "[T=${type}; charset=utf-8]"`)
  .join('\n')}
</IfModule>
`;

/** The files by file name. */
export const hostFiles = (base: string): Record<string, string> => ({
  _headers: netlifyHeaders(base),
  'vercel.json': vercelConfig(base),
  'firebase.json': firebaseConfig(base),
  'staticwebapp.config.json': azureConfig(base),
  '.htaccess': apacheConfig(base),
  // Without this file GitHub Pages leaves out names that start with an underscore.
  '.nojekyll': '',
});
