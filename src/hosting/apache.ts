import {
  assetsFolder,
  cacheControl,
  configFiles,
  extraTypes,
  notFoundFile,
  responseHeaders,
} from './policy';

/** Types of the files that have compressed copies; a copy's name ends in .br or .gz, which hides them. */
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
 * Text of `.htaccess`, which Apache reads with `AllowOverride All`. Each part is left out by a
 * server that lacks the module for it.
 */
export function htaccess(base: string): string {
  const endings = Object.keys(compressedTypes).join('|');
  const hidden = configFiles.map((name) => name.replaceAll('.', '\\.')).join('|');
  return `# Needs AllowOverride All, and for all of it: a2enmod headers rewrite
ErrorDocument 404 ${base}${notFoundFile}
ErrorDocument 403 ${base}${notFoundFile}
AddDefaultCharset utf-8

<IfModule mod_dir.c>
  DirectoryIndex index.html
</IfModule>

<IfModule mod_mime.c>
  AddCharset utf-8 .js .json .svg .txt .webmanifest .xml
${lines(extraTypes, (ending, type) => `  AddType ${type} .${ending}`)}
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteRule ^(${hidden})$ - [R=404,L]
  RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
  RewriteRule ^${assetsFolder}/$ - [R=404,L]
</IfModule>

<IfModule mod_headers.c>
${lines(responseHeaders, (name, value) => `  Header always set ${name} "${value}"`)}
  Header always set Cache-Control "${cacheControl.rest}"
  Header always set Cache-Control "${cacheControl.assets}" "expr=%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#^${base}${assetsFolder}/#"

  # Compressed copies; caches need the Vary header for them.
  <IfModule mod_rewrite.c>
    <IfModule mod_mime.c>
      RewriteCond %{REQUEST_URI} /$
      RewriteCond %{REQUEST_FILENAME}index.html -f
      RewriteRule ^(.*)$ $1index.html
      RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
      RewriteCond %{REQUEST_FILENAME}.br -f
      RewriteRule ^(.+\\.(${endings}))$ $1.br [END]
      RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
      RewriteCond %{REQUEST_FILENAME}.gz -f
      RewriteRule ^(.+\\.(${endings}))$ $1.gz [END]
      RemoveLanguage .br
      RemoveType .gz
      AddEncoding br .br
      AddEncoding gzip .gz
      <FilesMatch "\\.(${endings})(\\.br|\\.gz)?$">
        Header always merge Vary Accept-Encoding
      </FilesMatch>
${lines(
  compressedTypes,
  (ending, type) => `      <FilesMatch "\\.${ending}\\.(br|gz)$">
        ForceType "${type}; charset=utf-8"
      </FilesMatch>`,
)}
    </IfModule>
  </IfModule>
</IfModule>
`;
}

function lines(
  values: Readonly<Record<string, string>>,
  toLine: (name: string, value: string) => string,
): string {
  return Object.entries(values)
    .map(([name, value]) => toLine(name, value))
    .join('\n');
}
