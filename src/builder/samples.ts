// Sample texts, addresses and files that the firm has to replace before the site goes live.
import { readFile, writeFile } from 'node:fs/promises';
import { type Finding, fieldName, listTexts, quoteValue } from '../content-rules/texts';
import { type LoadedContent, loadContent } from './content';
import { type Files, fingerprint, inProject } from './files';

type Loaded = Pick<LoadedContent, 'content' | 'describe'>;

/** A domain that is reserved for examples: https://www.rfc-editor.org/rfc/rfc2606 */
const exampleDomain =
  /((?<![\w-])example\.(com|org|net)|(@|\/\/)([\w-]+\.)+(example|test|invalid))(?![\w-]|\.\w)/i;

/** One finding for each example address: the first text that contains it. */
function findAddresses({ content }: Loaded): Finding[] {
  const findings = new Map<string, Finding>();
  for (const [keys, text] of listTexts(content)) {
    for (const word of text.split(/[\s"“”<>()]+/)) {
      const address = word.replace(/[.,;:!?]+$/, '');
      if (!exampleDomain.test(address) || findings.has(address)) continue;
      const field = `${fieldName(keys.slice(1))} has the sample ${quoteValue(address)}`;
      findings.set(address, [keys, `${field}: write the firm's own.`]);
    }
  }
  return [...findings.values()];
}

/** Files whose sentences are invented. The words of the form and of the other messages suit every firm. */
const inventedFiles = ['landing', 'leaders', 'pages', 'navigation'] as const;

/** The sentences of a file, and the names of people: what a firm hardly writes in the same words. */
const listSentences = ({ content }: Loaded, file: (typeof inventedFiles)[number]) =>
  listTexts(content[file], [file]).filter(
    ([keys, text]) => text.length >= 40 || (file === 'leaders' && keys.at(-1) === 'name'),
  );

const hashFile = inProject('src/content-rules/sample-texts.txt');

/**
 * Writes the fingerprints of the repository's own sentences. Run it when the samples change:
 * `node --import tsx -e "import('./src/builder/samples').then((samples) => samples.writeSampleTexts())"`
 */
export async function writeSampleTexts(): Promise<void> {
  const loaded = await loadContent(inProject('src/content'));
  const texts = inventedFiles.flatMap((file) => listSentences(loaded, file));
  await writeFile(hashFile, texts.map(([, text]) => `${fingerprint(text)}\n`).join(''));
}

/** One finding for each file with sentences of the repository, if no marker says that they are there on purpose. */
async function findSampleTexts(loaded: Loaded): Promise<Finding[]> {
  const hashes = (await readFile(hashFile, 'utf8')).split('\n');
  return inventedFiles.flatMap((file): Finding[] => {
    if (loaded.content[file].textsAreSamples !== undefined) return [];
    const left = listSentences(loaded, file).filter(([, text]) =>
      hashes.includes(fingerprint(text)),
    );
    const [[keys, text] = [[], '']] = left;
    const fix = `write the firm's own, or write textsAreSamples = false to keep them on purpose`;
    return left.length === 0
      ? []
      : [[keys, `${left.length} sample texts are left, first ${quoteValue(text)}: ${fix}.`]];
  });
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
export async function listSamples(
  loaded: Loaded,
  files: Files,
  unused: readonly string[] = [],
): Promise<string[]> {
  const marked = Object.entries(loaded.content).flatMap(([file, texts]): Finding[] =>
    'textsAreSamples' in texts && texts.textsAreSamples
      ? [
          [
            [file, 'textsAreSamples'],
            "the texts are samples: write the firm's own, then delete the line with textsAreSamples.",
          ],
        ]
      : [],
  );
  const sampleFiles = Object.keys(files).filter((path) => isSample(files[path] ?? ''));
  return [
    ...loaded.describe([...marked, ...(await findSampleTexts(loaded)), ...findAddresses(loaded)]),
    ...sampleFiles.map((path) =>
      unused.includes(path)
        ? `${path} is a sample that no content names: remove it.`
        : `${path} is a sample: put the firm's own file in its place.`,
    ),
  ];
}
