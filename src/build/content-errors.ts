// What is wrong in the content files, in words for somebody who is no programmer.
import type { BuildFailure } from 'esbuild';
import type * as v from 'valibot';

/** The content files by name: the path to show, and the text. */
export type Sources = ReadonlyMap<string, { path: string; text: string }>;

/** `src/content/firm.ts, line 12`; the line is left out if several could be meant. */
function placeOf(sources: Sources, keys: readonly string[], value: unknown): string {
  const [file = ''] = keys;
  const { path, text } = sources.get(file) ?? { path: file, text: '' };
  const name = keys.at(-1)?.replace(/\W/g, '\\$&');
  const key = new RegExp(`(^|[\\s{,"'])${name}["']?\\s*[:=]`);
  const hasKey = (line: string) => key.test(line);
  const hasValue = (line: string) =>
    typeof value === 'string'
      ? ['"', "'", '`'].some((quote) => line.includes(`${quote}${value}${quote}`))
      : line.includes(`: ${value}`);
  const lines = text.split('\n');
  for (const isMeant of [(line: string) => hasKey(line) && hasValue(line), hasValue, hasKey]) {
    const [first, second] = lines.flatMap((line, index) => (isMeant(line) ? [index + 1] : []));
    if (first && !second) return `${path}, line ${first}`;
  }
  return path;
}

/** `leaders[3].bio` */
export const fieldOf = (keys: readonly string[]) =>
  keys.join('.').replace(/\.(\d+)(?=\.|$)/g, '[$1]');

/** A value, if it is short enough to say. */
export function shown(value: unknown): string {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return '';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 56)} …"` : text;
}

/** Whose field it is, for entries that have a name: people do not count from 0. */
function ownerOf({ path }: v.BaseIssue<unknown>): string {
  const entry = path?.find(({ type }) => type === 'array')?.value;
  if (typeof entry !== 'object' || entry === null || !('name' in entry)) return '';
  return typeof entry.name === 'string' && entry.name.trim() ? ` (${entry.name})` : '';
}

const keysOf = ({ path }: v.BaseIssue<unknown>) => path?.map(({ key }) => String(key)) ?? [];
const isUnknown = ({ expected }: v.BaseIssue<unknown>) => expected === 'never';
const isMissing = ({ expected }: v.BaseIssue<unknown>) => expected?.startsWith('"');

/** One line for each mistake; a misspelt field and the one it stands for are one mistake. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[], sources: Sources) {
  return issues.flatMap((issue) => {
    const keys = keysOf(issue);
    const { input: parent, value } = issue.path?.at(-1) ?? {};
    const siblings = issues.filter((other) => other.path?.at(-1)?.input === parent);
    if (isMissing(issue) && siblings.some(isUnknown)) return [];
    const missing = siblings.filter(isMissing).map((other) => keysOf(other).at(-1));
    const field = `${fieldOf(keys.slice(1))}${ownerOf(issue)}`;
    let what = shown(value) ? `${field} is ${shown(value)}` : field;
    let fix = issue.message;
    if (isMissing(issue)) what = `${field} is missing`;
    if (isUnknown(issue)) what = `there is no field ${field}`;
    if (isUnknown(issue) && missing.length > 0) fix = `rename it to ${missing.join(' or ')}`;
    return [`${placeOf(sources, keys, value)}: ${what}: ${fix}.`];
  });
}

/** What to do about a line that esbuild cannot read. */
function adviceFor(text: string, line: string): string {
  if (text.startsWith('Unterminated')) return 'put a " at the end of the text';
  if (/“|”/.test(text)) return 'begin and end the text with straight double quotes: "';
  if (text.startsWith('No matching')) return 'give it this name there';
  if (text.startsWith('Duplicate')) return 'remove one of the two';
  if (text.startsWith('Could not resolve')) return 'correct the name of the file';
  if (/'[^'"]*\p{L}'\p{L}/u.test(line)) {
    return 'put the text between double quotes, because there is an apostrophe in it';
  }
  if (/".*".*"/.test(line)) {
    return 'inside a text, write “ and ” for quotes, or look for a missing comma';
  }
  return 'look for a missing comma, quote or bracket in this line or the line before';
}

/** One line for the first of the errors that esbuild found: the others follow from it. */
export function describeSyntaxError({ message, errors: [first] }: BuildFailure, sources: Sources) {
  if (!first?.location) return `The content cannot be read: ${message}`;
  const { file, line, lineText } = first.location;
  const path = sources.get(file.replace(/\.ts$/, ''))?.path ?? file;
  return `${path}, line ${line}: ${first.text}: ${adviceFor(first.text, lineText)}.`;
}

/** One line for an error while the files run, such as a text without its quotes. */
export function describeCrash({ message }: Error, sources: Sources): string {
  const pattern = /^(\w+) is not defined|(?:'|\.)(\w+)(?:'\)| is not a function)$/;
  const [, name, property] = pattern.exec(message) ?? [];
  const use = new RegExp(name ? `[:[,{]\\s*${name}\\b` : `\\.${property}\\b`);
  const isImport = new RegExp(`import \\{[^}]*\\b${name}\\b`);
  const lines = [...sources.values()]
    .filter(({ text }) => !isImport.test(text))
    .flatMap(({ path, text }) => text.split('\n').map((line, index) => ({ path, line, index })));
  const [first, second] = lines.filter(({ line }) => use.test(line));
  // A property may be right in other lines.
  if (!first || (property && second)) return `The content cannot be read: ${message}.`;
  return `${first.path}, line ${first.index + 1}: ${name ?? property} is not known: put texts between double quotes; write true and false in small letters; correct names between braces, or import them.`;
}

/** Every text in a value, with its place. */
export function textsOf(value: unknown, keys: readonly string[] = []): [string[], string][] {
  if (typeof value === 'string') return [[[...keys], value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, [...keys, key]));
}
