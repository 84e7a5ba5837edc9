// `.htaccess`, which Apache reads where `AllowOverride All` lets it.
import { cacheControl, extraTypes, hashedName, notFoundFile } from './policy.mjs';

/** Endings that have compressed copies, with their types: the copy's own ending hides it. */
const compressedTypes = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  webmanifest: extraTypes.webmanifest,
};

/**
 * Text of `.htaccess`.
 *
 * @param {import('./policy.mjs').HostingPolicy} policy
 */
export function htaccess({ base, headers }) {
  const folder = base.slice(0, -1);
  return `# Needs mod_rewrite, mod_headers and AllowOverride All.
Options -MultiViews -Indexes
DirectoryIndex index.html
DirectorySlash Off
${folder ? `RedirectMatch 301 ^${folder}$ ${base}\n` : ''}ErrorDocument 404 ${base}${notFoundFile}
ErrorDocument 403 ${base}${notFoundFile}
AddDefaultCharset utf-8
AddCharset utf-8 .js .json .svg .txt .webmanifest .xml
${Object.entries(extraTypes)
  .map(([ending, type]) => `AddType ${type} .${ending}`)
  .join('\n')}

${headers.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n')}
Header always set Cache-Control "${cacheControl.rest}"
Header always set Cache-Control "${cacheControl.hashed}" "expr=%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#/${hashedName}([.](br|gz))?$#"
# Apache changes the tag of a compressed answer in a way that it does not know again.
FileETag None

RewriteEngine On
RewriteRule ^(_headers|_redirects|vercel\\.json)$ - [R=404,L]
RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
# Addresses without an ending.
RewriteCond %{REQUEST_URI} /$
RewriteCond %{REQUEST_FILENAME}index.html -f
RewriteRule ^(.*)$ $1index.html
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+[^/])$ $1.html
# Compressed copies.
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{DOCUMENT_ROOT}${base}$1.br -f
RewriteRule ^(.+\\.(${Object.keys(compressedTypes).join('|')}))$ $1.br [END]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{DOCUMENT_ROOT}${base}$1.gz -f
RewriteRule ^(.+\\.(${Object.keys(compressedTypes).join('|')}))$ $1.gz [END]

RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz
<FilesMatch "\\.(${Object.keys(compressedTypes).join('|')})(\\.br|\\.gz)?$">
  Header always merge Vary Accept-Encoding
</FilesMatch>
${Object.entries(compressedTypes)
  .map(
    ([ending, type]) =>
      `<FilesMatch "\\.${ending}\\.(br|gz)$">\n  ForceType "${type}; charset=utf-8"\n</FilesMatch>`,
  )
  .join('\n')}
`;
}
