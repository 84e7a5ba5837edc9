import { json } from './json.mjs';
import { assetsFolder, cacheControl, notFoundFile } from './policy.mjs';

/** Headers that have a field of their own in a response headers policy. */
const namedHeaders = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
];

/** @param {import('./policy.mjs').HostingPolicy['headers']} headers */
function responseHeadersPolicy(headers) {
  const value = (/** @type {string} */ wanted) =>
    headers.find(([name]) => name === wanted)?.[1] ?? '';
  const custom = headers.filter(([name]) => !namedHeaders.includes(name));
  return {
    Name: 'refrain-legacy-partners',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: value('Content-Security-Policy'),
      },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/\d+/.exec(value('Strict-Transport-Security'))?.[0]),
        IncludeSubdomains: false,
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: value('Referrer-Policy') },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}

/**
 * Amazon S3 behind CloudFront.
 *
 * @type {import('./samples.mjs').HostingSample}
 */
export const cloudfront = {
  name: 'cloudfront',
  about: 'S3 behind CloudFront: rewrite function, headers, error answers, upload script',
  next: 'README.txt beside the files says which goes where.',
  files: ({ base, headers }) => ({
    'README.txt': `1. Bucket: private, read by CloudFront through origin access control.
2. Response headers policy:
   aws cloudfront create-response-headers-policy --response-headers-policy-config file://response-headers-policy.json
3. Function, for viewer requests of the default behaviour: viewer-request.js.
4. Error answers of the distribution: custom-error-responses.json.
5. Default behaviour: redirect HTTP to HTTPS, compress objects automatically, cache policy
   CachingOptimized, and the policy and the function from above.
6. Each time: BUCKET=name sh upload.sh. It uploads new assets before the pages that name them, and
   leaves the old ones in place, so that open pages go on working.
`,
    'response-headers-policy.json': json(responseHeadersPolicy(headers)),
    'viewer-request.js': `// CloudFront function. S3 knows files only: no index of a folder, no address without ending.
function handler(event) {
  var request = event.request;
  if (request.uri.endsWith('/')) request.uri += 'index.html';
  else if (!request.uri.split('/').pop().includes('.')) request.uri += '.html';
  return request;
}
`,
    'custom-error-responses.json': json({
      // A private bucket answers 403 for what it does not have.
      Quantity: 2,
      Items: [403, 404].map((ErrorCode) => ({
        ErrorCode,
        ResponsePagePath: base + notFoundFile,
        ResponseCode: '404',
        ErrorCachingMinTTL: 10,
      })),
    }),
    'upload.sh': `#!/bin/sh
set -eu
# CloudFront compresses by itself, so the compressed copies stay here, as do other hosts' files.
target="s3://\${BUCKET:?set BUCKET to the name of the bucket}${base}"
aws s3 sync dist/${assetsFolder} "\${target}${assetsFolder}" --exclude "*.br" --exclude "*.gz" \\
  --cache-control "${cacheControl.hashed}"
aws s3 sync dist "$target" --exclude "${assetsFolder}/*" --exclude "*.br" --exclude "*.gz" \\
  --exclude "_*" --exclude ".htaccess" --exclude ".nojekyll" --exclude "vercel.json" \\
  --cache-control "${cacheControl.rest}"
`,
  }),
};
