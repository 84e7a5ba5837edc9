// The picture that messengers and social networks show beside a link to the site.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Content } from '../../content/types';
import { escapeHtml } from '../escape-html';
import { cached, fingerprint, inProject } from '../files';

/** In pixels: what https://ogp.me consumers expect of a large picture. */
const width = 1200;
const height = 630;

/** The record, and the corner of the sleeve, which has the figures. */
const record = { x: 905, y: 267, radius: 354 };
const sleeve = { x: 60, y: 446 };

type Box = Record<'left' | 'top' | 'width' | 'height', number>;

const fontfile = inProject('src/brand/libre-bodoni-400.ttf');

/** A text in the serif, smaller if the box is. SVG would need the font to be installed. */
async function drawText(words: string, size: number, color: string, box: Box) {
  const { left, top, width, height } = box;
  const text = {
    text: `<span foreground="${color}">${escapeHtml(words)}</span>`,
    font: `Libre Bodoni ${size}`,
    fontfile,
    dpi: 72,
    rgba: true,
    width,
  };
  const fitted = sharp({ text }).resize(width, height, { fit: 'inside', withoutEnlargement: true });
  return { input: await fitted.png().toBuffer(), left, top };
}

/** The gold record over its sleeve. The photo is cut and engraved as on the page (`hero.css.ts`). */
async function drawRecord({ colors, hero }: Content, original: Buffer): Promise<Buffer> {
  const { x, y, radius } = record;
  const { place, zoom } = hero.crop.wide;
  const size = Math.round(2 * radius * zoom);
  const { data, info } = await sharp(original)
    .autoOrient()
    .resize(size, size, { fit: 'outside' })
    .flatten()
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const [fromLeft = 0, fromTop = 0] = place.split(' ').map((part) => Number.parseFloat(part) / 100);
  const left = x - radius + (2 * radius - info.width) * fromLeft;
  const top = y - radius + (2 * radius - info.height) * fromTop;
  const disc = (radius: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="light"><stop stop-color="${colors.amber}"/>
      <stop offset="1" stop-color="${colors.amber}" stop-opacity="0"/></radialGradient>
    <radialGradient id="grooves" gradientUnits="userSpaceOnUse" spreadMethod="repeat"
      cx="${x}" cy="${y}" r="3.5"><stop/><stop offset="0.5" stop-color="#fff"/><stop offset="1"/></radialGradient>
    <clipPath id="edge">${disc(radius, '')}</clipPath>
    <rect width="100%" height="100%" fill="${colors.ground}"/>
    ${disc(1.5 * radius, 'url(#light)')}
    <g clip-path="url(#edge)">
      ${disc(radius, colors.accent)}
      <g style="filter: grayscale(1) brightness(0.9) contrast(2.3); mix-blend-mode: multiply">
        <image x="${left}" y="${top}" href="data:image/jpeg;base64,${data.toString('base64')}"/>
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
export async function makeSharePicture(content: Content, photo: Buffer, logo: Buffer) {
  const { colors, hero, stats } = content;
  const sources = await Promise.all([import.meta.filename, fontfile].map((file) => readFile(file)));
  const words = JSON.stringify([colors, hero, stats, sharp.versions]);
  const key = fingerprint(...sources, words, photo, logo);
  return cached(`share/${key}.jpg`, async () => {
    const besideRecord = { left: 60, top: 150, width: 490, height: 250 };
    // The picture has room for three figures.
    const texts = stats.slice(0, 3).flatMap(({ value, unit = '', label }, index) => {
      const box = { left: sleeve.x + 40 + 370 * index, width: 330 };
      return [
        drawText(`${value} ${unit}`, 62, colors.ink, { ...box, top: 490, height: 72 }),
        drawText(label, 26, colors.inkSoft, { ...box, top: 566, height: 60 }),
      ];
    });
    const drawnLogo = sharp(logo).resize({ width: 490, height: 48, fit: 'inside' }).png();
    return sharp(await drawRecord(content, photo))
      .composite([
        { input: await drawnLogo.toBuffer(), left: 60, top: 48 },
        await drawText(hero.headline, 70, colors.strong, besideRecord),
        ...(await Promise.all(texts)),
      ])
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  });
}
