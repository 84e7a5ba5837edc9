// Sample words, addresses and files, which the firm has to replace before the site goes live.
import type { Content } from '../../content/types';
import type { Files } from '../files';

/** Placeholder words, and domains for examples (https://www.rfc-editor.org/rfc/rfc2606). */
const sample =
  /\bexample\.(com|org|net)\b|(\/\/|@)[\w.-]+\.(example|test|invalid)\b|[Ll]orem ipsum|\b(TODO(:|$)|TBD\b)/;

/** Sample photos, logos and icons carry this text as a comment or in their metadata. */
const sampleMark = 'sample: replace this file';

/**
 * One line for each line of text that has a sample, for each sample file, and for figures without
 * their date.
 */
export function listSamples(files: Files, { whyPartner }: Content): string[] {
  const found = Object.entries(files).flatMap(([file, data]) => {
    if (Buffer.from(data).includes(sampleMark)) return [`${file} is a sample`];
    if (!/\.(ts|md|html)$/.test(file)) return [];
    return String(data)
      .split('\n')
      .flatMap((line, at) => (sample.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []));
  });
  if (whyPartner.figuresNote) return found;
  return [
    ...found,
    'src/content/landing.ts: whyPartner.figuresNote is empty: when were the figures true?',
  ];
}
