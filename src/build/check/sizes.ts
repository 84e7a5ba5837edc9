// Limits of what visitors download, in bytes after brotli. Hosts that only have gzip send more.
import type { Files } from '../files';

/** Words and photos that exceed a limit cause a warning. Code that exceeds one stops the build. */
const limits: Record<string, { maxBytes: number; advice?: string }> = {
  // A server sends about 14,600 B, headers included, before it waits for the browser; with https a
  // little more, because the browser has answered the handshake.
  page: { maxBytes: 14_250, advice: 'Shorten its longest texts' },
  // Of the page that has the most: its scripts and styles, without its words.
  'code of a page': { maxBytes: 9800 },
  'app, react': { maxBytes: 64_000 },
  'app, preact': { maxBytes: 10_500 },
  // Letters beyond A to Z cost about 50 B each.
  font: { maxBytes: 11_000, advice: 'Use fewer letters beyond A to Z' },
  'hero photo on a phone': { maxBytes: 30_000, advice: 'Choose one with fewer details' },
  logo: { maxBytes: 10_000, advice: 'Export it without a photo in it' },
  // Some messengers leave out more than 600 kB.
  'picture for shared links': { maxBytes: 600_000, advice: 'Save it with a lower quality' },
};

/**
 * @param downloads files by label: one of `limits`, or the name of a page
 * @param files the output, with compressed copies
 * @returns a line for each download, and one for each above its limit
 */
export function checkSizes(downloads: Readonly<Record<string, string>>, files: Files) {
  const rows: string[] = [];
  const mistakes: string[] = [];
  const warnings: string[] = [];
  const format = (bytes: number) => `${bytes.toLocaleString('en-US')} B`;
  const sizeOf = (file: string) => Buffer.from(files[file] ?? '').length;
  for (const [label, file] of Object.entries(downloads)) {
    const isPage = label.endsWith('.html');
    const limit = limits[isPage ? 'page' : label.replace(/^logo.*/, 'logo')];
    if (!limit) throw new Error(`There is no limit for ${label}`);
    const { maxBytes, advice } = limit;
    const bytes = sizeOf(`${file}.br`) || sizeOf(file);
    const gzip = isPage ? `, ${format(sizeOf(`${file}.gz`))} after gzip` : '';
    const size = `${format(bytes).padStart(9)} of ${format(maxBytes).padStart(9)}`;
    rows.push(`  ${label.padEnd(24)} ${size}${gzip}`);
    if (bytes <= maxBytes) continue;
    const line = `${label}: ${format(bytes)}, more than ${format(maxBytes)}.`;
    if (advice) warnings.push(`${line} ${advice}, or leave it as it is.`);
    else mistakes.push(line);
  }
  return { table: rows.join('\n'), mistakes, warnings };
}
