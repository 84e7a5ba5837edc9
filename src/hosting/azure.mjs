import { json } from './json.mjs';
import { assetsFolder, cacheControl, extraTypes, notFoundFile } from './policy.mjs';

/**
 * Azure Static Web Apps.
 *
 * @type {import('./samples.mjs').HostingSample}
 */
export const azure = {
  name: 'azure',
  about: 'staticwebapp.config.json for Azure Static Web Apps',
  next: 'Copy staticwebapp.config.json into dist before it is deployed.',
  files: ({ base, headers }) => ({
    'staticwebapp.config.json': json({
      globalHeaders: Object.fromEntries([...headers, ['Cache-Control', cacheControl.rest]]),
      // A route's header replaces the global one of the same name.
      routes: [
        {
          route: `${base}${assetsFolder}/*`,
          headers: { 'Cache-Control': cacheControl.hashed },
        },
      ],
      responseOverrides: { 404: { rewrite: base + notFoundFile, statusCode: 404 } },
      mimeTypes: Object.fromEntries(
        Object.entries(extraTypes).map(([ending, type]) => [`.${ending}`, type]),
      ),
    }),
  }),
};
