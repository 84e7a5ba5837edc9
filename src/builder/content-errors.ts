// Messages about mistakes in the content files, for readers who are not programmers.
import { parse } from 'node:path';
import type { BuildFailure } from 'esbuild';
import type * as v from 'valibot';
import { placeOfError } from './run-module';

/** The content files by name: the path to show, and the text. */
export type Sources = ReadonlyMap<string, { path: string; text: string }>;
type Issue = v.BaseIssue<unknown>;

/**
 * Finds the place of a field for a message, such as `src/content/firm.ts, line 12`: the only line with
 * the field's name and value, or else the only line with the value, or else the only line with the name.
 */
function findPlace(sources: Sources, keys: readonly string[], value: unknown): string {
  const [file = ''] = keys;
  const { path, text } = sources.get(file) ?? { path: file, text: '' };
  const name = keys.at(-1)?.replace(/\W/g, '\\$&');
  const namePattern = new RegExp(`(^|[\\s{,"'])${name}["']?\\s*[:=]`);
  const literals =
    typeof value === 'string' ? ['"', "'", '`'].map((mark) => mark + value + mark) : [`: ${value}`];
  const hasName = (line: string) => namePattern.test(line);
  const hasValue = (line: string) => literals.some((literal) => line.includes(literal));
  const hasBoth = (line: string) => hasName(line) && hasValue(line);
  for (const matches of [hasBoth, hasValue, hasName]) {
    const lines = text.split('\n').flatMap((line, index) => (matches(line) ? [index + 1] : []));
    if (lines.length === 1) return `${path}, line ${lines[0]}`;
  }
  return path;
}

/** `leaders[3].bio` */
export const fieldName = (keys: readonly string[]) =>
  keys.join('.').replace(/\.(\d+)(?=\.|$)/g, '[$1]');

/** A value as a message quotes it: long texts are cut, lists and objects are left out. */
export function quoteValue(value: unknown): string {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return '';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 56)} …"` : text;
}

/** Names the list entry of a field, because owners do not count entries from 0. */
function nameOfEntry({ path }: Issue): string {
  const entry = path?.find(({ type }) => type === 'array')?.value;
  if (typeof entry !== 'object' || entry === null || !('name' in entry)) return '';
  return typeof entry.name === 'string' && entry.name.trim() ? ` (${entry.name})` : '';
}

const keysOf = ({ path }: Issue) => path?.map(({ key }) => String(key)) ?? [];
const isUnknown = ({ expected }: Issue) => expected === 'never';
const isMissing = ({ expected }: Issue) => expected?.startsWith('"');

/** One line for each mistake. The schema reports a misspelt field twice: as an unknown and as a missing one. */
export function describeIssues(issues: readonly Issue[], sources: Sources): string[] {
  return issues.flatMap((issue) => {
    const keys = keysOf(issue);
    const { input: parent, value } = issue.path?.at(-1) ?? {};
    const siblings = issues.filter((other) => other.path?.at(-1)?.input === parent);
    if (isMissing(issue) && siblings.some(isUnknown)) return [];
    const missing = siblings.filter(isMissing).map((other) => keysOf(other).at(-1));
    const field = fieldName(keys.slice(1)) + nameOfEntry(issue);
    let what = quoteValue(value) ? `${field} is ${quoteValue(value)}` : field;
    let fix = issue.message;
    if (isMissing(issue)) what = `${field} is missing`;
    if (isUnknown(issue)) what = `there is no field ${field}`;
    if (isUnknown(issue) && missing.length > 0) fix = `rename it to ${missing.join(' or ')}`;
    return [`${findPlace(sources, keys, value)}: ${what}: ${fix}.`];
  });
}

/** Describes content that esbuild cannot bundle, or that throws when it runs, such as a text without quotes. */
export function describeLoadError(error: BuildFailure | Error, sources: Sources): string {
  if (!('errors' in error)) {
    const place = placeOfError(error) ?? 'The content cannot be read';
    return `${place}: ${error.message}: put texts between double quotes; correct names between braces, or import them.`;
  }
  // The first syntax error usually causes the others.
  const { location, text } = error.errors[0] ?? {};
  if (!location) return `The content cannot be read: ${error.message}`;
  const path = sources.get(parse(location.file).name)?.path ?? location.file;
  return `${path}, line ${location.line}: ${text}: correct this line or the line before: texts stand between straight double quotes, and each entry ends with a comma.`;
}

/** Every text in a value, with its keys. */
export function listTexts(value: unknown, keys: readonly string[] = []): [string[], string][] {
  if (typeof value === 'string') return [[[...keys], value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => listTexts(entry, [...keys, key]));
}

/**
 * One line for each text with a wrong name between braces: JavaScript inserts "undefined" for an unknown
 * name and "[object Object]" for an object. If the owner has typed the word, it is no mistake.
 */
export function describeBrokenPlaceholders(content: unknown, sources: Sources): string[] {
  const sourceText = [...sources.values()].map(({ text }) => text).join();
  return listTexts(content).flatMap(([keys, text]) => {
    const [word] = /\bundefined\b|\[object \w+\]/.exec(text) ?? [];
    if (!word || sourceText.includes(word)) return [];
    const place = `${findPlace(sources, keys, text)}: ${fieldName(keys.slice(1))}`;
    return [`${place} is ${quoteValue(text)}: correct the name between the braces.`];
  });
}
