// What messages about content share.

/** A message about a field: the content file and the keys in it, and the message. */
export type Finding = [keys: readonly string[], message: string];

/** `leaders[3].bio` */
export const fieldName = (keys: readonly string[]) =>
  keys.join('.').replace(/\.(\d+)(?=\.|$)/g, '[$1]');

/** A message that starts with the field's name. */
export const ofField = (keys: readonly string[], message: string): Finding => [
  keys,
  `${fieldName(keys.slice(1))} ${message}`,
];

/** A value as a message quotes it: long texts are cut, lists and objects are left out. */
export function quoteValue(value: unknown): string {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return '';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 56)} …"` : text;
}

/** Every text in a value, with its keys. */
export function listTexts(value: unknown, keys: readonly string[] = []): [string[], string][] {
  if (typeof value === 'string') return [[[...keys], value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => listTexts(entry, [...keys, key]));
}
