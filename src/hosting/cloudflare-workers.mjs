/**
 * Cloudflare Workers with static assets.
 *
 * @type {import('./samples.mjs').HostingSample}
 */
export const cloudflareWorkers = {
  name: 'cloudflare-workers',
  about: 'wrangler.jsonc for Cloudflare Workers; headers come from dist/_headers',
  next: 'Copy wrangler.jsonc into the folder that holds dist, then: npx wrangler deploy. Switch off "Email Address Obfuscation" for the domain: it rewrites the pages.',
  files: () => ({
    'wrangler.jsonc': `{
  "name": "refrain-legacy-partners",
  "compatibility_date": "2026-11-01",
  "assets": {
    "directory": "./dist",
    // Without it, unknown paths get an empty answer.
    "not_found_handling": "404-page"
  }
}
`,
  }),
};
