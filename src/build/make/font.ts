import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fingerprint, inProject } from '../files';

/** Characters that HTML writes by a name, such as `&quot;`. The letters of the names cost some bytes at most. */
const namedInHtml = `'"<>`;

/** The subset of the serif font for pages. The browser shows other characters in another font. */
export async function makeFont(markups: readonly string[]) {
  const texts = markups.join('').replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '');
  const fullFont = await readFile(inProject('src/brand/libre-bodoni-400.ttf'));
  const bytes = await subsetFont(fullFont, `${texts}${namedInHtml}`, { targetFormat: 'woff2' });
  return { file: `libre-bodoni-${fingerprint(bytes)}.woff2`, bytes };
}
