// Messages about mistakes in the content files, for readers who are not programmers.
import type { BuildFailure } from 'esbuild';
import type * as v from 'valibot';
import { type Finding, fieldName, listTexts, ofField, quoteValue } from '../content-rules/texts';
import { placeOfError } from './run-module';
import { UserError } from './user-error';

/** A content file: its path from the project's root, and its text. */
export interface Source {
  path: string;
  text: string;
}

type Issue = v.BaseIssue<unknown>;

const textRule =
  'texts stand between straight double quotes, or between backticks (`) if they have a name in braces, and each entry ends with a comma';

const damage: [pattern: RegExp, message: string][] = [
  // UTF-16 has zeros between the letters; Windows-1252 has bytes that are no UTF-8.
  [/[\0\uFFFD]/, 'save the file as UTF-8, and correct the characters that look wrong.'],
  [
    /^(<{7}|={7}|>{7})(\s|$)/m,
    'this line is left from a merge: keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
];

/** @throws {UserError} when a file is in another encoding, or Git could not merge it */
export function checkSource({ path, text }: Source): void {
  for (const [pattern, message] of damage) {
    const line = text.slice(0, text.search(pattern)).split('\n').length;
    if (pattern.test(text)) throw new UserError(`${path}, line ${line}: ${message}`);
  }
}

/** Describes a content file that esbuild cannot bundle, or that throws when it runs. Other errors pass. */
export function describeLoadError(error: BuildFailure | Error, sources: readonly Source[]): Error {
  if ('errors' in error) {
    // The first syntax error usually causes the others.
    const { location, text } = error.errors[0] ?? {};
    if (!location) return error;
    const fix = `correct this line or the line before: ${textRule}`;
    return new UserError(`${location.file}, line ${location.line}: ${text}: ${fix}.`);
  }
  const place = placeOfError(error);
  const isInContent = sources.some(({ path }) => place?.startsWith(`${path},`));
  const fix = 'put texts between double quotes; correct names between braces, or import them';
  return isInContent ? new UserError(`${place}: ${error.message}: ${fix}.`) : error;
}

/** Names the list entry of a field, because owners do not count entries from 0. */
function nameOfEntry({ path }: Issue): string {
  const entry = path?.find(({ type }) => type === 'array')?.value;
  if (typeof entry !== 'object' || entry === null || !('name' in entry)) return '';
  return typeof entry.name === 'string' && entry.name.trim() ? ` (${entry.name})` : '';
}

/** valibot expects "never" where a field is unknown, and the quoted name of a missing one. */
const isUnknown = ({ expected }: Issue) => expected === 'never';
const isMissing = ({ type, expected }: Issue) =>
  type === 'strict_object' && Boolean(expected?.startsWith('"'));

/** One finding for each mistake. A misspelt field is both unknown and missing, and becomes one finding. */
export const describeIssues = (issues: readonly Issue[]): Finding[] =>
  issues.flatMap((issue): Finding[] => {
    const keys = issue.path?.map(({ key }) => String(key)) ?? [];
    const { input: block, value } = issue.path?.at(-1) ?? {};
    const inBlock = issues.filter(({ path }) => path?.at(-1)?.input === block);
    const missing = inBlock.filter(isMissing).map(({ path }) => path?.at(-1)?.key);
    const field = fieldName(keys.slice(1)) + nameOfEntry(issue);
    if (isMissing(issue)) {
      return inBlock.some(isUnknown) ? [] : [[keys, `${field} is missing: ${issue.message}.`]];
    }
    if (isUnknown(issue)) {
      const fix = missing.length > 0 ? `rename it to ${missing.join(' or ')}` : issue.message;
      return [[keys, `there is no field ${field}: ${fix}.`]];
    }
    const shown = quoteValue(value);
    return [[keys, `${field}${shown && ` is ${shown}`}: ${issue.message}.`]];
  });

/** Finds wrong names between braces, unless the owner has typed what JavaScript inserts for them. */
export function findBrokenPlaceholders(content: unknown, sources: readonly Source[]): Finding[] {
  const typed = sources.map(({ text }) => text).join();
  return listTexts(content).flatMap(([keys, text]): Finding[] => {
    const [word] = /\bundefined\b|\[object \w+\]/.exec(text) ?? [];
    if (!word || typed.includes(word)) return [];
    return [ofField(keys, `is ${quoteValue(text)}: correct the name between the braces.`)];
  });
}
