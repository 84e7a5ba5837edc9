// Sample addresses and files, which the firm has to replace before the site goes live.
import { type Content, findingAt, listLeaves } from './content';
import type { Files } from './files';
import type { Finding } from './user-error';

/** A domain that is reserved for examples: https://www.rfc-editor.org/rfc/rfc2606 */
const exampleDomain =
  /((?<![\w-])example\.(com|org|net)|(@|\/\/)([\w-]+\.)+(example|test|invalid))(?![\w-]|\.\w)/i;

/** Sample photos, logos and icons carry this text as a comment or in their metadata. */
const sampleMark = 'sample: replace this file';

/** One finding for each example address, in the first field that has it, and one for each sample file. */
export function listSamples(content: Content, files: Files): Finding[] {
  const samples = new Map<string, Finding>();
  for (const [field, leaf] of listLeaves(content)) {
    for (const word of String(leaf).split(/[\s"“”<>()]+/)) {
      const address = word.replace(/[.,;:!?]+$/, '');
      if (!exampleDomain.test(address) || samples.has(address)) continue;
      const message = `has the sample "${address}": write the firm's own.`;
      samples.set(address, findingAt(field, message));
    }
  }
  const sampleFiles = Object.keys(files).filter((path) =>
    Buffer.from(files[path] ?? '').includes(sampleMark),
  );
  const message =
    "this is a sample: put the firm's own file in its place, or remove it if nothing names it.";
  return [...samples.values(), ...sampleFiles.map((file) => ({ file, message }))];
}
