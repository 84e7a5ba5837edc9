import { json } from './json.mjs';
import { assetsFolder, cacheControl } from './policy.mjs';

/**
 * Firebase Hosting.
 *
 * @type {import('./samples.mjs').HostingSample}
 */
export const firebase = {
  name: 'firebase',
  about: 'firebase.json, which lies beside dist',
  next: 'Copy firebase.json into the folder that holds dist, then: firebase deploy --only hosting',
  files: ({ base, headers }) => ({
    'firebase.json': json({
      hosting: {
        public: 'dist',
        ignore: ['**/*.br', '**/*.gz', '_headers', '_redirects', 'vercel.json', '.htaccess'],
        cleanUrls: true,
        trailingSlash: false,
        headers: [
          { regex: `^${base}.*`, headers: headers.map(([key, value]) => ({ key, value })) },
          {
            regex: `^${base}${assetsFolder}/.*`,
            headers: [{ key: 'Cache-Control', value: cacheControl.hashed }],
          },
          // Pages and the files beside them; without a rule, an hour.
          {
            regex: `^${base}[^/]*(/|/index\\.html)?$`,
            headers: [{ key: 'Cache-Control', value: cacheControl.rest }],
          },
        ],
      },
    }),
  }),
};
