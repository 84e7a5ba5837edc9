// Validators of the values in content. Each message completes the sentence "FIELD is VALUE: …".
import * as v from 'valibot';
import { typeset } from './typeset';

/** An object that refuses unknown fields, so that a misspelt name is an error. */
export const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected }) => {
    const names = Object.keys(entries).join(', ');
    if (expected === 'never') return `remove it, or use one of these names: ${names}`;
    if (expected === 'Object') return `write { } with these fields: ${names}`;
    return 'add it';
  });

/** A list that may be empty. */
export const listOrNone = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.array(entry, 'write a list in square brackets: [ ]');

export const list = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(listOrNone(entry), v.minLength(1, 'write at least one entry'));

const textFix = 'write a text between double quotes';

/** A text that stays as typed, because the specification gives its words or a program reads it. */
export const exactWords = v.pipe(
  v.string(textFix),
  v.regex(/\S/, textFix),
  v.check(
    (text) => !text.includes('${'),
    'write the text between backticks (`), because it has a name in braces',
  ),
);

/** A text for visitors, with typographic quotes, apostrophes, dashes and dots. */
export const words = v.pipe(exactWords, v.transform(typeset));

/** An object of texts for visitors, by their names. */
export const texts = <const Name extends string>(...names: Name[]) =>
  object(v.entriesFromList(names, words));

export const email = v.pipe(
  v.string('write an e-mail address between double quotes'),
  v.regex(
    /^[^\s@<>(),;:"?&#%]+@[^\s@<>(),;:".]+(\.[^\s@<>(),;:".]+)+$/,
    'write one e-mail address, such as name@firm.com',
  ),
);

export const webAddress = v.pipe(
  v.string('write an address between double quotes'),
  v.url('write a full address that starts with https://'),
  v.regex(/^https:\/\//i, 'write a full address that starts with https://'),
);

export const photo = (folder: 'stage' | 'team') => {
  const fix = `write the name of a photo in src/content/photos/${folder}, such as "name.jpg"`;
  const isName = v.regex(/^[^/\\]*[^/\\\s][^/\\]*$/, fix);
  // File names with accents get the same form in `makePhotos`.
  return v.pipe(v.string(fix), isName, v.normalize('NFC'));
};

const color = v.pipe(
  v.string('write a color between double quotes, such as "#d9a750"'),
  v.regex(/^#[\da-f]{6}$/i, 'write # and six digits or letters from a to f, such as "#d9a750"'),
);

/** Colors by name; none may be missing. */
export const colorsNamed = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  object(v.entriesFromList(names, color));

export const yesOrNo = v.boolean('write true or false, without quotes');

export const choice = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `write one of these: ${options.map((option) => `"${option}"`).join(', ')}`);

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toJSON()?.startsWith(value);
export const day = v.pipe(
  v.string('write a day between double quotes, such as "2027-11-01"'),
  v.check(isDay, 'write a day that exists as year-month-day, such as "2027-11-01"'),
);

const isYear = (value: number) => Number.isInteger(value) && value >= 2000;
export const year = v.pipe(
  v.number('write a year without quotes, such as 2025'),
  v.check(isYear, 'write a year with four digits, such as 2025'),
  v.check((value) => value <= new Date().getFullYear(), 'write this year or an earlier one'),
);

/** Parameters that login services and ad networks reserve: another value could break the login. */
const reservedParameters =
  /^(code|state|nonce|scope|token|access_token|id_token|session|sid|redirect(_uri)?|return_to|next|[a-z]*clid|_ga|_gl)$/i;

export const tracking = v.record(
  v.pipe(
    v.string(),
    v.regex(/^[a-z]\w*$/i, 'write its name with letters, digits and underscores only'),
    v.check(
      (name) => !reservedParameters.test(name),
      'choose another name: login services and ad networks reserve this name',
    ),
  ),
  exactWords,
  'write { } with a line for each parameter, such as utm_source: "website"',
);
