import { readFile } from 'node:fs/promises';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { version } from 'subset-font/package.json';
import type { Content } from '../content-rules/schema';
import { type Finding, listTexts, ofField } from '../content-rules/texts';
import { cached, fingerprint, inProject } from './files';

/** The subset of the serif font for a text, with its letters beyond A to Z and what the font lacks. */
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
  return { file: `libre-bodoni-${fingerprint(bytes)}.woff2`, bytes, otherLetters, missing };
}

/** Finds the texts with a character that the font lacks. Its code names even one that nobody sees. */
export const findMissingGlyphs = (content: Content, missing: readonly string[]): Finding[] =>
  listTexts(content).flatMap(([keys, text]) =>
    missing
      .filter((character) => text.includes(character))
      .map((character) => {
        const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
        const message = `has ${character} (U+${code}), which the serif font lacks: headings and figures show it in another font, and other texts do not need this one.`;
        return ofField(keys, message);
      }),
  );
