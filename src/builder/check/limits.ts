// Limits, in bytes after brotli, of what visitors download. Hosts that only have gzip send more.
import { toBrotli, toGzip } from '../make/compress';

/** Those that words and photos can reach are warnings; those of code stop the build. */
const limits: Record<string, { most: number; isWarning?: true }> = {
  // A server sends about 14,600 B, headers included, before it waits for the browser.
  page: { most: 12_600, isWarning: true },
  // Until its end, the landing page has only what it needs. Long words and many links make it longer.
  'first screen': { most: 6_000, isWarning: true },
  // They contain the words of the email, which are the firm's.
  'inline scripts': { most: 2_400, isWarning: true },
  'app, react': { most: 67_000 },
  'app, preact': { most: 13_200 },
  // Letters beyond A to Z cost about 50 B each.
  font: { most: 11_000, isWarning: true },
  'hero photo on a phone': { most: 30_000, isWarning: true },
};

/** The label is one of `limits`, or the file of a page. Texts are not compressed yet. */
type Download = [label: string, data: string | Uint8Array];

/** @returns a line for each download, and one for each above its limit */
export async function checkLimits(downloads: readonly Download[]) {
  const rows: string[] = [];
  const mistakes: string[] = [];
  const warnings: string[] = [];
  const format = (bytes: number) => `${bytes.toLocaleString('en-US')} B`;
  for (const [label, data] of downloads) {
    const isPage = label.endsWith('.html');
    const limit = limits[isPage ? 'page' : label];
    if (!limit) throw new Error(`There is no limit for ${label}`);
    const { most, isWarning } = limit;
    const { length } = typeof data === 'string' ? await toBrotli(data) : data;
    const gzip = isPage ? `, ${format((await toGzip(data)).length)} after gzip` : '';
    const size = `${format(length).padStart(9)} of ${format(most).padStart(9)}`;
    rows.push(`  ${label.padEnd(21)} ${size}${gzip}`);
    const line = `${label} has ${format(length)}, more than ${format(most)}, so slow phones wait longer.`;
    if (length > most) (isWarning ? warnings : mistakes).push(line);
  }
  return { table: rows.join('\n'), mistakes, warnings };
}
