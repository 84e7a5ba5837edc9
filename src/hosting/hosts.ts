// Tells hosts about the policy: files in dist, and configuration that servers keep outside of it.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheControl, responseHeaders } from './policy';

/** A file of this folder, filled in; a line with `{{header}}` is written once for each header. */
async function fillTemplate(file: string, base: string, host = ''): Promise<string> {
  const text = await readFile(join(import.meta.dirname, file), 'utf8');
  const values: Record<string, string> = { base, host, ...cacheControl };
  const filled = text
    .replace(/.*\{\{header\}\}.*\n/g, (line) =>
      Object.entries(responseHeaders)
        .map(([name, value]) => line.replace('{{header}}', name).replace('{{value}}', value))
        .join(''),
    )
    .replace(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark);
  if (filled.includes('{{')) throw new Error(`${file} has a placeholder that nothing fills in`);
  return filled;
}

/** What hosts read in dist, by file name. */
export async function hostFiles(base: string): Promise<Record<string, string>> {
  return {
    _headers: await fillTemplate('_headers', base),
    'vercel.json': await fillTemplate('vercel.json', base),
    '.htaccess': await fillTemplate('htaccess', base),
    // Without it GitHub Pages leaves out names that start with an underscore.
    '.nojekyll': '',
  };
}

/** Writes the samples for nginx and Caddy; returns what to tell the operator. */
export async function writeSamples(folder: string, base: string, siteUrl: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of ['nginx.conf', 'Caddyfile']) {
    await writeFile(join(folder, name), await fillTemplate(name, base, new URL(siteUrl).hostname));
  }
  return `Wrote two samples for the content of dist in /srv/www${base}
.hosting/nginx.conf  Copy it into /etc/nginx/conf.d, set root, server_name and TLS, reload nginx.
.hosting/Caddyfile   Start it: SITE_ROOT=/srv/www caddy run --config .hosting/Caddyfile
                     Behind a proxy, or to try it, name another address: SITE_ADDRESS=:8080
Netlify, Cloudflare Pages, Vercel and Apache need none: dist has what they read.
Any other host: docs/hosting.md`;
}
