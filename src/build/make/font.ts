import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fingerprint, inProject } from '../files';

/** The subset of the serif font for a text. The browser shows other characters in another font. */
export async function makeFont(text: string) {
  const fullFont = await readFile(inProject('src/brand/libre-bodoni-400.ttf'));
  const bytes = await subsetFont(fullFont, text, { targetFormat: 'woff2' });
  return { file: `libre-bodoni-${fingerprint(bytes)}.woff2`, bytes };
}
