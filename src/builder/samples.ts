// Sample texts, addresses and files that the firm has to replace before the site goes live.
import type { Content } from '../content-rules/schema';
import { fieldName, listTexts, quoteValue } from './content-errors';
import type { Files } from './files';

/** A domain that is reserved for examples: https://www.rfc-editor.org/rfc/rfc2606 */
const exampleDomain =
  /((?<![\w-])example\.(com|org|net)|(@|\/\/)([\w-]+\.)+(example|test|invalid))(?![\w-]|\.\w)/i;

/** One line for each example address, with the first text that contains the address. */
function listAddresses(content: Content): string[] {
  const lines = new Map<string, string>();
  for (const [[file, ...keys], text] of listTexts(content)) {
    for (const word of text.split(/[\s"“”<>()]+/)) {
      const address = word.replace(/[.,;:!?]+$/, '');
      if (!exampleDomain.test(address) || lines.has(address)) continue;
      const field = `src/content/${file}.ts: ${fieldName(keys)}`;
      lines.set(address, `${field} has the sample ${quoteValue(address)}: write the firm's own.`);
    }
  }
  return [...lines.values()];
}

/** Sample photos, logos and icons carry this text as a comment or in their metadata. */
export const isSample = (data: string | Uint8Array) =>
  Buffer.from(data).includes('sample: replace this file');

/**
 * One line for each sample. Without samples the site is ready to go live.
 *
 * @param files files that the build reads, by path in the project
 * @param unused paths of the files that no content names
 */
export function listSamples(content: Content, files: Files, unused: string[] = []): string[] {
  const textFiles = Object.entries(content).filter(([, { textsAreSamples }]) => textsAreSamples);
  const sampleFiles = Object.keys(files).filter((path) => isSample(files[path] ?? ''));
  return [
    ...textFiles.map(
      ([file]) =>
        `src/content/${file}.ts has sample texts: write the firm's own, then delete the line with textsAreSamples.`,
    ),
    ...listAddresses(content),
    ...sampleFiles.map((path) =>
      unused.includes(path)
        ? `${path} is a sample that no content names: remove it.`
        : `${path} is a sample: put the firm's own file in its place.`,
    ),
  ];
}
