import { readFile } from 'node:fs/promises';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { version } from 'subset-font/package.json';
import { cached, fingerprint, inProject } from './files';

/**
 * The serif with the glyphs that a text needs.
 *
 * @returns its file name in `assets/`, its bytes, and a warning for characters that it lacks
 */
export async function makeFont(text: string) {
  const master = await readFile(inProject('src/brand/libre-bodoni-400.ttf'));
  const characters = [...new Set(text)].sort().join('');
  const bytes = await cached(`fonts/${fingerprint(master, characters, version)}.woff2`, () =>
    subsetFont(master, characters, { targetFormat: 'woff2' }),
  );
  const known = new Set(new Face(new Blob(master)).collectUnicodes());
  const missing = [...characters].filter(
    (character) => /\S/.test(character) && !known.has(character.codePointAt(0) ?? 0),
  );
  const warnings = missing.length
    ? [`The font of the headings has no ${missing.join(' ')}: another font will show it.`]
    : [];
  return { file: `libre-bodoni-${fingerprint(bytes)}.woff2`, bytes, warnings };
}
