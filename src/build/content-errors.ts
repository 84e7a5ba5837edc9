// What is wrong in the content files, in words for somebody who is no programmer.
import type { Message } from 'esbuild';
import type * as v from 'valibot';

/** The content files by name: the path to show, and the text. */
export type Sources = ReadonlyMap<string, { path: string; text: string }>;

type Key = string | number;

/** `src/content/firm.ts, line 12`; without the line unless exactly one line can be meant. */
function placeOf(sources: Sources, [file, ...keys]: readonly Key[], value: unknown): string {
  const { path, text } = sources.get(String(file)) ?? { path: String(file), text: '' };
  const key = keys.at(-1);
  const hasKey = (line: string) => new RegExp(`(^|[\\s{,"'])${key}["']?\\s*[:=]`).test(line);
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
export const fieldOf = (keys: readonly Key[]) =>
  keys.reduce<string>(
    (field, key) =>
      typeof key === 'number' ? `${field}[${key}]` : field ? `${field}.${key}` : String(key),
    '',
  );

/** What there is, if it is short enough to say. */
function shown(value: unknown): string {
  if (typeof value === 'object' || value === undefined) return '';
  const text = JSON.stringify(value);
  return ` is ${text.length > 60 ? `${text.slice(0, 56)} …"` : text}`;
}

/** Whose field it is, for entries that have a name: people do not count from 0. */
function ownerOf(path: readonly v.IssuePathItem[]): string {
  const entry = path.find(({ type }) => type === 'array')?.value;
  if (typeof entry !== 'object' || entry === null || !('name' in entry)) return '';
  return typeof entry.name === 'string' && entry.name.trim() ? ` (${entry.name})` : '';
}

/** One line for each mistake; a misspelt field and the one it stands for are one mistake. */
export function describeIssues(
  issues: readonly v.BaseIssue<unknown>[],
  sources: Sources,
): string[] {
  const places = issues.map((issue) => {
    const path = issue.path ?? [];
    const keys = path.map(({ key }) => (typeof key === 'number' ? key : String(key)));
    return {
      message: issue.message,
      path,
      keys,
      value: path.at(-1)?.value,
      parent: path.at(-1)?.origin === 'key' ? path.at(-1)?.input : undefined,
      isUnknown: issue.type === 'strict_object' && issue.expected === 'never',
      isMissing: issue.type === 'strict_object' && issue.expected?.startsWith('"'),
    };
  });
  return places.flatMap(({ message, path, keys, value, parent, isUnknown, isMissing }) => {
    const siblings = places.filter((place) => parent && place.parent === parent);
    if (isMissing && siblings.some((place) => place.isUnknown)) return [];
    const place = placeOf(sources, keys, value);
    const field = `${fieldOf(keys.slice(1))}${ownerOf(path)}`;
    if (isMissing) return [`${place}: ${field} is missing: ${message}.`];
    if (!isUnknown) return [`${place}: ${field}${shown(value)}: ${message}.`];
    const missing = siblings.filter((other) => other.isMissing).map((other) => other.keys.at(-1));
    const fix = missing.length > 0 ? `rename it to ${missing.join(' or ')}` : message;
    return [`${place}: there is no field ${field}: ${fix}.`];
  });
}

/** What to do about a line that esbuild cannot read. */
function adviceFor(text: string, line: string): string {
  if (text.startsWith('Unterminated')) return 'put a " at the end of the text';
  if (/“|”/.test(text)) return 'begin and end the text with straight double quotes: "';
  if (text.startsWith('No matching')) return 'give it this name there';
  if (text.startsWith('Duplicate')) return 'remove one of the two';
  if (/'[^'"]*\p{L}'\p{L}/u.test(line)) {
    return 'put the text between double quotes, because there is an apostrophe in it';
  }
  if (/".*".*"/.test(line)) {
    return 'inside a text, write “ and ” for quotes, or look for a missing comma';
  }
  return 'look for a missing comma, quote or bracket in this line or the line before';
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'text' in value && 'location' in value;

/** One line for the first of the errors that esbuild found: the others follow from it. */
export function describeSyntaxError(error: unknown, sources: Sources): string {
  const errors = error instanceof Error && 'errors' in error ? error.errors : [];
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  if (!isMessage(first) || !first.location) return `The content cannot be read: ${error}`;
  const { file, line, lineText } = first.location;
  const path = sources.get(file.replace(/\.ts$/, ''))?.path ?? file;
  const advice = /^(Expected|Unexpected|Unterminated|Syntax|Duplicate|No matching)/.test(first.text)
    ? `: ${adviceFor(first.text, lineText)}`
    : '';
  return `${path}, line ${line}: ${first.text}${advice}.`;
}

/** One line for an error while the files run, such as a text without its quotes. */
export function describeCrash(error: unknown, sources: Sources): string {
  const message = error instanceof Error ? error.message : String(error);
  const name = /^(\w+) is not defined/.exec(message)?.[1];
  const isUse = (line: string) => new RegExp(`[:[,{]\\s*${name}\\b`).test(line);
  for (const { path, text } of sources.values()) {
    const isImported = new RegExp(`import \\{[^}]*\\b${name}\\b`).test(text);
    const lines = text.split('\n');
    const index = lines.findIndex(isUse);
    if (!name || isImported || index < 0) continue;
    const fix = lines[index]?.includes('${')
      ? 'correct the name between the braces, or import it'
      : 'put texts between double quotes, and write true and false in small letters';
    return `${path}, line ${index + 1}: ${name} is not known: ${fix}.`;
  }
  return `The content cannot be read: ${message}.`;
}

/** Every text in a value, with its place. */
export function* textsOf(value: unknown, keys: readonly Key[] = []): Generator<[Key[], string]> {
  if (typeof value === 'string') yield [[...keys], value];
  else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* textsOf(entry, [...keys, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) yield* textsOf(entry, [...keys, key]);
  }
}

/** Texts that say "undefined" because a `${…}` in them names something that does not exist. */
export function findMissingWords(content: object, sources: Sources): string[] {
  return [...textsOf(content)]
    .filter(([[file], text]) => {
      const source = sources.get(String(file))?.text ?? '';
      return /\bundefined\b/.test(text) && !/\bundefined\b/.test(source);
    })
    .map(([keys, text]) => {
      const place = placeOf(sources, keys, text);
      return `${place}: ${fieldOf(keys.slice(1))}${shown(text)}: correct the name between the braces.`;
    });
}
