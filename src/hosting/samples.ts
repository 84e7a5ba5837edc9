// `npm run hosting`: configuration for servers that keep it outside dist.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../build/user-error';
import { caddyfile } from './caddy';
import { nginxConfig } from './nginx';

/** What a sample depends on: no build changes it. */
export interface SampleSite {
  /** Path of the site, with slashes at both ends. */
  base: string;
  /** Where the site is, `https://…`. */
  siteUrl: string;
}

interface Sample {
  about: string;
  file: string;
  write: (site: SampleSite) => string;
  next: string;
}

const samples: Readonly<Record<string, Sample>> = {
  nginx: {
    about: 'a file for /etc/nginx/conf.d',
    file: 'site.conf',
    write: nginxConfig,
    next: 'Copy it to /etc/nginx/conf.d, set root, server_name and TLS, and reload nginx.',
  },
  caddy: {
    about: 'a Caddyfile; Caddy gets the certificates itself',
    file: 'Caddyfile',
    write: caddyfile,
    next: `Start it: SITE_ROOT=/srv/www caddy run --config Caddyfile
Behind a proxy, or to try it, name another address: SITE_ADDRESS=:8080`,
  },
};

/** What there is, for people: one line each. */
export function listHostingSamples(): string {
  const lines = Object.entries(samples).map(([name, { about }]) => `  ${name.padEnd(6)} ${about}`);
  return `Samples: npm run hosting -- NAME [--base=/sub/]
${lines.join('\n')}
Netlify, Cloudflare Pages, Vercel and Apache need none: dist has what they read.
Any other host: docs/hosting.md`;
}

/**
 * Writes a sample into `.hosting/NAME` and returns what to tell the operator.
 * @throws {UserError} for an unknown name
 */
export async function writeHostingSample(name: string, site: SampleSite): Promise<string> {
  const sample = Object.hasOwn(samples, name) ? samples[name] : undefined;
  if (!sample) throw new UserError(`There is no sample "${name}".\n${listHostingSamples()}`);
  const path = join('.hosting', name, sample.file);
  const folder = join(import.meta.dirname, '../..', '.hosting', name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, sample.file), sample.write(site));
  const place = site.base === '/' ? '' : `, in the folder ${site.base} of the root`;
  return `Wrote ${path}\nIt serves the content of dist${place}.\n${sample.next}`;
}
