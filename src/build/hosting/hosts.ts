// The files in dist that hosts read. Their templates are in this folder; docs/hosting.md has the
// other hosts.
import { readFileSync } from 'node:fs';
import { inProject } from '../files';
import { cacheControl, headersAt } from './headers';

/** The files in dist, and their templates. */
const templates = {
  // Netlify and Cloudflare Pages. They join the values where two rules set one header.
  _headers: 'netlify.txt',
  'vercel.json': 'vercel.json',
  // Of two rules with one header, Firebase obeys the later one.
  'firebase.json': 'firebase.json',
  // Azure Static Web Apps. The headers of a route replace those of all answers.
  'staticwebapp.config.json': 'azure.json',
  '.htaccess': 'apache.conf',
  // These two are copied by hand.
  '.nginx.conf': 'nginx.conf',
  '.Caddyfile': 'Caddyfile',
};

/** Fills in a template: a line with `{{name}}` is repeated for each header. */
function fill(template: string, base: string): string {
  const headers = Object.entries(headersAt(base));
  const lines = template.split('\n').flatMap((line) => {
    if (!line.includes('{{name}}')) return [line];
    return headers.map(([name, value]) =>
      line.replace('{{name}}', name).replace('{{value}}', value),
    );
  });
  return lines
    .join('\n')
    .replaceAll('{{base}}', base)
    .replaceAll('{{cache.assets}}', cacheControl.assets)
    .replaceAll('{{cache.others}}', cacheControl.others);
}

export function hostFiles(base: string): Record<string, string> {
  const folder = inProject('src/build/hosting/templates');
  const files = Object.entries(templates).map(([name, template]) => [
    name,
    fill(readFileSync(`${folder}/${template}`, 'utf8'), base),
  ]);
  // Without this file GitHub Pages leaves out names that start with an underscore.
  return { ...Object.fromEntries(files), '.nojekyll': '' };
}
