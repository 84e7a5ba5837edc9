// Mistakes of typing in a content file: what the compiler says of them, and what we say.
import { findIn, nearestName, type Problem, type Rule } from '../user-error';

/**
 * The patterns read three lines: the compiler's message, the line without its last comma, and ▸ with the rest from the
 * place of the mistake.
 */
// biome-ignore format: a table
const answers: Rule[] = [
  // The file can be read, and a name or a value is wrong.
  [/name '(true|false|yes|no)'/i, '$1 is not a value', 'write true or false, in small letters'],
  [/name '\w+'\..*\n(\S+): (\w+)\n/, 'the text has no quotes', 'write $1: "$2",'],
  [/name '(\w+)'\. Did you mean '(\w+)'/, 'there is no $1', 'write $2'],
  [/name '(\$\w+)'/, 'the text $1 has no quotes', 'write "$1"'],
  [/name '(\w+)'/, 'there is no $1', 'correct the name, put its import back, or put a text between double quotes'],
  [/same name(?:.*\n){2}▸("?[\w-]+"?)/, '$1 stands twice in this block', 'delete one of the two'],
  [/^Property '(\S+)' is missing/, 'the block that begins here has no $1', 'write $1: …, into it'],
  [/properties from type .*?: (.*)\n/, 'the block that begins here has none of $1', 'write these fields into it'],
  [/undefined' is not(?:.*\n){2}▸(\w+):/, '$1 has no value', 'write it after the colon'],
  [/'"(.*)"' is not .*Did you mean '(".*")'/, '"$1" is not one of the choices', 'write $2'],
  [/'"((?:mailto|tel):.*)"' is not/, '"$1" is no web address, and footer links take no other', 'leave it out: Contact shows firm.email'],
  [/'"http:\/*(.*)"' is not/, '"http://$1" is not encrypted', 'write "https://$1"'],
  [/'"(.*)"' is not .* '`\/\$\{string\}` or/, '"$1" is neither a path nor an address', 'begin it with /, or with https://'],
  [/'"(.*)"' is not .* '`https:/, '"$1" is not a full address', 'begin it with https://'],
  [/'"(.*)"' is not .* '`#/, '"$1" is not a color', 'write # and six digits or letters from a to f, such as "#d9a750"'],
  [/'"(.*)"' is not .* '(".*")'/, '"$1" is not one of the choices', 'write $2'],
  [/to type 'string'(?:.*\n){2}▸(\S+): (-?[\d.]+|true|false)\b/, '$1 needs a text', 'write $1: "$2",'],
  [/to type 'string'/, 'this needs a text', 'write it between double quotes'],
  [/to type 'number'(?:.*\n){2}▸(\S+): "([\d.]+)"/, '$1 needs a number', 'write $1: $2,'],
  [/to type 'number'/, 'this needs a number', 'write it without quotes, such as 2025'],
  [/to type 'boolean'/, 'this needs yes or no', 'write true or false, without quotes'],
  [/to type '.*\[\]'(?:.*\n){2}▸(\S+): (".*?"),?$/, '$1 needs a list', 'write $1: [$2],'],
  [/'string' is not assignable to type '[A-Z]\w*'/, 'this needs a block', 'write its fields between { and }'],
  [/to type '.*\[\]'/, 'this needs a list', 'write it between [ and ]'],
  // The file cannot be read: a text and its quotes.
  [/\n.*\{ (\w+): ([$€£]?\d[^\s,"]*[^\d\s,"]),/, 'the text $2 has no quotes', 'write $1: "$2",'],
  [/^An identifier .* numeric/, 'a letter stands in a number', 'write digits only'],
  [/^Merge/, 'this line is left from a merge', 'keep one of the two versions, and delete it'],
  [/\n[^"'`]*(?:[“”„«»]|[‘’])/, 'it has typographic quotes', 'write straight double quotes, ", at both ends of the text'],
  [/\n(\S+): ([^"'`\s[{][^"'`]*)"\n/, 'the text has no quote at its start', 'write $1: "$2",'],
  [/^Unterminated.*\n(\S+): "([^"]*)[“”„]\n/, 'the text ends with a typographic quote', 'write $1: "$2",'],
  [/^Unterminated.*\n(\S+): "((?:[^"\\]|\\.)*)\n/, 'the text has no quote at the end of this line', 'write $1: "$2",'],
  [/^Unterminated string.*\n(.*)\n/, 'a text has no quote at its end', 'write ", after it'],
  [/\n(\S+): '(.*'.*)'\n/, 'the apostrophe ends the text', 'put the text between double quotes: $1: "$2",'],
  [/\n.*'([^'"]+)'(\w[^'"]*)'.*\n▸\2/, 'the apostrophe ends the text', 'put the text between double quotes: "$1\'$2"'],
  [/\n(\S+: )?"[^"\\]*"\w.*\n▸(\w+)/, 'the double quote before $2 ends the text', 'write \\" for a double quote inside of a text'],
  [/\n(#+|<!--) */, '$1 begins no comment here', 'begin it with //'],
  [/\n(\S+): ([A-Za-z][^"'`{}[\]]*)\n/, 'the text has no quotes', 'write $1: "$2",'],
  // Signs between fields, and brackets.
  [/\n(\S+) *= *(.+)\n▸ *=/, '= stands between field and value', 'write $1: $2,'],
  [/\n(\w+): (\d+),(\d+)\n/, 'a comma stands in the number', 'write $1: $2$3,'],
  [/\n(\w+(?:-\w+)+):/, 'a name with - has no quotes', 'write "$1":'],
  [/\n(\S+) +(["'`\d].*)\n▸["'`\d]/, 'a colon is missing after the field', 'write $1: $2,'],
  [/\n(.*);\n▸;/, '; stands at the end of the field', 'write $1,'],
  [/\n(\S+):\n/, '$1 has no value', 'write it after the colon'],
  [/expected\.\n.*"([^"]*), \w+: "\w.*\n▸\w/, 'the text $1 has no quote at its end', 'write "$1",'],
  [/expected\.\n.*" (\w+): .*\n▸\1/, 'a comma is missing before $1', 'write , before it'],
  [/expected\.\n.*\} *\{.*\n▸\{/, 'a comma is missing before {', 'write , between } and {'],
  [/expected\.\n.*\n▸(["'`][^"'`]*["'`])/, 'a comma is missing before $1', 'write , between the two'],
  [/\n(.*)\n▸:/, 'this field stands outside of a block', 'write { on a line before $1,'],
  [/\n(\S+): (["'].*)\n▸,/, 'a list has no brackets', 'write $1: [$2],'],
  [/\n▸,/, 'there is one comma too many', 'delete it'],
  [/\n▸([}\])])/, '$1 closes what is not open', 'look above for a { or [ that is missing, or delete the $1'],
  [/^'\*\/' expected/, 'a comment is not closed', 'write */ where it ends'],
  [/^'([}\])])' expected/, 'a block or a list is not closed', 'write $1 where it ends'],
];

/** As `answers`, for a mistake that the compiler only notices at the first word of the next line. */
// biome-ignore format: a table
const answersBefore: Rule[] = [
  [/\n(\S+):\n▸/, '$1 has no value', 'write it after the colon'],
  [/expected\.\n.*\n▸(export|const)/, 'a block or a list is not closed', 'write }; or ]; after this line'],
  [/^Property assign.*\n(.*)\n▸\{/, 'the block that ends here is not closed', 'write }, on a line after $1,'],
  [/^Expression or comma.*\n(.*)\n▸[^,]/, 'the list is not closed', 'write $1],'],
  [/',' expected\.\n(.*\{[^}]*)\n▸/, 'the block is not closed', 'write $1 },'],
  [/',' expected\.\n(.*)\n▸[^}\])]/, 'a comma is missing at the end', 'write $1,'],
];

/** What owners call a field, and its name. */
const otherWords: Record<string, string> = {
  photo: 'image',
  picture: 'image',
  href: 'to',
  url: 'to',
  link: 'to',
};

/** The answer to a misspelt field. `types.ts` has the right names. */
function answerFromTypes(message: string, types: string) {
  const [, name = '', type = ''] =
    /'"?([^'"]+)"?' does not exist (?:in|on) type '(.*?)'/.exec(message) ?? [];
  if (!name) return undefined;
  if (type.endsWith('[]'))
    return {
      wrong: 'this needs a list',
      fix: 'write [ before its first {, and ] after its last }',
    };
  // A choice such as "top" is near photo, and no field.
  const [block] = new RegExp(`^export interface ${type} \\{[^]*?^\\}`, 'm').exec(types) ?? [];
  const others = block
    ? (block.match(/(?<=^ {2})\w+(?=\??:)/gm) ?? [])
    : (types.match(/\w[\w-]*(?="|\??:)/g) ?? []).filter((other) => other !== name);
  const same = otherWords[name.toLowerCase()] ?? '';
  const near = others.includes(same) ? same : nearestName(name, others);
  const list = `delete it; src/content/types.ts lists the fields of ${type}`;
  return { wrong: `there is no field ${name}`, fix: near ? `write ${near}` : list };
}

/** The answer of the first row that matches. */
function answerFromTable(table: readonly Rule[], message: string, line: string, rest: string) {
  const choices = message.replaceAll(' | ', ' or ');
  return findIn(`${choices}\n${line.trim().replace(/\s*,$/, '')}\n▸${rest}`, table);
}

/**
 * What a message of the compiler means, and the line of the mistake.
 *
 * @param source the whole file
 * @param column from 1, as `line`
 * @param types the text of `types.ts`
 */
export function readTypo(
  message: string,
  source: string,
  line: number,
  column: number,
  types: string,
): Problem {
  const lines = source.split(/\r?\n/);
  const text = lines[line - 1] ?? '';
  if (/expected|Unterminated/.test(message) && source.split('`').length % 2 === 0) {
    const odd = lines.findIndex((each) => each.split('`').length % 2 === 0);
    return { line: odd + 1, wrong: 'it has one backtick only', fix: 'write ` at both its ends' };
  }
  // Pasted texts have line breaks.
  const next = lines[line] ?? '';
  if (/^Unterminated/.test(message) && /["'],?\s*$/.test(next) && !/^\s*["'\w-]+: /.test(next)) {
    return { line, wrong: 'a line break stands in the text', fix: 'put the text on one line' };
  }
  // What was pasted below the end of a list.
  const end = lines.findLastIndex((each, at) => at < line - 1 && /^[\]}]/.test(each));
  const isOutside =
    end >= 0 && !lines.slice(end, line).some((each) => /^(export|const)/.test(each));
  if (isOutside && /expected/.test(message)) {
    const fix = `move it above the ${lines[end]} of line ${end + 1}`;
    return { line, wrong: 'this stands after the end of the list', fix };
  }
  // The compiler blames all entries of the list.
  const doubled = lines.findIndex((each) => /,\s*,/.test(each));
  if (/undefined' is not/.test(message) && doubled >= 0) {
    return { line: doubled + 1, wrong: 'there is one comma too many', fix: 'delete it' };
  }
  // The first word of a line, also behind `export const`.
  if (/^\s*(export (const )?)?$/.test(text.slice(0, column - 1))) {
    let before = line - 1;
    // Empty lines and comments are no place for a comma.
    while (before > 0 && /^\s*(\/\/.*|\/?\*.*)?$/.test(lines[before - 1] ?? '')) before -= 1;
    const answer = answerFromTable(answersBefore, message, lines[before - 1] ?? '', text.trim());
    if (answer) return { ...answer, line: before };
  }
  const answer =
    answerFromTypes(message, types) ??
    answerFromTable(answers, message, text, text.slice(column - 1));
  // Other mistakes keep the compiler's words.
  const others = { wrong: message.replace(/\.$/, ''), fix: 'correct this line, or the one before' };
  return { ...(answer ?? others), line };
}
