// Checks the values of the content: what the compiler cannot see.
import { type Content, listLeaves, placeOf } from '../make/content';

const isMailAddress = (text: string) =>
  /^[^\s@<>,;:"]+@([\p{L}\d-]+\.)+[\p{L}\d-]{2,}$/u.test(text);
const isUrl = (text: string) => /^https:\/\/[^\s“”"]+\.[^\s“”"]+$/.test(text) && URL.canParse(text);

/** What somebody at the firm may paste, and visitors would read. */
const markup = /<\/?[a-z][^<>]*>|&(#\d+|\w{2,6});|\*\*\w/i;

/** Line breaks, and what cannot be seen or read. Joiners shape emoji and letters. */
const unreadable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029\ufffd]/u;

/** Which fields, what is wrong there, and what to write. The types say the rest. */
// biome-ignore format: a table
const rules: [fields: RegExp, isWrong: (text: string) => boolean, fix: string][] = [
  [/./, (text) => unreadable.test(text), 'type it again, because some characters cannot be seen, and save the file as UTF-8'],
  [/./, (text) => text.includes('${'), 'put the text between backticks (`)'],
  [/./, (text) => markup.test(text), 'write it as plain text, because visitors would see the markup'],
  [/^firm\.email$/, (text) => !isMailAddress(text), 'write one e-mail address, such as name@firm.com'],
  [/^firm\.siteUrl$/, (text) => !isUrl(text) || /[/?#@]/.test(text.slice(8)), 'write only https:// and the domain; a folder belongs into --base'],
  [/^firm\.copyrightYear$/, (year) => Number(year) < 2000 || Number(year) > new Date().getFullYear(), 'write this year or an earlier one'],
  [/^investorLogin\.url$|\.linkedIn$/, (text) => !isUrl(text), 'write a full address, such as https://login.firm.com/'],
  [/^footerLinks.*\.to$/, (text) => !isUrl(text) && !/^\/(?!\/)/.test(text), 'write a path such as "/privacy", or a full https:// address'],
  [/^colors\./, (text) => !/^#[\da-f]{6}$/i.test(text), 'write # and six digits or letters from a to f'],
];

const mayBeEmpty =
  /^footerLinks$|\.services$|^hero\.eyebrow$|\.dealReferences$|\.figuresNote$|^legal\./;

/** Percent-encoded length of the email's fixed words that leaves a visitor about 220 characters. */
const maxFixedLength = 1500;

/** One line for each mistake in the content as typed. */
export function checkValues(content: Content): string[] {
  const mistakes = listLeaves(content).flatMap(([field, leaf]) => {
    const text = String(leaf);
    if (!text.trim()) {
      return mayBeEmpty.test(field) ? [] : [`${placeOf(field)} is empty.`];
    }
    return rules
      .filter(([fields, isWrong]) => fields.test(field) && isWrong(text))
      .map(([, , fix]) => `${placeOf(field)} is ${JSON.stringify(leaf)}: ${fix}.`);
  });
  const { subject, note, cutMark } = content.leadMail;
  const names = content.leadFields.map(({ name }) => name);
  const fixed = [content.firm.email, subject, ...names, note, cutMark];
  const { length } = encodeURIComponent(fixed.join());
  if (length > maxFixedLength) {
    const room = `${length} of the ${maxFixedLength} characters that a mail link has for them`;
    mistakes.push(`${placeOf('leadMail')}: the fixed words take ${room}. Shorten note.`);
  }
  return mistakes;
}
