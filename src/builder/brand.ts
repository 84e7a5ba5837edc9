// The firm's colors, logos and icons.
import sharp from 'sharp';
import { type Files, fingerprint } from './files';
import { rethrowWithPlace, runModule } from './run-module';
import { UserError } from './user-error';

const tokensFile = 'src/style/tokens.ts';

/**
 * Loads the colors of the design. The function bundles and runs `tokens.ts` instead of importing the
 * file, so that the message about an error in the file has a line number.
 *
 * @throws {UserError} when a color is not written as six hex digits
 */
export async function loadPalette() {
  const options = { entryPoints: [tokensFile] };
  const tokens = runModule<typeof import('../style/tokens')>(options);
  const { palette } = await tokens.catch(rethrowWithPlace);
  const lines = Object.entries(palette)
    .filter(([, color]) => !/^#[\da-f]{6}$/i.test(color))
    .map(
      ([name, color]) =>
        `${tokensFile}: the color ${name} is "${color}": write # and six digits or letters from a to f, such as "#d9a750".`,
    );
  if (lines.length > 0) throw new UserError(lines.join('\n'));
  return palette;
}

/**
 * Hashes the names of the logos: `files` has the data by hashed name, `names` the hashed name by original name.
 */
export function hashLogos(brand: Files) {
  const files: Files = {};
  const names: Record<string, string> = {};
  for (const [name, data] of Object.entries(brand)) {
    if (!name.endsWith('.svg')) continue;
    names[name] = name.replace('.', `-${fingerprint(data)}.`);
    files[names[name]] = data;
  }
  return { files, names };
}

/** The metadata of an image; undefined when sharp cannot read the data. */
export async function readMetadata(data: string | Uint8Array) {
  try {
    return await sharp(Buffer.from(data)).metadata();
  } catch {
    return undefined;
  }
}

/** Images whose size and format the pages, the web app manifest or link previews declare. */
const imagesOfFixedSize = {
  'apple-touch-icon.png': [180, 180, 'png'],
  'icon-192.png': [192, 192, 'png'],
  'icon-512.png': [512, 512, 'png'],
  'og.jpg': [1200, 630, 'jpeg'],
} as const;

/**
 * Checks the images in `static` that must have a certain size and format.
 *
 * @throws {UserError} with one line for each wrong image
 */
export async function checkStaticImages(statics: Files): Promise<void> {
  const describe = (width: number, height: number, format: string) =>
    `a ${format.toUpperCase()} of ${width} by ${height} px`;
  const checks = Object.entries(imagesOfFixedSize).map(async ([name, [width, height, format]]) => {
    const data = statics[name];
    const meta = await readMetadata(data ?? '');
    const expected = describe(width, height, format);
    let found = meta
      ? describe(meta.width, meta.height, meta.format)
      : 'not an image that can be read';
    if (data === undefined) found = 'missing';
    return found === expected ? [] : [`static/${name} is ${found}: save it as ${expected}.`];
  });
  const lines = (await Promise.all(checks)).flat();
  if (lines.length > 0) throw new UserError(lines.join('\n'));
}
