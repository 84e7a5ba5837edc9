// Makes the icons from the favicon, and proves it, the logos and the image of link previews.
import sharp from 'sharp';
import { cached, type Files, fingerprint } from './files';
import { at, type Finding, isMistake, type Problem } from './findings';
import { kindOf, proveImage, proveSvg, readMetadata } from './images';

/** What is wrong with the image of link previews. */
async function provePreview(data: string | Uint8Array): Promise<Problem[]> {
  const fix = 'save it as a JPEG of 1200 by 630 px';
  const metadata = await readMetadata(data);
  if (!metadata) return [{ wrong: 'it is not an image that can be read', fix }];
  const { format, width, height } = metadata;
  const isRight = format === 'jpeg' && width === 1200 && height === 630;
  return isRight ? proveImage(data) : [{ wrong: kindOf(metadata), fix }];
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
 * @param owned the owner's files, by path in the project
 * @param ground color of the pages, and of the transparent parts
 * @returns the icons by file name, unless there are mistakes
 */
export async function makeIcons(owned: Files, ground: string) {
  const prove = async (
    file: string,
    prover: (data: string | Uint8Array) => Promise<Problem[]>,
  ): Promise<Finding[]> => {
    const data = owned[file];
    if (data === undefined) return [{ file, wrong: 'it is missing', fix: 'put it back' }];
    return (await prover(data)).map(at(file));
  };
  const proofs = await Promise.all([
    prove('src/brand/logo.svg', (data) => proveSvg(data, ground)),
    prove('src/brand/logo-full.svg', (data) => proveSvg(data, ground)),
    // The colors of tabs are not ours.
    prove('static/favicon.svg', (data) => proveSvg(data)),
    prove('static/og.jpg', provePreview),
  ]);
  const findings = proofs.flat();
  const files: Files = {};
  const favicon = owned['static/favicon.svg'];
  if (favicon && !findings.some(isMistake)) {
    // iOS makes transparent parts black.
    files['apple-touch-icon.png'] = await makeIcon(favicon, 180, ground);
    files['icon-512.png'] = await makeIcon(favicon, 512);
  }
  return { files, findings };
}
