// Sample addresses and files, which the firm has to replace before the site goes live.

import { type Content, contentFiles } from '../../content/types';
import type { Files } from '../files';
import { listLeaves } from '../make/content';
import { photosOf } from '../make/photos';

/** Placeholder words, and domains for examples: https://www.rfc-editor.org/rfc/rfc2606 */
const sample =
  /[\w./:@-]*\bexample\.(com|org|net)\b|(\/\/|@)[\w.-]+\.(example|test|invalid)\b|[Ll]orem ipsum|\b(TODO(:|$)|TBD\b|20XX\b)|\[[Yy]our [^\]]*\]|\byour-?(company|domain)\b/;

/** Sample photos, logos and icons carry this text as a comment or in their metadata. */
const sampleMark = 'sample: replace this file';

/** The file of a field, such as `leaders[3].bio`. */
function fileOf(field: string): string | undefined {
  const [name = ''] = field.split(/\W/);
  return Object.entries(contentFiles).find(([, { entries }]) => name in entries)?.[0];
}

/**
 * One line for each sample in a text, in the first place that has it, and for each sample file.
 *
 * @param files the firm's files, by path in the project
 */
export function listSamples(content: Content, files: Files): string[] {
  const seen = new Set<string>();
  const inFields = listLeaves(content).flatMap(([field, leaf]) => {
    const [found] = sample.exec(String(leaf)) ?? [];
    if (!found || seen.has(found)) return [];
    seen.add(found);
    return [`src/content/${fileOf(field)}: ${field} has the sample "${found}"`];
  });
  const published = photosOf(content).map(({ path }) => `src/content/photos/${path}`);
  const inFiles = Object.entries(files).flatMap(([file, data]) => {
    if (file.startsWith('src/content/photos/') && !published.includes(file)) return [];
    const bytes = Buffer.from(data);
    const [found] = (/\.(html|md)$/.test(file) && sample.exec(bytes.toString())) || [];
    if (found) return [`${file} has the sample "${found}"`];
    return bytes.includes(sampleMark) ? [`${file} is a sample`] : [];
  });
  return [...inFields, ...inFiles];
}
