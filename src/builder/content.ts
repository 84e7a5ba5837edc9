// Loads, checks and typesets the content, and hands it to every bundle as data.
import { parse } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Content } from '../content/all';
import { checkContentTypes } from './check-types';
import { inProject } from './files';
import { clean, typeset } from './typeset';
import { type Finding, listFindings, UserError } from './user-error';

export type { Content };

/** Replaces every text, number, `true`, `false` and empty list in a value. `field` is the name of the value. */
function mapLeaves(
  value: unknown,
  change: (leaf: unknown, field: string) => unknown,
  field = '',
): unknown {
  const isLeaf = Array.isArray(value) ? value.length === 0 : typeof value !== 'object';
  if (isLeaf) return change(value, field);
  if (Array.isArray(value)) {
    return value.map((entry, index) => mapLeaves(entry, change, `${field}[${index}]`));
  }
  const entries = Object.entries(value ?? {}).map(([name, entry]) => {
    return [name, mapLeaves(entry, change, field ? `${field}.${name}` : name)];
  });
  return Object.fromEntries(entries);
}

/** Every text, number, `true`, `false` and empty list, with its field, such as `leaders.leaders[3].bio`. */
export function listLeaves(content: Content) {
  const leaves: [field: string, leaf: unknown][] = [];
  mapLeaves(content, (leaf, field) => leaves.push([field, leaf]));
  return leaves;
}

/** A finding about a field: `landing.hero.image` is `hero.image` in `src/content/landing.ts`. */
export function findingAt(field: string, message: string): Finding {
  const [file, ...names] = field.split('.');
  return { file: `src/content/${file}.ts`, message: `${names.join('.')} ${message}` };
}

const thisYear = () => new Date().getFullYear();

const isUrl = (text: string) => /^https:\/\/[^/]/.test(text) && URL.canParse(text);

/** Parameters that login services and ad networks reserve: another value could break the login. */
const reserved =
  /\.tracking\.(code|state|nonce|scope|token|access_token|id_token|session|sid|redirect(_uri)?|return_to|next|[a-z]*clid|_ga|_gl)$/i;

/** Which fields, what is wrong there, and what to do about it. The types say the rest. */
const rules: [fields: RegExp, isWrong: (text: string) => boolean, fix: string][] = [
  [
    /./,
    (text) => text.includes('${'),
    'put it between backticks (`), because it has a name in braces',
  ],
  [/./, (text) => /\bundefined\b|\[object \w+\]/.test(text), 'correct the name between the braces'],
  [
    /^firm\.firm\.email$/,
    (text) => !/^[^\s@<>(),;:"?&#%]+@[^\s@<>(),;:".]+(\.[^\s@<>(),;:".]+)+$/.test(text),
    'write one e-mail address, such as name@firm.com',
  ],
  [
    /^firm\.firm\.siteUrl$/,
    (text) => !isUrl(text) || !/^https:\/\/[^/?#@]+$/.test(text),
    'write only https:// and the domain, without a slash at its end',
  ],
  [
    /^firm\.investorLogin\.url$/,
    (text) => !isUrl(text),
    'write a full address, such as https://login.firm.com/',
  ],
  [reserved, () => true, 'rename this parameter, because login services reserve its name'],
  [/\.tracking\.(?![a-z]\w*$)/i, () => true, 'name the parameter with letters, digits and _ only'],
  [
    /^firm\.firm\.copyrightYear$/,
    (year) => !/^2\d{3}$/.test(year) || Number(year) > thisYear(),
    'write this year or an earlier one, with four digits',
  ],
  [
    /^navigation\.footerLinks.*\.to$/,
    (text) => !isUrl(text) && !/^\/[^/?#][^?#]*$/.test(text),
    'write a path such as "/privacy", without ? and #, or a full https:// address',
  ],
  [
    /^colors\./,
    (text) => !/^#[\da-f]{6}$/i.test(text),
    'write # and six digits or letters from a to f',
  ],
];

const addresses =
  /^firm\.(firm\.(email|siteUrl)|investorLogin\.url)$|^navigation\.footerLinks.*\.to$/;

/** Spaces, quotes and invisible characters. They come from other programs, and nobody sees them in an address. */
const notInAddresses = /[\s\p{C}"<>«»‘-‟]/u;

const mayBeEmpty = /^navigation\.footerLinks$|\.services$/;

function checkLeaf(field: string, leaf: unknown): Finding[] {
  const text = String(leaf);
  if (!clean(text).trim()) {
    return mayBeEmpty.test(field) ? [] : [findingAt(field, 'is empty: write what belongs there.')];
  }
  const [character] = (addresses.test(field) && notInAddresses.exec(text)) || [];
  if (character) {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const message = `has a character that does not belong there, U+${code}: type it again by hand.`;
    return [findingAt(field, message)];
  }
  const shown = JSON.stringify(text.length > 60 ? `${text.slice(0, 56)} …` : leaf);
  return rules
    .filter(([fields, isWrong]) => fields.test(field) && isWrong(text))
    .map(([, , fix]) => findingAt(field, `is ${shown}: ${fix}.`));
}

/** The longest fixed part of the email, percent-encoded. It leaves about 220 characters of a mail link to the visitor. */
const maxFixedLength = 1500;

/** What the compiler cannot see. */
export function findMistakes(content: Content): Finding[] {
  const mistakes = listLeaves(content).flatMap(([field, leaf]) => checkLeaf(field, leaf));
  // The other checks need valid addresses.
  if (mistakes.length > 0) return mistakes;

  const { firm, investorLogin } = content.firm;
  const { searchParams } = new URL(investorLogin.url);
  for (const name of Object.keys(investorLogin.tracking)) {
    if (!searchParams.has(name)) continue;
    const field = `firm.investorLogin.tracking.${name}`;
    mistakes.push(findingAt(field, 'is also in url: remove one of the two.'));
  }
  const clickable = content.landing.team.cards.filter(({ isClickable }) => isClickable).length;
  if (clickable !== 1) {
    const message = `have isClickable: true ${clickable} times: write it once, for the Leadership Team, which has a page.`;
    mistakes.push(findingAt('landing.team.cards', message));
  }
  const { subject, labels, note, cutMark } = content['lead-form'].leadMail;
  const fixed = [firm.email, subject, ...Object.values(labels), note, cutMark].map(typeset).join();
  const { length } = encodeURIComponent(fixed);
  if (length > maxFixedLength) {
    const message = `fills ${length} characters of every mail link, and ${maxFixedLength} leave room for the visitor: shorten note, or the longest of the others.`;
    mistakes.push(findingAt('lead-form.leadMail', message));
  }
  return mistakes;
}

/** What is allowed, and needs a look. */
export function findWarnings({ firm }: Content): Finding[] {
  const { copyrightYear: year } = firm.firm;
  const message = `is ${year}: check whether the year is still right.`;
  return year < thisYear() ? [findingAt('firm.firm.copyrightYear', message)] : [];
}

/** Fields that programs read, and fields whose words the owner's specification prescribes. */
const asTyped =
  /^firm\.investorLogin\.|\.(image|fallbackImage|leadDialog\.submitting|leadMail\.subject|leadSent\.(success|failure))$/;

export function typesetContent(content: Content): Content {
  const typesetLeaf = (leaf: unknown, field: string) => {
    if (typeof leaf !== 'string') return leaf;
    return addresses.test(field) || asTyped.test(field) ? clean(leaf) : typeset(leaf);
  };
  return mapLeaves(content, typesetLeaf) as Content;
}

/** @throws {UserError} with one line for each mistake */
export async function loadContent(): Promise<Content> {
  await checkContentTypes(inProject('src/content'));
  // Imported only now: at a mistake, Node would stop without saying what to do.
  const { content } = await import('../content/all');
  const mistakes = findMistakes(content);
  if (mistakes.length > 0) throw new UserError(listFindings(mistakes).join('\n'));
  return typesetContent(content);
}

/** Replaces the files of `src/content` with the checked and typeset content. */
export function contentPlugin(content: Content): Plugin {
  const files = new Map<string, object>(Object.entries(content));
  return {
    name: 'content',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]content[\\/][\w-]+\.ts$/ }, ({ path }) => ({
        contents: Object.entries(files.get(parse(path).name) ?? {})
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
      }));
    },
  };
}
