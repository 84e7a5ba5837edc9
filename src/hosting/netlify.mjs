// `_headers` and `_redirects`, which Netlify and Cloudflare read from the published folder.
import { assetsFolder, cacheControl, pages } from './policy.mjs';

/**
 * Rules that match the same path are joined, not replaced
 * (https://developers.cloudflare.com/pages/configuration/headers/), so no header stands in two of
 * them. What is in no rule of its own is revalidated on both hosts anyway.
 *
 * @param {import('./policy.mjs').HostingPolicy} policy
 */
export function netlifyHeaders({ base, headers }) {
  const documents = pages.flatMap(({ path, others }) => [path, ...others]);
  return [
    rule(`${base}*`, headers),
    rule(`${base}${assetsFolder}/*`, [['Cache-Control', cacheControl.hashed]]),
    ...documents.map((path) => rule(base + path, [['Cache-Control', cacheControl.rest]])),
  ].join('\n');
}

/**
 * @param {string} path
 * @param {import('./policy.mjs').HostingPolicy['headers']} headers
 */
function rule(path, headers) {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}

/**
 * File names lead to the addresses that visitors should see.
 *
 * @param {import('./policy.mjs').HostingPolicy} policy
 */
export function netlifyRedirects({ base }) {
  return pages.map(({ path, file }) => `${base}${file} ${base}${path} 301\n`).join('');
}
