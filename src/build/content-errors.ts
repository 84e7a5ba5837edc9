// What is wrong in the content files, in words for somebody who is no programmer.
import type { BuildFailure } from 'esbuild';
import type * as v from 'valibot';

/** The content files by name: the path to show, and the text. */
export type Sources = ReadonlyMap<string, { path: string; text: string }>;

/** `src/content/firm.ts, line 12`; without the line unless exactly one line can be meant. */
function placeOf(
  sources: Sources,
  [file = '', ...keys]: readonly string[],
  value: unknown,
): string {
  const { path, text } = sources.get(file) ?? { path: file, text: '' };
  const key = new RegExp(`(^|[\\s{,"'])${keys.at(-1)}["']?\\s*[:=]`);
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
  if (typeof value === 'object' || value === undefined) return '';
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
  const name = /^(\w+) is not defined/.exec(message)?.[1];
  const isUse = (line: string) => new RegExp(`[:[,{]\\s*${name}\\b`).test(line);
  const isImport = new RegExp(`import \\{[^}]*\\b${name}\\b`);
  for (const { path, text } of sources.values()) {
    const line = text.split('\n').findIndex(isUse) + 1;
    if (!name || line === 0 || isImport.test(text)) continue;
    return `${path}, line ${line}: ${name} is not known: put texts between double quotes; write true and false in small letters; correct names between braces, or import them.`;
  }
  return `The content cannot be read: ${message}.`;
}

/** Every text in a value, with its place. */
export function textsOf(value: unknown, keys: readonly string[] = []): [string[], string][] {
  if (typeof value === 'string') return [[[...keys], value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, [...keys, key]));
}
