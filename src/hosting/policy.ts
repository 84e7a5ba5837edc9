// What every host has to do, in one place: the local server and all configuration come from it.
// Nothing here changes with a build, so a server set up once stays right.

export const cacheControl = {
  /** Files in `assets/`: their names change with their content. */
  assets: 'public, max-age=31536000, immutable',
  /** All else, errors included: the browser asks each time; an unchanged file costs only a 304. */
  rest: 'no-cache',
};

/**
 * Directives of the content security policy that are the same for all builds, so that headers can
 * carry them. The ones that need hashes (default-src, script-src, style-src) are only in the meta
 * element of each page: a browser enforces both, and a header with another build's hashes would
 * block the page's own script.
 */
export const fixedDirectives = {
  'img-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
} as const;

/** Browser features that no page here uses. */
const unusedFeatures =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone ' +
  'midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

const twoYearsInSeconds = 63_072_000;

/** Headers of every response, errors included. */
export const responseHeaders: Readonly<Record<string, string>> = {
  // Browsers ignore frame-ancestors in a meta element.
  'Content-Security-Policy': Object.entries({ ...fixedDirectives, 'frame-ancestors': "'none'" })
    .map((directive) => directive.join(' '))
    .join('; '),
  // Without includeSubDomains and preload: they bind the domain's other sites too.
  'Strict-Transport-Security': `max-age=${twoYearsInSeconds}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures
    .split(' ')
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Files in dist for hosts only; like files that start with a dot, visitors get a 404 for them. */
export const configFiles = ['_headers', 'vercel.json'];
