// The picture that messengers and social networks show beside a link to the site.
import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import type { Content } from '../../content/types';
import { cached, fingerprint, inProject } from '../files';

/** In pixels: what https://ogp.me consumers expect of a large picture. */
const width = 1200;
const height = 630;

/** The record, and where the sleeve with the figures begins. */
const record = { x: 905, y: 267, radius: 354 };
const sleeve = { x: 60, y: 446 };
const column = 370;

const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);

interface TextBox {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Of the font, unless the box is too small. */
  size: number;
  color: string;
}

/** A text in the serif. SVG would need the font to be installed. */
async function drawText(text: string, box: TextBox): Promise<OverlayOptions> {
  const { left, top, width, height, size, color } = box;
  const input = {
    text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
    font: `Libre Bodoni ${size}`,
    fontfile: inProject('src/brand/libre-bodoni-400.ttf'),
    dpi: 72,
    rgba: true,
    width,
  };
  const fitted = sharp({ text: input }).resize({
    width,
    height,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return { input: await fitted.png().toBuffer(), left, top };
}

/** The gold record over its sleeve: the photo is engraved as on the page (`record.css.ts`). */
function drawRecord({ colors }: Content, photo: Buffer): Buffer {
  const { x, y, radius } = record;
  const disc = (size: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}"/>`;
  const contrast = ['R', 'G', 'B']
    .map((channel) => `<feFunc${channel} type="linear" slope="2.3" intercept="-0.65"/>`)
    .join('');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="light"><stop stop-color="${colors.amber}"/>
        <stop offset="1" stop-color="${colors.amber}" stop-opacity="0"/></radialGradient>
      <radialGradient id="grooves" gradientUnits="userSpaceOnUse" spreadMethod="repeat"
        cx="${x}" cy="${y}" r="3.5"><stop/><stop offset="0.5" stop-color="#fff"/><stop offset="1"/></radialGradient>
      <clipPath id="edge"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>
      <filter id="contrast"><feComponentTransfer>${contrast}</feComponentTransfer></filter>
    </defs>
    <rect width="100%" height="100%" fill="${colors.ground}"/>
    ${disc(1.5 * radius, 'url(#light)')}
    <g clip-path="url(#edge)">
      ${disc(radius, colors.accent)}
      <g filter="url(#contrast)" style="mix-blend-mode: multiply">
        <image x="${x - radius}" y="${y - radius}" width="${2 * radius}" height="${2 * radius}"
          href="data:image/png;base64,${photo.toString('base64')}"/>
        <g opacity="0.38">${disc(radius, 'url(#grooves)')}</g>
      </g>
    </g>
    ${disc(79, colors.vinyl)}${disc(71, colors.accent)}${disc(8, colors.vinyl)}
    <path d="M${sleeve.x} ${sleeve.y}H${width}V${height}H${sleeve.x}z" fill="${colors.paper}"/>
  </svg>`);
}

/**
 * A JPEG with the logo, headline, figures and colors of the site, so that the picture never says
 * what the page does not.
 *
 * @param photo the original of the hero's photo
 */
export async function makeSharePicture(
  content: Content,
  photo: Buffer,
  logo: Buffer,
): Promise<Buffer> {
  const { colors, hero, stats } = content;
  const recipe = await readFile(import.meta.filename);
  const words = JSON.stringify([colors, hero, stats, sharp.versions]);
  const key = fingerprint(recipe, words, photo, logo);
  return cached(`share/${key}.jpg`, async () => {
    const size = 2 * record.radius;
    const gray = await sharp(photo)
      .autoOrient()
      .resize(size, size, { position: 'right' })
      .grayscale()
      .png()
      .toBuffer();
    const parts = [
      drawText(hero.headline, {
        left: 60,
        top: 150,
        width: 490,
        height: 250,
        size: 70,
        color: colors.strong,
      }),
      ...stats.flatMap(({ value, unit = '', label }, index) => {
        const box = { left: sleeve.x + 40 + column * index, width: 330, height: 80 };
        return [
          drawText(`${value} ${unit}`, { ...box, top: 490, size: 62, color: colors.ink }),
          drawText(label, { ...box, top: 566, size: 26, color: colors.inkSoft }),
        ];
      }),
    ];
    return sharp(drawRecord(content, gray))
      .composite([
        ...(await Promise.all(parts)),
        { input: await sharp(logo).resize({ height: 48 }).png().toBuffer(), left: 60, top: 48 },
      ])
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  });
}
