// Sample words, addresses and files, which the firm has to replace before the site goes live.
import type { Files } from '../files';

/**
 * Placeholder words, domains for examples (https://www.rfc-editor.org/rfc/rfc2606), and figures
 * without their date and basis.
 */
const sample =
  /\bfiguresNote: *(["'`])\1|\bexample\.(com|org|net)\b|(\/\/|@)[\w.-]+\.(example|test|invalid)\b|[Ll]orem ipsum|\b(TODO(:|$)|TBD\b)/;

/** Sample photos, logos and icons carry this text as a comment or in their metadata. */
const sampleMark = 'sample: replace this file';

/** One line for each line of text that has a sample, and for each sample file. */
export const listSamples = (files: Files): string[] =>
  Object.entries(files).flatMap(([file, data]) => {
    if (Buffer.from(data).includes(sampleMark)) return [`${file} is a sample`];
    if (!/\.(ts|md|html)$/.test(file)) return [];
    return String(data)
      .split('\n')
      .flatMap((line, at) => (sample.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []));
  });
