// Limits, in bytes after brotli, of what visitors download. Hosts that only have gzip send more.
import { toBrotli, toGzip } from '../make/compress';
import type { Finding } from '../user-error';

interface Limit {
  most: number;
  /** What an owner can do about her words or photo: a warning. Limits of code have none, and stop the build. */
  advice?: string;
}

const limits: Record<string, Limit> = {
  // A server sends about 14,600 B, headers included, before it waits for the browser.
  page: { most: 14_200, advice: 'slow phones wait longer, so shorten its texts' },
  // Until its end, the landing page has only what it needs.
  'first screen': { most: 6_000 },
  // They contain the words of the email, which are the firm's.
  'inline scripts': {
    most: 3_500,
    advice: 'slow phones wait longer, so shorten the words of leadMail in src/content/lead-form.ts',
  },
  'app, react': { most: 62_000 },
  'app, preact': { most: 9_200 },
  'our code in the app': { most: 2_500 },
  font: { most: 11_000, advice: 'letters beyond A to Z cost about 50 B each, so use fewer' },
  'hero photo on a phone': {
    most: 30_000,
    advice: 'slow phones wait longer, so choose a photo with less detail',
  },
};

/** The label is one of `limits`, or the file of a page. Texts are not compressed yet. `share` is from 0 to 1. */
type Download = [label: string, data: string | Uint8Array, share?: number];

/** @returns a line for each download, and a finding for each above its limit */
export async function checkLimits(downloads: readonly Download[]) {
  const rows: string[] = [];
  const findings: Finding[] = [];
  const format = (bytes: number) => `${bytes.toLocaleString('en-US')} B`;
  for (const [label, data, share = 1] of downloads) {
    const isPage = label.endsWith('.html');
    const limit = limits[isPage ? 'page' : label];
    if (!limit) throw new Error(`There is no limit for ${label}`);
    const { most, advice } = limit;
    const { length } = typeof data === 'string' ? await toBrotli(data) : data;
    const bytes = Math.round(length * share);
    const gzip = isPage ? `, ${format((await toGzip(data)).length)} after gzip` : '';
    const size = `${format(bytes).padStart(9)} of ${format(most).padStart(9)}`;
    rows.push(`  ${label.padEnd(21)} ${size}${gzip}`);
    if (bytes <= most) continue;
    const wrong = `it has ${format(bytes)}, more than ${format(most)}`;
    const fix = advice ?? 'write less code, or raise the limit in src/builder/check/limits.ts';
    findings.push({ file: label, wrong, fix, isWarning: advice !== undefined });
  }
  return { table: rows.join('\n'), findings };
}
