import { assetsFolder, cacheControl, extraTypes, hashedName, notFoundFile } from './policy.mjs';

/**
 * nginx, with its own modules only.
 *
 * @type {import('./samples.mjs').HostingSample}
 */
export const nginx = {
  name: 'nginx',
  about: 'a file for /etc/nginx/conf.d',
  next: 'Copy refrain.conf into /etc/nginx/conf.d, set root, server_name and TLS, and reload nginx.',
  files: ({ base, siteUrl, headers }) => ({
    'refrain.conf': `# dist lies in the root${base === '/' ? '' : `, in its folder ${base}`}.

# One place for each header: add_header in a location would drop all of the server's.
map $uri $refrain_cache {
  default "${cacheControl.rest}";
  "~^${base}${assetsFolder}/${hashedName}$" "${cacheControl.hashed}";
}

server {
  # With TLS: listen 443 ssl; ssl_certificate …; and a second server on port 80 that says
  # return 301 https://$host$request_uri;
  listen 80;
  server_name ${new URL(siteUrl).host};
  root /srv/www;

  charset utf-8;
  charset_types text/html text/plain text/xml application/javascript application/json image/svg+xml;
  server_tokens off;
  absolute_redirect off;

${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}
  add_header Cache-Control $refrain_cache always;

  # The copies that the build made. The second line needs the module ngx_brotli.
  gzip_static on;
  # brotli_static on;
  gzip_vary on;

  error_page 403 404 ${base}${notFoundFile};
  location ${base} {
    try_files $uri $uri.html $uri/index.html =404;
  }
${base === '/' ? '' : `  location = ${base.slice(0, -1)} {\n    return 301 ${base};\n  }\n`}${Object.entries(
  extraTypes,
)
  .map(
    ([ending, type]) =>
      `  location ~ \\.${ending}$ {\n    types { }\n    default_type ${type};\n  }\n`,
  )
  .join('')}  # For other hosts, and what nobody should see.
  location ~ /(_headers|_redirects|vercel\\.json)$ {
    return 404;
  }
  location ~ /\\.(?!well-known/) {
    return 404;
  }
}
`,
  }),
};
