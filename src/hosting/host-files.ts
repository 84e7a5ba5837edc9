// Files in dist that tell hosts what to do; each host reads its own.
import { htaccess } from './apache';
import { assetsFolder, cacheControl, responseHeaders } from './policy';

interface Site {
  base: string;
}

/** Contents by file name. */
export function hostFiles({ base }: Site): Record<string, string> {
  return {
    _headers: netlifyHeaders(base),
    'vercel.json': vercelConfig(base),
    '.htaccess': htaccess(base),
    // Without it GitHub Pages leaves out names that start with an underscore.
    '.nojekyll': '',
  };
}

/**
 * Netlify and Cloudflare Pages. Rules that match the same path are joined, not replaced, so each
 * header is in one rule only; what has no Cache-Control here is revalidated on both hosts anyway.
 */
function netlifyHeaders(base: string): string {
  const lines = Object.entries(responseHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${base}*
${lines.join('')}
${base}${assetsFolder}/*
  Cache-Control: ${cacheControl.assets}
`;
}

function vercelConfig(base: string): string {
  const rule = (source: string, headers: Readonly<Record<string, string>>) => ({
    source: base + source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const config = {
    trailingSlash: true,
    headers: [
      rule('(.*)', responseHeaders),
      rule(`${assetsFolder}/(.*)`, { 'Cache-Control': cacheControl.assets }),
      rule(`((?!${assetsFolder}/).*)`, { 'Cache-Control': cacheControl.rest }),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
