// Configuration of hosts, made from `headers.ts`: files in dist for hosts that read them, and files for
// servers whose configuration is elsewhere.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheControl, headersAt } from './headers';

const placeOf = (base: string) => (base === '/' ? 'root' : 'folder');

/**
 * Fills in a template of this folder. A line with `{{header}}` is written for each header; lines between
 * `{{#root}}` and `{{/root}}` are for the root of a domain, those of `{{#folder}}` for a folder.
 */
async function fillTemplate(file: string, base: string, host = ''): Promise<string> {
  const text = await readFile(join(import.meta.dirname, file), 'utf8');
  const values: Record<string, string> = { base, folder: base.slice(0, -1), host, ...cacheControl };
  const filled = text
    .replace(/^\{\{#(\w+)\}\}\n(.*?)^\{\{\/\1\}\}\n/gms, (_, name, lines) =>
      name === placeOf(base) ? lines : '',
    )
    .replace(/.*\{\{header\}\}.*\n/g, (line) =>
      Object.entries(headersAt(base))
        .map(([name, value]) => line.replace('{{header}}', name).replace('{{value}}', value))
        .join(''),
    )
    .replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  if (filled.includes('{{')) throw new Error(`${file} has a placeholder without a value`);
  return filled;
}

/** The files in dist that hosts read, by file name. */
export async function hostFiles(base: string): Promise<Record<string, string>> {
  return {
    _headers: await fillTemplate('_headers', base),
    'vercel.json': await fillTemplate('vercel.json', base),
    '.htaccess': await fillTemplate('htaccess', base),
    // Without this file GitHub Pages leaves out names that start with an underscore.
    '.nojekyll': '',
  };
}

/** Advice for the operator: where the files go, for a site at the root of a domain and in a folder. */
const nextSteps = {
  root: `.hosting/nginx.conf  Copy it into /etc/nginx/conf.d, set root, server_name and TLS, reload nginx.
.hosting/Caddyfile   Start it: SITE_ROOT=/srv/www caddy run --config .hosting/Caddyfile
                     Behind a proxy, or to try it, name another address: SITE_ADDRESS=:8080`,
  folder: `.hosting/nginx.conf  Copy it to /etc/nginx/snippets/site.conf, set root, and write this into the
                     server block of the domain: include snippets/site.conf;
.hosting/Caddyfile   Copy it to /etc/caddy/site.caddy, and write this into the site block of the
                     domain: import site.caddy`,
};

export async function serverConfigs(base: string, siteUrl: string) {
  const host = new URL(siteUrl).hostname;
  return {
    'nginx.conf': await fillTemplate('nginx.conf', base, host),
    Caddyfile: await fillTemplate('Caddyfile', base, host),
  };
}

export const describeServerConfigs = (base: string) =>
  `Wrote the configuration of nginx and of Caddy, for the content of dist in /srv/www${base}
${nextSteps[placeOf(base)]}
Netlify, Cloudflare Pages, Vercel and Apache need none: dist has the files that they read.
Any other host: docs/hosting.md`;
