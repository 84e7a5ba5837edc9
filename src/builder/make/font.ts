import { cached, fingerprint, versionOf } from '../files';
import { UserError } from '../user-error';

/** The font with all its characters. */
export const fullFontFile = 'src/brand/libre-bodoni-400.ttf';

/** Where the last table of a font ends: without its end, the font would only lack letters. */
function endOf(font: Buffer): number {
  const numberAt = (at: number) => (at + 4 <= font.length ? font.readUInt32BE(at) : Infinity);
  const tables = font.length > 6 ? font.readUInt16BE(4) : 0;
  const ends = Array.from({ length: tables }, (_, at) => {
    return numberAt(20 + 16 * at) + numberAt(24 + 16 * at);
  });
  return Math.max(...ends);
}

/** The subset of the serif font for a text. Characters that the font lacks are shown in another font. */
export async function makeFont(text: string, fullFont: Buffer = Buffer.of()) {
  const damage = new UserError(`${fullFontFile}: it is missing or damaged: put it back.`);
  if (endOf(fullFont) > fullFont.length) throw damage;
  const characters = [...new Set(text)].sort().join('');
  const key = fingerprint(fullFont, characters, versionOf('subset-font'));
  const bytes = await cached(`fonts/${key}.woff2`, async () => {
    // Only now, because it takes long to load.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(fullFont, characters, { targetFormat: 'woff2' }).catch(() => {
      throw damage;
    });
  });
  return { file: `libre-bodoni-${fingerprint(bytes)}.woff2`, bytes };
}
