// The site that is verified: an address, or `dist` on a server of its own.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { createSiteServer, listen } from '../../src/builder/serve/server';

export interface Site {
  /** The landing page, with a slash at its end. */
  url: string;
  /** The site was built with samples, and asks search engines to leave it out. */
  isSample: boolean;
  /** Visitors do not reach it at this address: it is on this machine. */
  isLocal: boolean;
}

/** A domain that nobody owns. */
export const isExample = /[/.@]example\.(com|org|net)\b/i;

/**
 * Serves a folder as a well-configured host does, but uncompressed: what somebody has changed in `dist` by hand is in the
 * files, not in their compressed copies.
 */
export async function serveFolder(folder: string) {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  if (!html) throw new Error(`${folder} has no site: run npm run build first, or name an address.`);
  // A site in a folder names it before its assets.
  const base = /"([^":]*\/)assets\//.exec(html)?.[1] ?? '/';
  const server = createSiteServer({
    folder: resolve(folder),
    base,
    intercept({ headers }) {
      headers['accept-encoding'] = '';
      return false;
    },
  });
  const port = await listen(server, 0);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}${base}`, stop };
}

/** The pages in the sitemap, at the address where the site is. */
export async function listPages({ url }: Site): Promise<string[]> {
  const response = await fetch(new URL('sitemap.xml', url));
  const sitemap = response.ok ? await response.text() : '';
  return Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, place = '']) => {
    const { pathname } = new URL(place, url);
    return new URL(pathname, url).href;
  });
}

/** Words for what a browser calls by a code. */
const reasons: [RegExp, string][] = [
  [/CERT|SSL/, 'its certificate is not valid, so visitors get a warning'],
  [/NAME_NOT_RESOLVED/, 'there is no such domain'],
  [/REFUSED/, 'nothing answers there'],
  [/TIMED_OUT|timeout/i, 'it does not answer in time'],
  [/INTERNET_DISCONNECTED/, 'this machine is offline'],
];

export function whyUnreachable(message: string): string {
  const reason = reasons.find(([pattern]) => pattern.test(message))?.[1];
  return reason ?? (/net::(\w+)/.exec(message)?.[1] || message);
}

/** Whether an address answers with a picture that is whole. */
export async function isPicture(address: string | URL): Promise<boolean> {
  const response = await fetch(address);
  const bytes = Buffer.from(await response.arrayBuffer());
  const isImage = response.headers.get('content-type')?.startsWith('image/');
  if (!response.ok || !isImage) return false;
  return sharp(bytes, { failOn: 'truncated' })
    .stats()
    .then(Boolean, () => false);
}
