// Configuration of hosts, made from `headers.ts`: files in dist for hosts that read them, and files
// for servers whose configuration is elsewhere.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheControl, configFiles, headersAt } from './headers';

/**
 * Fills in a template of this folder. A line with `{{header}}` is written for each header; lines
 * between `{{#root}}` and `{{/root}}` are for the root of a domain, those of `{{#folder}}` for a
 * folder.
 */
async function fillTemplate(file: string, base: string, host = ''): Promise<string> {
  const text = await readFile(join(import.meta.dirname, file), 'utf8');
  const hidden = configFiles.join('|').replaceAll('.', '\\.');
  const variable = `cache${base.replace(/\W/g, '_')}`;
  const places = { base, folder: base.slice(0, -1), host, hidden, variable };
  const values: Record<string, string> = { ...places, ...cacheControl };
  const filled = text
    // Some programs write the line ends of Windows.
    .replaceAll('\r\n', '\n')
    .replace(/^\{\{#(\w+)\}\}\n(.*?)^\{\{\/\1\}\}\n/gms, (_, name, lines) =>
      (name === 'root') === (base === '/') ? lines : '',
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

/** The files for servers whose configuration is outside of dist, by file name. */
export async function serverConfigs(base: string, siteUrl: string) {
  const host = new URL(siteUrl).hostname;
  return {
    'nginx.conf': await fillTemplate('nginx.conf', base, host),
    Caddyfile: await fillTemplate('Caddyfile', base, host),
  };
}
