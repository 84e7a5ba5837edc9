// What is still a sample, recognized by what it is: nobody keeps a list of what has been replaced.
import { createHash } from 'node:crypto';
import type { Content } from '../content/schema';
import { fieldOf, textsOf } from './content-errors';
import type { Files } from './project-files';
import { UserError } from './user-error';

const hashOf = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 12);

/** Of the letters and digits of a text: how it is written does not matter. */
export const textHash = (text: string) => hashOf(text.toLowerCase().replace(/[^a-z0-9]/g, ''));

const hashes = (list: string) => new Set(list.trim().split(/\s+/));

// To renew: sha256sum static/* src/brand/*.svg src/content/photos/*/* | cut -c1-12
const sampleFiles = hashes(`
  e21d56c5239a 363b399f9c78 83eda64d716c b795dfc0a056 8d7ae7384b27 c8faa78a2045
  202be88f4a09 b527332b4858 ba20ca80e8eb 0a50f718a232 4ff2d45f5063 1c82e042c5ee
  915b7cde6d1a 7f28c63a93c8 c4197da1f92f b77d02642028 4b615281920f ca665ab2c18b`);

// The firm's name and short name, then each person's name and bio. To renew:
// node --import tsx -e "import('./src/build/samples.ts').then(async ({ textHash }) => {
//   const { firm } = await import('./src/content/firm.ts');
//   const { leaders } = await import('./src/content/leaders.ts');
//   const texts = [firm.name, firm.shortName, ...leaders.flatMap(({ name, bio }) => [name, bio])];
//   console.log(texts.map(textHash)); })"
const sampleTexts = hashes(`
  3ec7cbbf1b52 040f521d2c01 1e12987383a9 53a1f8a6db3b 073fc86232fd a0cfcecc686d
  bff5149d5da6 56e02f2fb208 5d02075f6c36 0538b2f0d3a1 0c2b5ca46968 86a43542d7f3
  21d11e283a4c 9015bbdd1bee e920be5ed568 dc0d33473c02 53d5c486fa80 5ab36a197d41
  ad96bfca46e1 2e3f72f46753`);

const isSample = (text: string) => sampleTexts.has(textHash(text));

/** A domain that is kept for examples. */
const exampleDomain =
  /((?<![\w-])example\.(com|org|net)|(@|\/\/)([\w-]+\.)+(example|test|invalid))(?![\w-]|\.\w)/i;

/** Each address at an example domain, with the first place that has it: others may repeat it. */
function sampleAddresses(content: Content): string[] {
  const places = new Map<string, string>();
  for (const [[file, ...keys], text] of textsOf(content)) {
    for (const word of text.split(/[\s"“”<>()]+/)) {
      const address = word.replace(/[.,;:!?]+$/, '');
      if (!exampleDomain.test(address) || places.has(address)) continue;
      places.set(address, `src/content/${file}.ts: ${fieldOf(keys)}`);
    }
  }
  return [...places].map(
    ([address, place]) => `${place} has the example address ${address}: write the firm's own.`,
  );
}

/**
 * What is still a sample, one line each; empty when the site is ready to go live.
 *
 * @param files what the build reads, by path in the project
 */
export function listSamples(content: Content, files: Files): string[] {
  const { name, shortName } = content.firm.firm;
  const firm = Object.entries({ name, shortName }).flatMap(([field, value]) =>
    isSample(value)
      ? [`src/content/firm.ts: firm.${field} is the sample "${value}": write the firm's own.`]
      : [],
  );
  const people = content.leaders.leaders.flatMap((person) => {
    if (isSample(person.name)) {
      return [`src/content/leaders.ts: ${person.name} is an invented person: write a real one.`];
    }
    if (!isSample(person.bio)) return [];
    return [`src/content/leaders.ts: the bio of ${person.name} is a sample: write a real one.`];
  });
  const samples = Object.entries(files).filter(([, bytes]) => sampleFiles.has(hashOf(bytes)));
  return [
    ...firm,
    ...sampleAddresses(content),
    ...people,
    ...samples.map(
      ([path]) => `${path} is a sample: put the firm's own file in its place, of the same name.`,
    ),
  ];
}

/**
 * Stops a build that is meant to go live.
 *
 * @throws UserError when there are samples
 */
export function refuseSamples(samples: readonly string[]): void {
  if (samples.length === 0) return;
  throw new UserError(
    `${samples.join('\n')}\nNothing was built: replace these ${samples.length} samples first, those in src/content before the others.`,
  );
}
