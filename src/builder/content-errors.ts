// Messages about mistakes in the content files, for readers who are not programmers.
import { basename } from 'node:path';
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

/** Refuses files that are in another encoding, or that Git could not merge. */
export function checkSource({ path, text }: Source): void {
  const refuse = (mistake: RegExp, message: string) => {
    const index = text.search(mistake);
    if (index < 0) return;
    const line = text.slice(0, index).split('\n').length;
    throw new UserError(`${path}, line ${line}: ${message}`);
  };
  // Texts in UTF-16 have zeros, and those in Windows-1252 have bytes that are no UTF-8.
  refuse(
    /[\0\uFFFD]/,
    'the file is not UTF-8: save it as UTF-8, and correct the characters that look wrong.',
  );
  refuse(
    /^(<{7}|={7}|>{7})(\s|$)/m,
    'this line is left from a merge: keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  );
}

/** Describes a content file that esbuild cannot bundle, or that throws when it runs. Other errors pass. */
export function describeLoadError(error: BuildFailure | Error, sources: readonly Source[]): Error {
  if (!('errors' in error)) {
    const place = placeOfError(error);
    if (!sources.some(({ path }) => place?.startsWith(`${path},`))) return error;
    return new UserError(
      `${place}: ${error.message}: put texts between double quotes; correct names between braces, or import them.`,
    );
  }
  // The first syntax error usually causes the others.
  const { location, text } = error.errors[0] ?? {};
  if (!location) return error;
  const file = basename(location.file);
  const path = sources.find((source) => basename(source.path) === file)?.path ?? location.file;
  return new UserError(
    `${path}, line ${location.line}: ${text}: correct this line or the line before: ${textRule}.`,
  );
}

/** Names the list entry of a field, because owners do not count entries from 0. */
function nameOfEntry({ path }: Issue): string {
  const entry = path?.find(({ type }) => type === 'array')?.value;
  if (typeof entry !== 'object' || entry === null || !('name' in entry)) return '';
  return typeof entry.name === 'string' && entry.name.trim() ? ` (${entry.name})` : '';
}

/** The mistake in the name of a field, if its value is not the mistake. */
function mistakeInName({ type, path }: Issue): 'missing' | 'unknown' | undefined {
  const { origin, input, key } = path?.at(-1) ?? {};
  if (type !== 'strict_object' || origin !== 'key' || typeof input !== 'object' || input === null)
    return undefined;
  return String(key) in input ? 'unknown' : 'missing';
}

/** One finding for each mistake. A misspelt field is both unknown and missing, and becomes one finding. */
export function describeIssues(issues: readonly Issue[]): Finding[] {
  return issues.flatMap((issue): Finding[] => {
    const keys = issue.path?.map(({ key }) => String(key)) ?? [];
    const { input: block, value } = issue.path?.at(-1) ?? {};
    const inBlock = issues.filter(({ path }) => path?.at(-1)?.input === block);
    const mistake = mistakeInName(issue);
    const isMisspelt = inBlock.some((other) => mistakeInName(other) === 'unknown');
    const missing = inBlock
      .filter((other) => mistakeInName(other) === 'missing')
      .map(({ path }) => path?.at(-1)?.key);
    const field = fieldName(keys.slice(1)) + nameOfEntry(issue);
    if (mistake === 'missing') {
      return isMisspelt ? [] : [[keys, `${field} is missing: ${issue.message}.`]];
    }
    if (mistake === 'unknown') {
      const fix = missing.length > 0 ? `rename it to ${missing.join(' or ')}` : issue.message;
      return [[keys, `there is no field ${field}: ${fix}.`]];
    }
    const shown = quoteValue(value);
    return [[keys, `${field}${shown && ` is ${shown}`}: ${issue.message}.`]];
  });
}

/**
 * Finds texts with a wrong name between braces: JavaScript inserts "undefined" for an unknown name and
 * "[object Object]" for an object. If the owner has typed the word, it is no mistake.
 */
export function findBrokenPlaceholders(content: unknown, sources: readonly Source[]): Finding[] {
  const typed = sources.map(({ text }) => text).join();
  return listTexts(content).flatMap(([keys, text]): Finding[] => {
    const [word] = /\bundefined\b|\[object \w+\]/.exec(text) ?? [];
    if (!word || typed.includes(word)) return [];
    return [ofField(keys, `is ${quoteValue(text)}: correct the name between the braces.`)];
  });
}
