// What every host has to do, as one object: the files in dist, the samples for servers, `npm start`
// and the tests all come from it.

/**
 * @typedef {object} HostingPolicy
 * @property {string} base path the site is served at, with slashes at both ends
 * @property {string} siteUrl where the site lives, https, without a slash at its end
 * @property {ReadonlyArray<readonly [name: string, value: string]>} headers of every response
 */

/** What `Cache-Control` says. */
export const cacheControl = {
  /** Names change with their content, so a copy is good for ever. */
  hashed: 'public, max-age=31536000, immutable',
  /** Everything else is asked for again; most hosts answer 304 while it is the same. */
  rest: 'no-cache',
};

/** Where hashed files lie: below the base, nothing else in it. */
export const assetsFolder = 'assets';

/** Names of hashed files end in eight hex digits, before the size of a photo. */
export const hashedName = '[^/]+-[0-9a-f]{8}(-[0-9]+)?\\.[a-z0-9]+';

/** Two years, in seconds: what the preload list would ask for. */
const hstsSeconds = 63_072_000;

/** Features of the browser that no page here uses, nor anything in a page ever should. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers of every response.
 *
 * - `Strict-Transport-Security` leaves sub-domains and the preload list to the owner: both bind
 *   other sites of the domain, and the list cannot be left within months.
 * - `frame-ancestors` works in a header only, so the meta element does not have it.
 *
 * @param {string} csp the policy in the pages' meta element
 * @returns {HostingPolicy['headers']}
 */
export function responseHeaders(csp) {
  return [
    ['Content-Security-Policy', `${csp}; frame-ancestors 'none'`],
    ['Strict-Transport-Security', `max-age=${hstsSeconds}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/** Pages by the path that visitors should see: the file that answers, and its other addresses. */
export const pages = [
  { path: '', file: 'index.html', others: ['index.html'] },
  { path: 'team', file: 'team.html', others: ['team.html', 'team/', 'team/index.html'] },
];

/** Paths of all pages below the base, without a slash at their start. */
export const sitePaths = pages.map(({ path }) => path);

/** What answers, with status 404, for every other path. */
export const notFoundFile = '404.html';

/** Content types that servers do not know by themselves, by ending. */
export const extraTypes = { webmanifest: 'application/manifest+json', avif: 'image/avif' };

/** Files in dist that are for hosts, not for visitors. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json', '.htaccess', '.nojekyll'];
