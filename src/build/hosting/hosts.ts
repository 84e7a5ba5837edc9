// What hosts read. The templates are in this folder; docs/hosting.md has the other hosts.
import { readFileSync } from 'node:fs';
import { inProject } from '../files';
import { cacheControl, headersAt } from './headers';

/** Fills in a template: a line with `{{name}}` is repeated for each header. */
function fill(template: string, base: string): string {
  const text = readFileSync(inProject('src/build/hosting/templates', template), 'utf8');
  const headers = Object.entries(headersAt(base));
  const lines = text.split('\n').flatMap((line) => {
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

/** The files in dist that hosts read. */
export const hostFiles = (base: string) => ({
  // Netlify and Cloudflare Pages. They join the values where two rules set one header.
  _headers: fill('netlify.txt', base),
  'vercel.json': fill('vercel.json', base),
  // Of two rules with one header, Firebase obeys the later one.
  'firebase.json': fill('firebase.json', base),
  // Azure Static Web Apps. The headers of a route replace those of all answers.
  'staticwebapp.config.json': fill('azure.json', base),
  '.htaccess': fill('apache.conf', base),
  // Without this file GitHub Pages leaves out names that start with an underscore.
  '.nojekyll': '',
});

/** What an operator copies to a server. Not in dist: a host that knows no dotfiles would send it. */
export const serverFiles = (base: string) => ({
  'nginx.conf': fill('nginx.conf', base),
  Caddyfile: fill('Caddyfile', base),
});
