// The kinds of values that content is made of. A message ends the sentence "FIELD is VALUE: …".
import * as v from 'valibot';
import { typeset } from './typeset';

/** An object without fields that nobody reads, so that a misspelt name is found. */
export const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected }) => {
    const names = Object.keys(entries).join(', ');
    if (expected === 'never') return `remove it, or use one of these names: ${names}`;
    if (expected === 'Object') return `write { } with these fields: ${names}`;
    return 'add it';
  });

export const list = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(
    v.array(entry, 'write a list in square brackets: [ ]'),
    v.minLength(1, 'write at least one entry'),
  );

/** A name between braces that does not exist makes a text that says "undefined", an object "[object". */
const text = (fix: string) =>
  v.pipe(
    v.string(fix),
    v.regex(/\S/, fix),
    v.regex(/^(?!.*(\bundefined\b|\[object ))/s, 'correct the name between the braces'),
    v.regex(/^[^\uFFFD]*$/, 'save the file as UTF-8'),
  );

/** Kept letter by letter: the specification's own words, or what a program reads. */
export const exactWords = text('write a text between double quotes');

/** Shown to visitors: quotes, apostrophes, dashes and dots are set properly. */
export const words = v.pipe(exactWords, v.transform(typeset));

export const email = v.pipe(
  v.string('write an e-mail address between double quotes'),
  v.regex(
    /^[^\s@<>(),;:"]+@[^\s@<>(),;:".]+(\.[^\s@<>(),;:".]+)+$/,
    'write one e-mail address, such as name@firm.com',
  ),
);

const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:';
export const webAddress = v.pipe(
  v.string('write an address between double quotes'),
  v.check(isHttps, 'write a full address that starts with https://'),
);

export const photo = (folder: 'stage' | 'team') => {
  const fix = `write the name of a photo in src/content/photos/${folder}, such as "name.jpg"`;
  return v.pipe(v.string(fix), v.regex(/^[^/\\]*[^/\\\s][^/\\]*$/, fix));
};

export const yesOrNo = v.boolean('write true or false, without quotes');

export const choice = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `write one of these: ${options.map((option) => `"${option}"`).join(', ')}`);

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
export const day = v.pipe(
  v.string('write a day between double quotes, such as "2027-11-01"'),
  v.check(isDay, 'write a day that exists as year-month-day, such as "2027-11-01"'),
);

export const year = v.pipe(
  v.number('write a year without quotes, such as 2025'),
  v.integer('write a year with four digits, such as 2025'),
  v.minValue(2000, 'write a year with four digits, such as 2025'),
  v.check((value) => value <= new Date().getFullYear(), 'write this year or an earlier one'),
);

/** Parameters that login services and ad networks keep for themselves: they could break the login. */
const reservedParameters =
  /^(code|state|nonce|scope|token|access_token|id_token|session|sid|redirect(_uri)?|return_to|next|[a-z]*clid|_ga|_gl)$/i;

export const tracking = v.record(
  v.pipe(
    v.string(),
    v.regex(/^[a-z]\w*$/i, 'write its name with letters, digits and underscores alone'),
    v.check(
      (name) => !reservedParameters.test(name),
      'choose another name: login services and ad networks keep this one for themselves',
    ),
  ),
  exactWords,
  'write { } with a line for each parameter, such as utm_source: "website"',
);
