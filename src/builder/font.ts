import { cached, fingerprint, versionOf } from './files';
import { UserError } from './findings';

/** The font with all its characters. */
export const fullFontFile = 'src/brand/libre-bodoni-400.ttf';

/** The subset of the serif font for a text. Characters that the font lacks are shown in another font. */
export async function makeFont(text: string, fullFont: Buffer = Buffer.of()) {
  const characters = [...new Set(text)].sort().join('');
  const key = fingerprint(fullFont, characters, versionOf('subset-font'));
  const bytes = await cached(`fonts/${key}.woff2`, async () => {
    // Only now, because it takes long to load.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(fullFont, characters, { targetFormat: 'woff2' }).catch(() => {
      throw new UserError(`${fullFontFile}: it is missing or damaged: put it back.`);
    });
  });
  return { file: `libre-bodoni-${fingerprint(bytes)}.woff2`, bytes };
}
