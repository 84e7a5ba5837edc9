// Proves images: that browsers show them, and show all of them.
import { channelsOf, contrast } from './contrast';
import { cached, findDamage, fingerprint, versionOf } from './files';
import { isMistake, type Problem } from './findings';
import { readMarkup } from './markup';

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

export const kindOf = ({ format, width, height }: Picture) =>
  `it is a ${format.toUpperCase()} of ${width} by ${height} px`;

/** What browsers would not show of an SVG in an `img`: there, it cannot load other files, and needs its namespace. */
function checkMarkup(text: string): Problem[] {
  const { elements, cutIn } = readMarkup(text, 'xml');
  const [root] = elements;
  if (!root || !/^(\w+:)?svg$/.test(root.name)) return [{ wrong: 'it is not an SVG', fix: asSvg }];
  if (cutIn) return [{ wrong: `it ends in the middle of ${cutIn}`, fix: 'save it again' }];
  const problems: Problem[] = [];
  const { line, attributes } = root;
  const { viewBox, width, height } = attributes;
  const prefix = root.name.replace(/:?svg$/, '');
  if (!((prefix ? `xmlns:${prefix}` : 'xmlns') in attributes)) {
    const fix = 'write xmlns="http://www.w3.org/2000/svg" into <svg>';
    problems.push({ line, wrong: 'it has no xmlns, so browsers show nothing', fix });
  }
  if (!/^\s*(-?[\d.]+[\s,]+){3}[\d.]+\s*$/.test(viewBox ?? '')) {
    const isInPixels = /^[\d.]+(px)? [\d.]+(px)?$/.test(`${width} ${height}`);
    const size = `${width} ${height}`.replaceAll('px', '');
    const fix = isInPixels ? `write viewBox="0 0 ${size}" into <svg>` : 'save it with a viewBox';
    problems.push({
      line,
      wrong: 'it has no viewBox of four numbers, so browsers show it in a wrong size',
      fix,
    });
  }
  for (const { name, attributes, line } of elements) {
    const plain = name.replace(/^\w+:/, '');
    const link = attributes.href ?? attributes['xlink:href'] ?? '#';
    if (/^(image|use)$/.test(plain) && !/^(#|data:)/.test(link)) {
      const fix = 'embed the picture, or draw it as paths';
      problems.push({ line, wrong: `browsers do not load ${link} in an image`, fix });
    }
    if (plain === 'text') {
      const wrong = 'it has text, which other computers show in another font';
      problems.push({ line, wrong, fix: 'convert the text to paths', isWarning: true });
    }
  }
  return problems;
}

/** Whether an SVG draws anything, and whether it can be seen on the ground. */
function checkPixels(pixels: Uint8Array, ground: string | undefined): Problem[] {
  let drawn = 0;
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    drawn += 1;
    // Graphics need 3:1: https://www.w3.org/TR/WCAG22/#non-text-contrast
    const color = [...pixels.subarray(at, at + 3)];
    seen += Number(!ground || contrast(color, channelsOf(ground)) >= 3);
  }
  if (drawn === 0) return [{ wrong: 'it draws nothing', fix: asSvg }];
  // An artboard with much room around the logo.
  if (drawn < pixels.length / 4 / 100) {
    const fix = 'crop its artboard to the drawing';
    return [{ wrong: 'its drawing fills less than 1% of its frame', fix, isWarning: true }];
  }
  if (seen > drawn / 20) return [];
  const wrong = `it is hard to see on the ground of the site, ${ground}`;
  return [{ wrong, fix: 'use the light version of the logo', isWarning: true }];
}

/**
 * What is wrong with an SVG.
 *
 * @param ground the color that it is shown on, if that is known
 */
export async function proveSvg(data: string | Uint8Array, ground?: string): Promise<Problem[]> {
  const bytes = Buffer.from(data);
  if (bytes.length === 0) return [{ wrong: 'it is empty', fix: asSvg }];
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    return [{ wrong: 'it is a compressed SVG, an .svgz', fix: 'save it as a plain SVG' }];
  }
  const picture = await readPicture(bytes);
  if (picture && picture.format !== 'svg') return [{ wrong: kindOf(picture), fix: asSvg }];
  const damage = findDamage(bytes);
  if (damage) return [damage];
  const problems = checkMarkup(bytes.toString());
  if (problems.some(isMistake)) return problems;
  const pixels = await drawSmall(bytes);
  if (pixels.length > 0) return [...problems, ...checkPixels(pixels, ground)];
  // Such as "… on line 1 column 75 of data: Attribute xmlns redefined".
  const reason = String(await (await loadSharp())(bytes).metadata().catch(String));
  const wrong = `browsers cannot read it (${reason.replace(/.*(data|buffer|\d): /s, '')})`;
  return [{ line: Number(/line (\d+)/.exec(reason)?.[1]) || undefined, wrong, fix: asSvg }];
}
