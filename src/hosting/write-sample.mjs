// `npm run hosting -- NAME`: writes a host's configuration for the site in dist.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { UsageError } from '../build/flags.mjs';
import { inProject } from '../build/paths.mjs';
import { readBuiltSite } from './built-site.mjs';
import { hostingSamples } from './samples.mjs';

/** Where samples are written, below the project. */
const samplesFolder = '.hosting';

/** What there is, one line each. */
export function listHostingSamples() {
  const width = Math.max(...hostingSamples.map(({ name }) => name.length));
  const lines = hostingSamples.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`);
  return `Samples: npm run hosting -- NAME\n${lines.join('\n')}\nNetlify, Cloudflare Pages, Vercel, Apache and GitHub Pages need none: dist has what they read.`;
}

/**
 * Writes the sample of a host.
 *
 * @param {string} name
 * @param {string} folder the built site
 * @returns {Promise<string>} what to tell the operator
 * @throws {UsageError} for an unknown name, or when nothing is built
 */
export async function writeHostingSample(name, folder) {
  const sample = hostingSamples.find((entry) => entry.name === name);
  if (!sample) throw new UsageError(`There is no sample ${name}.\n${listHostingSamples()}`);
  const files = Object.entries(sample.files(await readBuiltSite(folder)));
  const target = inProject(samplesFolder, name);
  await mkdir(target, { recursive: true });
  const lines = files.map(([file]) => `  ${join(relative(inProject(), target), file)}`);
  for (const [file, text] of files) await writeFile(join(target, file), text);
  return `Wrote\n${lines.join('\n')}\n${sample.next}`;
}
