import { readFile } from 'node:fs/promises';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { version } from 'subset-font/package.json';
import { cached, fingerprint, inProject } from './files';

/**
 * Makes the subset of the serif font that a text needs.
 *
 * @returns the subset's file name in `assets/`, its bytes, its letters beyond A to Z, and a warning for
 *   characters that the font lacks
 */
export async function makeFont(text: string) {
  const master = await readFile(inProject('src/brand/libre-bodoni-400.ttf'));
  const characters = [...new Set(text)].sort();
  const subset = characters.join('');
  const bytes = await cached(`fonts/${fingerprint(master, subset, version)}.woff2`, () =>
    subsetFont(master, subset, { targetFormat: 'woff2' }),
  );
  const codes = new Set(new Face(new Blob(master)).collectUnicodes());
  const isKnown = (character: string) => codes.has(character.codePointAt(0) ?? 0);
  const missing = characters.filter((character) => /\S/.test(character) && !isKnown(character));
  const otherLetters = characters.filter(
    (character) => /(?![a-z])\p{L}/iu.test(character) && isKnown(character),
  );
  const warnings = missing.length
    ? [
        `The serif font lacks ${missing.join(' ')}: headings and figures show them in another font. Other texts do not need this font.`,
      ]
    : [];
  return { file: `libre-bodoni-${fingerprint(bytes)}.woff2`, bytes, otherLetters, warnings };
}
