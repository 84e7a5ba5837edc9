// `vercel.json`, which Vercel reads from the folder that is deployed.
import { json } from './json.mjs';
import { assetsFolder, cacheControl } from './policy.mjs';

/**
 * Text of `vercel.json`.
 *
 * @param {import('./policy.mjs').HostingPolicy} policy
 */
export function vercelConfig({ base, headers }) {
  /** @param {readonly (readonly [string, string])[]} list */
  const entries = (list) => list.map(([key, value]) => ({ key, value }));
  return json({
    cleanUrls: true,
    // Left out, clean addresses answer 404.
    trailingSlash: false,
    headers: [
      { source: `${base}(.*)`, headers: entries(headers) },
      {
        source: `${base}${assetsFolder}/(.*)`,
        headers: entries([['Cache-Control', cacheControl.hashed]]),
      },
      {
        source: `${base}((?!${assetsFolder}/).*)`,
        headers: entries([['Cache-Control', cacheControl.rest]]),
      },
    ],
  });
}
