import {
  assetsFolder,
  cacheControl,
  configFiles,
  extraTypes,
  notFoundFile,
  responseHeaders,
} from './policy';
import type { SampleSite } from './samples';

/** Text of a file for `/etc/nginx/conf.d`; nothing in it needs a module that Debian leaves out. */
export function nginxConfig({ base, siteUrl }: SampleSite): string {
  const isInFolder = base !== '/';
  const headers = Object.entries(responseHeaders);
  return `# The content of dist is in the root${isInFolder ? `'s folder ${base}` : ''}.

# Every header is set in one place: an add_header in a location drops those of the server.
map $uri $site_cache {
  default "${cacheControl.rest}";
  "~^${base}${assetsFolder}/" "${cacheControl.assets}";
}

server {
  # With TLS: listen 443 ssl; ssl_certificate …; and a second server on port 80 with
  # return 301 https://$host$request_uri;
  listen 80;
  server_name ${new URL(siteUrl).host};
  root /srv/www;

  charset utf-8;
  charset_types text/plain text/xml application/javascript application/json image/svg+xml;
  server_tokens off;
  absolute_redirect off;

${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}
  add_header Cache-Control $site_cache always;

  # The copies in dist. nginx as Debian ships it has no brotli; with the module ngx_brotli:
  # brotli_static on;
  gzip_static on;
  gzip_vary on;

  error_page 404 ${base}${notFoundFile};
  error_page 403 =404 ${base}${notFoundFile};
  location ${base} {
    try_files $uri $uri/ =404;
  }
${isInFolder ? `  location = ${base.slice(0, -1)} {\n    return 301 ${base};\n  }\n` : ''}
${Object.entries(extraTypes)
  .map(
    ([ending, type]) =>
      `  location ~ \\.${ending}$ {\n    types {}\n    default_type ${type};\n  }`,
  )
  .join('\n')}

  # Files for hosts, and other hidden files.
  location ~ /(${configFiles.map((name) => name.replaceAll('.', '\\.')).join('|')})$ {
    return 404;
  }
  location ~ /\\.(?!well-known/) {
    return 404;
  }
}
`;
}
