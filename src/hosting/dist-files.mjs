// Files in dist that tell hosts what to do; each host reads its own and ignores the others.
import { htaccess } from './apache.mjs';
import { netlifyHeaders, netlifyRedirects } from './netlify.mjs';
import { vercelConfig } from './vercel.mjs';

/**
 * The files of all hosts that read theirs from dist.
 *
 * @param {import('./policy.mjs').HostingPolicy} policy
 * @returns {Record<string, string>} contents by path
 */
export function distHostFiles(policy) {
  return {
    _headers: netlifyHeaders(policy),
    _redirects: netlifyRedirects(policy),
    'vercel.json': vercelConfig(policy),
    '.htaccess': htaccess(policy),
    // GitHub Pages would leave out what starts with an underscore.
    '.nojekyll': '',
  };
}
