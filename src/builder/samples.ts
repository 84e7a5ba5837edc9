// Sample texts, addresses and files that the firm has to replace before the site goes live.
import { readFile, writeFile } from 'node:fs/promises';
import { type Finding, listTexts, ofField, quoteValue } from '../content-rules/texts';
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
      const message = `has the sample ${quoteValue(address)}: write the firm's own.`;
      findings.set(address, ofField(keys, message));
    }
  }
  return [...findings.values()];
}

/** Files whose sentences are invented. The words of the form and of its messages suit every firm. */
const inventedFiles = ['landing', 'leaders', 'pages', 'navigation'] as const;

/** Sentences, and the names of people: what a firm hardly writes in the same words. */
const isSentence = (keys: readonly string[], text: string) =>
  text.length >= 40 || (keys[0] === 'leaders' && keys.at(-1) === 'name');

const listSentences = ({ content }: Loaded, file: (typeof inventedFiles)[number]) =>
  listTexts(content[file], [file]).filter((entry) => isSentence(...entry));

const hashFile = inProject('src/content-rules/sample-texts.txt');

const readHashes = async () => (await readFile(hashFile, 'utf8')).trim().split('\n');

/**
 * Adds the fingerprints of the typeset sentences of `src/content`. Run it when the samples change:
 * `node --import tsx -e "import('./src/builder/samples').then((module) => module.addSampleTexts())"`
 */
export async function addSampleTexts(): Promise<void> {
  const loaded = await loadContent(inProject('src/content'));
  const texts = inventedFiles.flatMap((file) => listSentences(loaded, file));
  const hashes = new Set([...(await readHashes()), ...texts.map(([, text]) => fingerprint(text))]);
  await writeFile(hashFile, [...hashes, ''].join('\n'));
}

/** One finding for each file that still has sentences of the repository. */
async function findSampleTexts(loaded: Loaded): Promise<Finding[]> {
  const hashes = await readHashes();
  return inventedFiles.flatMap((file): Finding[] => {
    const texts = loaded.content[file].textsAreOurs ? [] : listSentences(loaded, file);
    const left = texts.filter(([, text]) => hashes.includes(fingerprint(text)));
    const fix = `write the firm's own, or add: export const textsAreOurs = true;`;
    return left.slice(0, 1).map(([keys, text]) => {
      return [keys, `${left.length} sample texts are left, first ${quoteValue(text)}: ${fix}`];
    });
  });
}

/** Sample photos, logos and icons carry this text as a comment or in their metadata. */
const isSample = (data: string | Uint8Array) =>
  Buffer.from(data).includes('sample: replace this file');

/** One line for each sample. */
export async function listSamples(loaded: Loaded, files: Files) {
  const sampleFiles = Object.keys(files).filter((path) => isSample(files[path] ?? ''));
  const fix = "put the firm's own file in its place, or remove it if no content names it";
  return [
    ...loaded.describe([...(await findSampleTexts(loaded)), ...findAddresses(loaded)]),
    ...sampleFiles.map((path) => `${path} is a sample: ${fix}.`),
  ];
}
