// Proves images: that browsers show them, and show all of them.

import { cached, fingerprint, versionOf } from '../files';
import { damages, findIn, isMistake, type Problem, type Rule } from '../user-error';
import { channelsOf, contrast } from './contrast';

export const damaged: Problem = {
  wrong: 'it is damaged, or its end is missing',
  fix: 'save it again',
};

const asSvg = 'save it as an SVG';

/** Takes long to load, so a build loads it only to make what is not in the cache. */
export const loadSharp = async () => (await import('sharp')).default;

export interface Picture {
  format: string;
  /** As shown, in pixels. */
  width: number;
  height: number;
  hasAlpha: boolean;
}

const keyOf = (data: string | Uint8Array) => `images/${fingerprint(data, versionOf('sharp'))}`;

/** What the start of an image tells; null if it is none. */
export async function readPicture(data: string | Uint8Array): Promise<Picture | null> {
  if (data.length === 0) return null;
  const json = await cached(`${keyOf(data)}.json`, async () => {
    const sharp = await loadSharp();
    const image = sharp(Buffer.from(data), { density: 144 });
    const metadata = await image.metadata().catch(() => null);
    const { format, hasAlpha, autoOrient } = metadata ?? {};
    return Buffer.from(JSON.stringify(metadata && { format, hasAlpha, ...autoOrient }));
  });
  return JSON.parse(json.toString());
}

/** A small copy, as red, green, blue and opacity; empty when the image is damaged. */
export const drawSmall = (data: string | Uint8Array): Promise<Buffer> =>
  cached(`${keyOf(data)}.raw`, async () => {
    const sharp = await loadSharp();
    const image = sharp(Buffer.from(data), { density: 144 }).resize(64, 64, { fit: 'inside' });
    const pixels = image.toColourspace('srgb').ensureAlpha().raw();
    return pixels.toBuffer().catch(() => Buffer.of());
  });

/** Warns of an image that phones wait for. */
export function checkSize({ length }: Uint8Array, most: number): Problem[] {
  if (length <= most) return [];
  const wrong = `it has ${length.toLocaleString('en-US')} B, so it comes slowly`;
  return [{ wrong, fix: 'save it smaller', isWarning: true }];
}

export const kindOf = ({ format, width, height }: Picture) =>
  `it is a ${format.toUpperCase()} of ${width} by ${height} px`;

/** What is wrong with an SVG up to the end of its first tag. */
// biome-ignore format: a table
const inSvgTag: Rule[] = [
  [/^\s*$/, 'it is empty', asSvg],
  [/^\p{Cc}\uFFFD/u, 'it is a compressed SVG, an .svgz', 'save it as a plain SVG'],
  [/^(?!.*<(svg:)?svg\b)/s, 'it is not an SVG', asSvg],
  [/<(svg:)?svg\b(?![^>]*\sxmlns(:svg)?=)/, 'it has no xmlns, so browsers show nothing', 'write xmlns="http://www.w3.org/2000/svg" into <svg>'],
  [/<svg\b(?!.*\sviewBox=).*\swidth=["']([\d.]+)(?:px)?["'].*\sheight=["']([\d.]+)(?:px)?["']/s, 'it has no viewBox, so browsers show it in a wrong size', 'write viewBox="0 0 $1 $2" into <svg>'],
  [/<(svg:)?svg\b(?![^>]*\sviewBox=["']\s*(-?[\d.]+[\s,]+){3}[\d.]+\s*["'])/, 'it has no viewBox of four numbers, so browsers show it in a wrong size', 'save it with a viewBox'],
];

/** What browsers leave out of an SVG in an `img`, because it cannot load other files. */
// biome-ignore format: a table
const inSvg: Rule[] = [
  ...damages,
  [/^(?!.*(<\/(svg:)?svg>|<svg\b[^>]*\/>)\s*$)/s, 'its end is missing', 'save it again'],
  [/<(?:svg:)?(?:image|use)\b[^>]*\s(?:xlink:)?href=["'](?!#|data:)([^"']*)/, 'browsers do not load $1 in an image', 'embed the picture, or draw it as paths'],
  [/<(svg:)?text\b/, 'it has text, which other computers show in another font', 'convert the text to paths', true],
];

/** What an SVG is shown on, its color, and the contrast that the SVG needs there. */
export type Ground = [name: string, color: string, least: number];

/** Whether an SVG draws anything, and whether it can be seen. */
function checkPixels(pixels: Uint8Array, grounds: readonly Ground[]): Problem[] {
  const drawn: number[][] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    // Thin lines leave little of their color in a small copy.
    if ((pixels[at + 3] ?? 0) >= 16) drawn.push([...pixels.subarray(at, at + 3)]);
  }
  if (drawn.length === 0) {
    const fix = 'move its artboard to the drawing, and show hidden layers';
    return [{ wrong: 'it draws nothing inside its viewBox', fix }];
  }
  // An artboard with much room around the logo.
  if (drawn.length < pixels.length / 4 / 50) {
    const fix = 'crop its artboard to the drawing';
    return [{ wrong: 'its drawing fills less than 2% of its frame', fix, isWarning: true }];
  }
  const hard = grounds.find(([, color, least]) => {
    const seen = drawn.filter((pixel) => contrast(pixel, channelsOf(color)) >= least);
    return seen.length <= drawn.length / 6;
  });
  if (!hard) return [];
  const wrong = `it is hard to see on ${hard[0]}, ${hard[1]}`;
  return [{ wrong, fix: 'save it in colors that stand out there', isWarning: true }];
}

/**
 * What is wrong with an SVG.
 *
 * @param grounds what it is shown on, if that is known
 */
export async function proveSvg(
  data: string | Uint8Array,
  grounds: readonly Ground[] = [],
): Promise<Problem[]> {
  const bytes = Buffer.from(data);
  const picture = await readPicture(bytes);
  if (picture && picture.format !== 'svg') return [{ wrong: kindOf(picture), fix: asSvg }];
  // Comments draw nothing. Their lines stay.
  const text = bytes.toString().replace(/<!--.*?-->/gs, (comment) => comment.replace(/\S/g, ' '));
  const [tag = text] = /^[\s\S]*?<(svg:)?svg\b[^>]*>/.exec(text) ?? [];
  const problem = findIn(tag, inSvgTag) ?? findIn(text, inSvg);
  const problems = [...(problem ? [problem] : []), ...checkSize(bytes, 100_000)];
  if (problems.some(isMistake)) return problems;
  const pixels = await drawSmall(bytes);
  if (pixels.length > 0) return [...problems, ...checkPixels(pixels, grounds)];
  // Such as "… on line 1 column 75 of data: Attribute xmlns redefined".
  const reason = String(await (await loadSharp())(bytes).metadata().catch(String));
  const wrong = `browsers cannot read it (${reason.replace(/.*(data|buffer|\d): /s, '')})`;
  return [{ line: Number(/line (\d+)/.exec(reason)?.[1]) || undefined, wrong, fix: asSvg }];
}
