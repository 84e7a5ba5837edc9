import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { version } from 'subset-font/package.json';
import { cached, fingerprint, inProject } from './files';
import { UserError } from './findings';

/** The subset of the serif font for a text. Characters that the font lacks are shown in another font. */
export async function makeFont(text: string) {
  const master = await readFile(inProject('src/brand/libre-bodoni-400.ttf'));
  const characters = [...new Set(text)].sort().join('');
  const bytes = await cached(`fonts/${fingerprint(master, characters, version)}.woff2`, () =>
    subsetFont(master, characters, { targetFormat: 'woff2' }).catch((error) => {
      throw new UserError(
        `src/brand/libre-bodoni-400.ttf is damaged (${error.message}): put it back.`,
      );
    }),
  );
  return { file: `libre-bodoni-${fingerprint(bytes)}.woff2`, bytes };
}
