// Sample addresses and files, which the firm has to replace before the site goes live.

import type { Files } from '../files';
import { type Content, findingAt, listLeaves } from '../make/fields';
import { type Finding, listFindings, UserError } from '../user-error';

/** A domain that is reserved for examples: https://www.rfc-editor.org/rfc/rfc2606 */
const exampleDomain =
  /((?<![\w-])example\.(com|org|net)|(@|\/\/)([\w-]+\.)+(example|test|invalid))(?![\w-]|\.\w)/i;

/** Sample photos, logos and icons carry this text as a comment or in their metadata. */
const sampleMark = 'sample: replace this file';

/** What templates, spreadsheets and drafts have in the place of words. */
const placeholders = [
  /lorem ipsum|Mustermann/i,
  // [COMPANY NAME], <your name>, {{company}}, *|FNAME|*
  /\[([Yy]our|[Cc]ompany|[Ff]irm|[Ii]nsert|[Ww]ebsite|[A-Z]+ [A-Z]+)\b[^\]]*\]/,
  /(&lt;|<)(your|insert)\b/i,
  /\{\{ ?[\w.]+ ?\}\}|\*\|\w+\|\*/,
  // yourcompany.com, your_form_id, linkedin.com/company/NAME
  /\byour-?(company|firm|domain|website|profile)\b|\byour_/i,
  /\/NAME\b/,
  // Notes, figures and dates that are to come.
  /\b(TODO|TBD|TBC|tbc|[Tt]odo:|X{4,})(?!\w)|\$X|\?{3}|#(REF|VALUE|N\/A|DIV\/0)/,
  // What chats and Word leave behind.
  /【\d|oaicite|Error! Reference|\b(Text|Photo) to come\b|\bInsert text/,
  /__\/__|\b(DD.MM|MM.DD).YYYY\b/,
];

/** Samples in a text: example addresses, and placeholders. */
const samplesIn = (text: string) =>
  text
    .split(/[\s"'“”<>()]+/)
    .map((word) => word.replace(/[.,;:!?]+$/, ''))
    .filter((word) => exampleDomain.test(word))
    .concat(placeholders.flatMap((pattern) => pattern.exec(text)?.[0] ?? []));

/**
 * One finding for each sample in a text, in the first place that has it, and one for each sample file.
 *
 * @param files the owner's files, by path in the project
 */
export function listSamples(content: Content, files: Files): Finding[] {
  const fix = "write the firm's own";
  const found: Finding[] = [];
  const seen = new Set<string>();
  for (const [field, leaf] of listLeaves(content)) {
    for (const sample of samplesIn(String(leaf))) {
      if (!seen.has(sample)) found.push(findingAt(field, `has the sample "${sample}"`, fix));
      seen.add(sample);
    }
  }
  for (const [file, data] of Object.entries(files)) {
    const bytes = Buffer.from(data);
    if (bytes.includes(sampleMark)) {
      const fix = "put the firm's own file in its place, or remove it if nothing names it";
      found.push({ file, wrong: 'this is a sample', fix });
    }
    const lines = /^static\/.*\.html$/.test(file) ? bytes.toString().split('\n') : [];
    for (const [index, line] of lines.entries()) {
      const samples = samplesIn(line).map((sample) => `it has the sample "${sample}"`);
      found.push(...samples.map((wrong) => ({ file, line: index + 1, wrong, fix })));
    }
  }
  return found;
}

export const countOf = (samples: readonly Finding[]) =>
  `${samples.length} ${samples.length === 1 ? 'sample' : 'samples'}`;

/** @throws {UserError} with exit code 2 while samples are left */
export function refuseSamples(samples: readonly Finding[]): void {
  if (samples.length === 0) return;
  const advice = `replace ${countOf(samples)}, starting with src/content.`;
  throw new UserError(`${listFindings(samples).join('\n')}\nNothing was built: ${advice}`, 2);
}
