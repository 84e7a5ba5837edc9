// The picture that messengers and social networks show beside a link to the site.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Colors } from '../../content/types';
import { inProject } from '../files';

/** In pixels: what https://ogp.me consumers expect of a large picture. */
const size = { width: 1200, height: 630 };

/**
 * The hero's photo with the logo. It has no words of the page, so it never says what the page does
 * not. The link's title and description stand beside it.
 */
export async function makeSharePicture(colors: Colors, photo: Uint8Array) {
  const logo = await readFile(inProject('src/brand/logo-full.svg'));
  const shade = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <linearGradient id="shade"><stop stop-color="${colors.ground}"/>
      <stop offset="1" stop-color="${colors.ground}" stop-opacity="0.2"/></linearGradient>
    <rect width="1200" height="630" fill="url(#shade)"/></svg>`);
  const drawnLogo = sharp(logo).resize({ width: 600, height: 160, fit: 'inside' }).png();
  return sharp(photo)
    .autoOrient()
    .resize({ ...size, position: 'bottom' })
    .flatten()
    .composite([{ input: shade }, { input: await drawnLogo.toBuffer(), left: 72, top: 235 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
