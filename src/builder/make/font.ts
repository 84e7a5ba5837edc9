import { readFile } from 'node:fs/promises';
import { cached, fingerprint, inProject, versionOf } from '../files';

/** The subset of the serif font for a text. The browser shows other characters in another font. */
export async function makeFont(text: string) {
  const fullFont = await readFile(inProject('src/brand/libre-bodoni-400.ttf'));
  const characters = [...new Set(text)].sort().join('');
  const key = fingerprint(fullFont, characters, versionOf('subset-font'));
  const bytes = await cached(`fonts/${key}.woff2`, async () => {
    // Only now, because it takes long to load.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(fullFont, characters, { targetFormat: 'woff2' });
  });
  return { file: `libre-bodoni-${fingerprint(bytes)}.woff2`, bytes };
}
