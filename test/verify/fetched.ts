// What `verify` fetches without a browser: the sitemap and pictures.
import sharp from 'sharp';

/** The pages in the sitemap, at the address where the site is. */
export async function listPages(url: string): Promise<string[]> {
  const response = await fetch(new URL('sitemap.xml', url));
  const sitemap = response.ok ? await response.text() : '';
  return Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, place = '']) => {
    const { pathname } = new URL(place, url);
    return new URL(pathname, url).href;
  });
}

/** @throws {Error} when there is no whole picture at an address, or browsers would not show it */
export async function expectPicture(address: string | URL): Promise<void> {
  const response = await fetch(address);
  const bytes = Buffer.from(await response.arrayBuffer());
  const isWhole = await sharp(bytes, { failOn: 'truncated' })
    .stats()
    .then(Boolean, () => false);
  if (!response.ok || !isWhole) throw new Error(`${address} is no picture`);
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('image/'))
    throw new Error(`${address} is a picture, but its Content-Type is "${type}"`);
}
