import { cached, fingerprint, versionOf } from './files';
import { UserError } from './findings';

/** The font with all its characters. */
export const fullFontFile = 'src/brand/libre-bodoni-400.ttf';

async function subset(font: Buffer, characters: string): Promise<Buffer> {
  const ends = Array.from({ length: font.readUInt16BE(4) }, (_, table) => {
    return font.readUInt32BE(20 + 16 * table) + font.readUInt32BE(24 + 16 * table);
  });
  // Otherwise, the font would only lack the letters of its end.
  if (Math.max(...ends) > font.length) throw new Error('Its end is missing');
  // Only now, because it takes long to load.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(font, characters, { targetFormat: 'woff2' });
}

/** The subset of the serif font for a text. Characters that the font lacks are shown in another font. */
export async function makeFont(text: string, fullFont: Buffer = Buffer.of()) {
  const characters = [...new Set(text)].sort().join('');
  const key = fingerprint(fullFont, characters, versionOf('subset-font'));
  const bytes = await cached(`fonts/${key}.woff2`, () =>
    subset(fullFont, characters).catch(() => {
      throw new UserError(`${fullFontFile}: it is missing or damaged: put it back.`);
    }),
  );
  return { file: `libre-bodoni-${fingerprint(bytes)}.woff2`, bytes };
}
