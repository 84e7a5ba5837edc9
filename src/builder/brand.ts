// Proves the firm's logos and the image of link previews, and makes the icons.
import sharp from 'sharp';
import { channelsOf, contrast } from './contrast';
import { cached, type Files, findDamage, fingerprint } from './files';
import { type Finding, stopAtMistakes, UserError } from './findings';
import { readMarkup } from './markup';
import { readMetadata } from './photos';

type Problem = Omit<Finding, 'file'>;

/** SVGs that the build needs. Pages show the first two on the color of the ground. */
const svgs = ['src/brand/logo.svg', 'src/brand/logo-full.svg', 'static/favicon.svg'];

const asSvg = 'save it as an SVG';

/** What browsers would not show of an SVG in an `img`: there, it cannot load other files, and needs its namespace. */
function checkMarkup(text: string): Problem[] {
  const { elements, cutIn } = readMarkup(text, 'xml');
  const [root] = elements;
  if (!root || !/(^|:)svg$/.test(root.name)) return [{ wrong: 'it is not an SVG', fix: asSvg }];
  if (cutIn) return [{ wrong: `it ends in the middle of ${cutIn}`, fix: 'save it again' }];
  const problems: Problem[] = [];
  const { name, attributes, line } = root;
  const namespace = name === 'svg' ? 'xmlns' : `xmlns:${name.replace(':svg', '')}`;
  if (!(namespace in attributes)) {
    const fix = `write ${namespace}="http://www.w3.org/2000/svg" into <${name}>`;
    problems.push({ line, wrong: `it has no ${namespace}, so browsers show nothing`, fix });
  }
  if (!/^\s*\S+([\s,]+\S+){3}\s*$/.test(attributes.viewBox ?? '')) {
    const [width, height] = [attributes.width, attributes.height].map(
      (size) => /^[\d.]+(?=px$|$)/.exec(size ?? '')?.[0],
    );
    const fix =
      width && height
        ? `write viewBox="0 0 ${width} ${height}" into <${name}>`
        : 'save it with a viewBox';
    problems.push({ line, wrong: 'it has no viewBox, so browsers show it in a wrong size', fix });
  }
  for (const { name, attributes, line } of elements) {
    const link = attributes.href ?? attributes['xlink:href'];
    if (/^(image|use|feImage)$/.test(name) && link && !/^(#|data:)/.test(link)) {
      const fix = 'embed the picture, or draw it as paths';
      problems.push({ line, wrong: `browsers do not load ${link} in an image`, fix });
    }
    if (name === 'text') {
      const fix = 'convert the text to paths';
      problems.push({
        line,
        wrong: 'it has text, which other computers show in another font',
        fix,
        isWarning: true,
      });
    }
  }
  return problems;
}

/** The pixels of a small copy, as red, green, blue and opacity. @throws {Error} when the image is damaged */
const pixelsOf = (data: string | Uint8Array) =>
  // Kept, because sharp needs long to start.
  cached(`pixels/${fingerprint(data, sharp.versions.sharp)}`, () =>
    sharp(Buffer.from(data), { density: 144 })
      .resize(64, 64, { fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer(),
  );

/** Whether an SVG draws anything, and whether it can be seen on the ground. */
async function checkPixels(svg: Uint8Array, ground: string | undefined): Promise<Problem[]> {
  const pixels = await pixelsOf(svg);
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
  const { format, width, height } = (await readMetadata(bytes)) ?? {};
  if (format && format !== 'svg') {
    return [{ wrong: `it is a ${format.toUpperCase()} of ${width} by ${height} px`, fix: asSvg }];
  }
  const damage = findDamage(bytes);
  if (damage) return [damage];
  const problems = checkMarkup(bytes.toString());
  if (problems.some(({ isWarning }) => !isWarning)) return problems;
  if (!format) return [{ wrong: 'it is damaged', fix: 'save it again' }];
  return [...problems, ...(await checkPixels(bytes, ground))];
}

/** Whether an image is whole. */
export async function proveImage(data: string | Uint8Array): Promise<Problem[]> {
  const isWhole = await pixelsOf(data).then(Boolean, (error) => {
    // The cache could not be written.
    if (error instanceof UserError) throw error;
    return false;
  });
  return isWhole ? [] : [{ wrong: 'it is damaged, or its end is missing', fix: 'save it again' }];
}

/** What is wrong with the image of link previews. */
async function provePreview(data: string | Uint8Array): Promise<Problem[]> {
  const fix = 'save it as a JPEG of 1200 by 630 px';
  const { format, width, height } = (await readMetadata(data)) ?? {};
  if (!format) return [{ wrong: 'it is not an image that can be read', fix }];
  if (format !== 'jpeg' || width !== 1200 || height !== 630) {
    return [{ wrong: `it is a ${format.toUpperCase()} of ${width} by ${height} px`, fix }];
  }
  return proveImage(data);
}

async function findProblems(path: string, data: string | Uint8Array | undefined, ground: string) {
  if (data === undefined) return [{ wrong: 'it is missing', fix: 'put it back' }];
  if (!svgs.includes(path)) return provePreview(data);
  return proveSvg(data, path.startsWith('src/') ? ground : undefined);
}

/** @param background color of the transparent parts; without it they stay transparent */
function makeIcon(favicon: string | Uint8Array, size: number, background?: string) {
  const key = fingerprint(favicon, sharp.versions.sharp, `${size} ${background}`);
  return cached(`icons/${key}.png`, () => {
    // SVGs are drawn at 72 dpi, and scaled afterwards.
    const image = sharp(Buffer.from(favicon), { density: 1200 }).resize(size, size);
    return (background ? image.flatten({ background }) : image).png().toBuffer();
  });
}

/**
 * @param files the owner's files, by path in the project
 * @param ground color of the transparent parts
 * @returns the icons by file name, and warnings about the logos
 * @throws {UserError} when a logo, the favicon or the image of link previews is missing or wrong
 */
export async function makeIcons(files: Files, ground: string) {
  const proofs = [...svgs, 'static/og.jpg'].map(async (file) => {
    const problems: Problem[] = await findProblems(file, files[file], ground);
    return problems.map((problem): Finding => ({ file, ...problem }));
  });
  const findings = (await Promise.all(proofs)).flat();
  stopAtMistakes(findings);
  const favicon = files['static/favicon.svg'] ?? '';
  const icons: Files = {
    // iOS makes transparent parts black.
    'apple-touch-icon.png': await makeIcon(favicon, 180, ground),
    'icon-512.png': await makeIcon(favicon, 512),
  };
  return { files: icons, warnings: findings };
}
