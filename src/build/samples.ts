// What is still a sample, recognized by what it is: nobody keeps a list of what has been replaced.
import { readFile } from 'node:fs/promises';
import type { Content } from '../content/schema';
import { fieldOf, shown, textsOf } from './content-errors';
import { type Files, fingerprint, inProject } from './files';

/** Of the letters and digits of a text: how it is written does not matter. */
const textHash = (text: string) => fingerprint(text.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** Hashes of sample files, and of the texts about the firm and its people. */
const known = new Set((await readFile(inProject('src/build/samples.txt'), 'utf8')).split(/\s+/));

/** A domain that is kept for examples. */
const exampleDomain =
  /((?<![\w-])example\.(com|org|net)|(@|\/\/)([\w-]+\.)+(example|test|invalid))(?![\w-]|\.\w)/i;

/**
 * What is still a sample, one line each; empty when the site is ready to go live.
 *
 * @param files what the build reads, by path in the project
 */
export function listSamples(content: Content, files: Files): string[] {
  /** The first place of each sample: others may repeat it. */
  const places = new Map<string, string>();
  for (const [[file, ...keys], text] of textsOf(content)) {
    const addresses = text
      .split(/[\s"“”<>()]+/)
      .map((word) => word.replace(/[.,;:!?]+$/, ''))
      .filter((word) => exampleDomain.test(word));
    for (const sample of known.has(textHash(text)) ? [text] : addresses) {
      if (!places.has(sample)) places.set(sample, `src/content/${file}.ts: ${fieldOf(keys)}`);
    }
  }
  return [
    ...[...places].map(
      ([sample, place]) => `${place} has the sample ${shown(sample)}: write the firm's own.`,
    ),
    ...Object.keys(files)
      .filter((path) => known.has(fingerprint(files[path] ?? '')))
      .map((path) => `${path} is a sample: put the firm's own file of the same name in its place.`),
  ];
}
