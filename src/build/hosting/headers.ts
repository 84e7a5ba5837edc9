// Headers and caching, for all hosts (`hosts.ts`) and the local server. They depend on the address
// alone, so an operator configures a server once.

export const cacheControl = {
  /** For files in `assets/`, whose names change with their content. */
  assets: 'public, max-age=31536000, immutable',
  /** For other files, and errors. The browser asks each time; an unchanged file costs a 304. */
  others: 'no-cache',
};

/** Browser features that no page of the site uses. */
const unusedFeatures =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone ' +
  'midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

/**
 * Headers of every response, errors included.
 *
 * @param base path of the site. HSTS binds the whole domain, so a site in a folder does not send
 * it.
 */
export const headersAt = (base: string): Readonly<Record<string, string>> => ({
  // Browsers ignore `frame-ancestors` in a meta element, where our pages have the rest.
  'Content-Security-Policy': "frame-ancestors 'self'",
  // Two years. includeSubDomains and preload would bind other sites of the domain.
  ...(base === '/' && { 'Strict-Transport-Security': 'max-age=63072000' }),
  'X-Content-Type-Options': 'nosniff',
  // Other sites get only the origin. Browsers have done so by default since 2021.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures
    .split(' ')
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Text files by extension, which are compressed. Photos and the font are compressed already. */
export const textTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
};

/** Files in dist that only hosts read. Visitors get a 404 for them, and for dotfiles. */
export const configFiles = ['_headers', 'vercel.json', 'firebase.json', 'staticwebapp.config.json'];
