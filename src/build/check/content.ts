// What the types of the content cannot say, and what would harm a lead or be read by visitors.
import type { FormField } from '../../content/types';

/** Slips of whoever pastes or types a text, and our answers. */
const slips: [pattern: RegExp, answer: string][] = [
  [/^\s*$/, 'it is empty'],
  [
    /[\p{Cc}\u200b\u2028\u2029\ufeff\ufffd]/u,
    'type it again in one line: it has characters that cannot be seen',
  ],
  [/\$\{/, 'put the text between backticks (`)'],
  [/\{/, 'visitors would see the braces'],
  [/<\/?[a-z][^<>]*>|&(#\d+|\w{2,6});|\*\*\w/i, 'visitors would see the markup'],
];

/** Fields with a rule of their own, and the answer. */
const rules: [field: RegExp, rule: RegExp, answer: string][] = [
  [/^firm\.email$/, /^[^\s@<>,;:"]+@([\p{L}\d-]+\.)+[\p{L}\d-]{2,}$/u, 'write one e-mail address'],
  [/^firm\.siteUrl$/, /^https:\/\/[^\s/?#]+$/, 'write only https:// and the domain'],
  [
    /^investorLogin\.url$/,
    /^https:\/\/[^\s/?#:]+(:\d+)?([/?#]\S*)?$/,
    'write a whole address, such as https://firm.com/login',
  ],
  [/^language$/, /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i, 'write a language such as en, or pt-BR'],
  [/^colors\./, /^#[\da-f]{6}$/i, 'write # and six digits or letters from a to f'],
];

/** Here `{email}` becomes the firm's address. */
const takesAddress = /^leadSent\.(success|failure)$/;

const mayBeEmpty = /^(legal\.\w+|hero\.eyebrow|whyPartner\.figuresNote)$/;

/** Every text, number, `true` and `false`, with its field, such as `leaders[3].bio`. */
export function listLeaves(value: object, parent = ''): [field: string, leaf: unknown][] {
  return Object.entries(value).flatMap(([name, entry]) => {
    const step = Array.isArray(value) ? `[${name}]` : `.${name}`;
    const field = (parent + step).replace(/^\./, '');
    return typeof entry === 'object' ? listLeaves(entry, field) : [[field, entry]];
  });
}

/** @param lists what a file of `src/content` exports */
export function checkContent(file: string, lists: object): string[] {
  return listLeaves(lists).flatMap(([field, leaf]) => {
    if (typeof leaf !== 'string' || (leaf === '' && mayBeEmpty.test(field))) return [];
    const words = takesAddress.test(field) ? leaf.replaceAll('{email}', '') : leaf;
    const [, slip] = slips.find(([pattern]) => pattern.test(words)) ?? [];
    const [, , broken] = rules.find(([it, rule]) => it.test(field) && !rule.test(leaf)) ?? [];
    const answer = slip ?? broken;
    return answer ? [`src/content/${file}: ${field} is ${JSON.stringify(leaf)}: ${answer}.`] : [];
  });
}

/** After a reload, each of two fields with one name would have the text of the second. */
export function checkFieldNames(fields: readonly FormField[]): string[] {
  const names = fields.map(({ name }) => name);
  const doubled = names.filter((name, at) => names.indexOf(name) < at);
  return doubled.map(
    (name) =>
      `src/content/lead-form.ts: leadFields: two fields have the name ${JSON.stringify(name)}.`,
  );
}
