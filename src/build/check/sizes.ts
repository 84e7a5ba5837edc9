// Limits of what visitors download, in bytes after brotli. Hosts that only have gzip send more.
import type { Files } from '../files';

const limits: [files: RegExp, maxBytes: number, advice: string][] = [
  // A server sends about 14,600 B, headers included, before it waits for the browser; with https a
  // little more, because the browser has answered the handshake.
  [/\.html$/, 14_250, 'Shorten its longest texts'],
  [/^assets\/app-/, 61_500, 'See what it imports'],
  // Letters beyond A to Z cost about 50 B each.
  [/\.woff2$/, 11_000, 'Use fewer letters beyond A to Z'],
  // What phones load of the hero's photo.
  [/-740\.avif$/, 15_000, 'Choose a photo with fewer details'],
  [/^assets\/logo/, 10_000, 'Export it without a photo in it'],
  // Some messengers leave out more than 600 kB.
  [/^og\.jpg$/, 600_000, 'Save it with a lower quality'],
];

/**
 * @param files the output, with compressed copies
 * @returns the sizes as text, and a line for each above its limit
 */
export function checkSizes(files: Files) {
  const rows: string[] = [];
  const warnings: string[] = [];
  const format = (bytes: number) => `${bytes.toLocaleString('en-US')} B`;
  const sizeOf = (file: string) => Buffer.from(files[file] ?? '').length;
  for (const file of Object.keys(files)) {
    const [, maxBytes = 0, advice] = limits.find(([pattern]) => pattern.test(file)) ?? [];
    if (!maxBytes || /\.(br|gz)$/.test(file)) continue;
    const bytes = sizeOf(`${file}.br`) || sizeOf(file);
    const gzip = sizeOf(`${file}.gz`);
    const size = `${format(bytes).padStart(9)} of ${format(maxBytes).padStart(9)}`;
    rows.push(`  ${file.padEnd(36)} ${size}${gzip ? `, ${format(gzip)} after gzip` : ''}`);
    if (bytes > maxBytes)
      warnings.push(`${file}: ${format(bytes)}, more than ${format(maxBytes)}. ${advice}.`);
  }
  return { table: rows.join('\n'), warnings };
}
