// Checks the values of the content: what the compiler cannot see.
import { maxFaces } from '../../sections/faces';
import { type Content, findingAt, listLeaves } from '../make/fields';
import { clean, typeset } from '../make/typeset';
import { type Finding, isMistake } from '../user-error';
import { checkColors, isColor } from './contrast';

const thisYear = () => new Date().getFullYear();

/** The year of the owner's specification. */
const prescribedYear = '2025';

/** A domain that visitors and mail can reach. */
export const isDomain = (text: string) =>
  /^([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+(\p{L}{2,}|xn--[a-z\d-]+)$/iu.test(text) &&
  !/\.(localhost|localdomain|local|internal|lan)$|^www\.[^.]+$/i.test(text);

/** An e-mail address without quotes and comments. */
export function isMailAddress(text: string): boolean {
  const [, name = '', domain = ''] = /^([^@]*)@([^@]*)$/.exec(text) ?? [];
  return /^[^\s@<>()[\]\\,;:"?&#%.]+(\.[^\s@<>()[\]\\,;:"?&#%.]+)*$/.test(name) && isDomain(domain);
}

const isUrl = (text: string) =>
  /^https:\/\/[^/]/.test(text) && URL.canParse(text) && isDomain(new URL(text).hostname);

/** Services through which mail programs and search engines lead. */
export const detour = /safelinks\.protection\.outlook\.com|urldefense\.com|\.google\.\w+\/url\?/;

/** Parameters that login services and ad networks reserve: another value could break the login. */
const reserved =
  /\.tracking\.(code|state|nonce|scope|token|access_token|id_token|session|sid|redirect(_uri)?|return_to|next|[a-z]*clid|_ga|_gl)$/i;

/** How many characters of a figure fit beside the other two in a window of 600 px. Wider ones push the page sideways. */
const maxFigureLength = 11;

/** UTF-8 that another program has read as Latin-1. */
export const garbled = /â€|Ã[\x80-\xbf]|Â[\xa0-\xbf]/;

/** Which fields, what is wrong there, and what to do about it. The types say the rest. */
// biome-ignore format: a table
const rules: [fields: RegExp, isWrong: (text: string) => boolean, fix: string, isWarning?: boolean][] = [
  [/./, (text) => text.includes('${'), 'put it between backticks (`), because it has a name in braces'],
  [/./, (text) => /(?<!\$)\{[\w.]+\}/.test(text), 'write ${ in place of {, and put the text between backticks (`)'],
  [/./, (text) => garbled.test(text), 'type again what stands for a quote or a letter with an accent'],
  [/./, (text) => /\$\(\w+\.\w+\)/.test(text), 'write { and } in place of ( and )'],
  [/./, (text) => /(?<!\p{L})\$[a-z]/u.test(text), 'put the name behind the $ between braces, { and }, unless it is meant', true],
  [/^(?!investorLogin|.*\.to$)/, (text) => /\p{L}\?\p{Ll}/u.test(text), 'type again the letter or quote that has become a ?', true],
  [/./, (text) => /(^|\s)([*~_`])\w[^*~_`]*\2(?=[\s.,;:!?]|$)|:[a-z]+_[a-z_]+:/.test(text), 'delete the signs of a chat, unless they are meant', true],
  [/./, (text) => /\$\$\d/.test(text), 'delete one of the two $'],
  [/./, (text) => text.includes('[object '), 'correct the name between the braces'],
  [/./, (text) => /\bundefined\b/.test(text), 'correct the name between the braces, unless the word is meant', true],
  [/./, (text) => /<\/?(a|b|br|div|em|h\d|i|li|p|small|span|strong|su[bp]|u|ul)\b[^>]*>|<!--|&(#\d+|\w{2,6});|\*\*\w/.test(text),
    'write it as plain text, because visitors would see the signs of HTML and Markdown'],
  [/^firm\.email$/, (text) => !isMailAddress(text), 'write one e-mail address, such as name@firm.com'],
  [/^firm\.siteUrl$/, (text) => !isUrl(text) || !/^https:\/\/[^/?#@]+$/.test(text),
    'write only https:// and the domain, without a slash at its end, such as https://www.firm.com; a folder belongs into --base'],
  [/^investorLogin\.url$/, (text) => !isUrl(text), 'write a full address, such as https://login.firm.com/'],
  [reserved, () => true, 'rename this parameter, because login services reserve its name'],
  [/\.tracking\.(?![a-z][\w-]*$)/i, () => true, 'name the parameter with letters, digits, - and _ only'],
  [/^investorLogin\.url$/, (text) => detour.test(text), 'write the address that it leads to, because a mail program has put its own before it'],
  [/^firm\.copyrightYear$/, (year) => !/^2\d{3}$/.test(year) || Number(year) > thisYear(),
    'write one year with four digits, this one or an earlier one'],
  [/^firm\.copyrightYear$/, (year) => Number(year) > 1999 && Number(year) < thisYear() && year !== prescribedYear,
    'check whether the year is still right', true],
  [/^stats.*\.value$/, (text) => text.length > maxFigureLength, `a line has three figures, so shorten it to ${maxFigureLength} characters`, true],
  [/^whyPartner\.dealFigures.*\.value$/, (text) => text.length > 7, 'write it with 7 characters at most, such as $1.27B, because it breaks in two on tablets', true],
  [/^footerLinks.*\.to$/, (text) => /^https:/.test(text) && !isUrl(text), 'write an address that visitors can reach, such as https://www.firm.com/terms'],
  [/^footerLinks.*\.to$/, (text) => !/^(https:|\/(?!\/))/.test(text),
    'write a path such as "/privacy", or a full https:// address'],
  [/^colors\./, (text) => !isColor(text), 'write # and six digits or letters from a to f'],
];

/** A field with an address, in which every character counts. */
export const isAddress = (field: string) =>
  /^(firm\.(email|siteUrl)|investorLogin\.url|footerLinks.*\.to)$/.test(field);

/** Spaces, quotes and invisible characters. They come from other programs. */
const notInAddresses = /[\s\p{C}"<>«»‘-‟]/u;

/** Characters that no font shows, such as the bullets of Word. Line breaks and tabs become spaces: see `typeset.ts`. */
export const controlCharacter = /[^\P{Cc}\t-\r\x85]|[\p{Co}\ufffc\ufffd]/u;

const mayBeEmpty = /^footerLinks$|\.services$|^firm\.(legalName|address|registration|disclosure)$/;

export const nameOf = (character: string) =>
  `the character U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

function checkLeaf(field: string, leaf: unknown): Finding[] {
  const text = String(leaf);
  if (!clean(text).trim()) {
    if (mayBeEmpty.test(field)) return [];
    const orDelete =
      'write the name of a photo, or delete this line: the page then shows the initial';
    const fix = /^leaders.*image$/.test(field) ? orDelete : 'write what belongs there';
    return [findingAt(field, 'is empty', fix)];
  }
  const [character] = (isAddress(field) ? notInAddresses : controlCharacter).exec(text) ?? [];
  // A name and an address in <>, and two addresses, are answered as a whole.
  if (character === ' ' && !/[<,;]/.test(text)) {
    const fix = field.endsWith('.to') ? 'write %20, or delete it' : 'delete it';
    return [findingAt(field, 'has a space, which does not belong there', fix)];
  }
  if (character && character !== ' ') {
    // Nobody sees it, so nobody can delete it.
    const wrong = `has ${nameOf(character)}, which does not belong there`;
    return [findingAt(field, wrong, 'type the text again by hand')];
  }
  const shown = JSON.stringify(text.length > 60 ? `${text.slice(0, 56)} …` : leaf);
  return rules
    .filter(([fields, isWrong]) => fields.test(field) && isWrong(text))
    .map(([, , fix, isWarning]) => ({
      ...findingAt(field, `is ${shown}`, fix),
      isWarning: isWarning === true,
    }));
}

/** The longest fixed part of the email, percent-encoded. It leaves about 220 characters of a mail link to the visitor. */
const maxFixedLength = 1500;

/** The leaders whom the landing page leaves out, although they should be there. */
function findLeftOut({ leaders }: Content): Finding[] {
  const wanted = leaders.filter(({ onLandingPage }) => onLandingPage);
  const shown = wanted.filter(({ image }) => image).slice(0, maxFaces);
  return wanted
    .filter((leader) => !shown.includes(leader))
    .map((leader) => {
      const field = `leaders[${leaders.indexOf(leader)}].onLandingPage`;
      const [why, fix] = leader.image
        ? [`there is room for ${maxFaces} faces`, 'delete this line, or that of another leader']
        : ['a face needs a photo', 'add a photo, or delete this line'];
      const wrong = `is true, and ${why}, so the landing page leaves ${leader.name} out`;
      return { ...findingAt(field, wrong, fix), isWarning: true };
    });
}

/** People with the photo or the name of another one: copies that are not finished. */
function findTwins({ leaders }: Content): Finding[] {
  return (['name', 'image'] as const).flatMap((part) => {
    const all = leaders.map((leader) => leader[part]);
    return all.flatMap((value, at) => {
      if (!value || all.indexOf(value) === at) return [];
      const wrong = `is "${value}", as that of entry ${all.indexOf(value) + 1}`;
      const finding = findingAt(`leaders[${at}].${part}`, wrong, 'write her own');
      return [{ ...finding, isWarning: true }];
    });
  });
}

/** What the compiler cannot see, in the content as typed. */
export function checkValues(content: Content): Finding[] {
  const findings: Finding[] = [];
  const wrong = new Set<string>();
  for (const [field, leaf] of listLeaves(content)) {
    const text = String(leaf).trim();
    // A text of another field stands in this one: its mistake is said once, where it was typed.
    if ([...wrong].some((other) => text.includes(other))) continue;
    const found = checkLeaf(field, leaf);
    findings.push(...found);
    if (found.length > 0 && text) wrong.add(text);
  }
  // The other checks need valid addresses and colors.
  if (findings.some(isMistake)) return findings;

  const { firm, investorLogin, leadMail, team } = content;
  const { searchParams } = new URL(investorLogin.url);
  for (const name of Object.keys(investorLogin.tracking)) {
    if (!searchParams.has(name)) continue;
    const field = `investorLogin.tracking.${name}`;
    findings.push(findingAt(field, 'is also in url', 'remove one of the two'));
  }
  const clickable = team.cards.filter(({ isClickable }) => isClickable).length;
  if (clickable !== 1) {
    const fix = 'write it once, for the Leadership Team, which has a page';
    findings.push(findingAt('team.cards', `have isClickable: true ${clickable} times`, fix));
  }
  const { subject, labels, note, cutMark } = leadMail;
  const fixed = [firm.email, subject, ...Object.values(labels), note, cutMark].map(typeset).join();
  const { length } = encodeURIComponent(fixed);
  if (length > maxFixedLength) {
    const wrong = `fills ${length} characters of every mail link, and ${maxFixedLength} leave room for the visitor`;
    findings.push(findingAt('leadMail', wrong, 'shorten note, or the longest of the others'));
  }
  return [
    ...findings,
    ...checkColors(content.colors),
    ...findLeftOut(content),
    ...findTwins(content),
  ];
}
