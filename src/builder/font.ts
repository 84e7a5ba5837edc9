import { readFile } from 'node:fs/promises';
import { cached, fingerprint, inProject, versionOf } from './files';
import { UserError } from './findings';

/** The subset of the serif font for a text. Characters that the font lacks are shown in another font. */
export async function makeFont(text: string) {
  const master = await readFile(inProject('src/brand/libre-bodoni-400.ttf'));
  const characters = [...new Set(text)].sort().join('');
  const key = fingerprint(master, characters, versionOf('subset-font'));
  const bytes = await cached(`fonts/${key}.woff2`, async () => {
    // Only now, because it takes long to load.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(master, characters, { targetFormat: 'woff2' }).catch((error) => {
      throw new UserError(
        `src/brand/libre-bodoni-400.ttf is damaged (${error.message}): put it back.`,
      );
    });
  });
  return { file: `libre-bodoni-${fingerprint(bytes)}.woff2`, bytes };
}
