// The one place where a lead becomes an email: the text to copy and the mail link to open.
// https://www.rfc-editor.org/rfc/rfc6068
import { leadMail } from '../content/lead-form';
import type { LeadFieldLabels } from '../content/schema';

/** The fields of the intro-call form, as typed. */
export type Lead = Record<keyof LeadFieldLabels, string>;

/** The fields in the order of the email, which is that of its labels. */
export const leadFields = Object.keys(leadMail.labels) as readonly (keyof Lead)[];

/**
 * Longest mail link in characters. Windows hands over at most about 2,000 to a mail program, and
 * some webmail services stop a little earlier.
 */
const maximumHrefLength = 1800;

const emptyLead = () => Object.fromEntries(leadFields.map((field) => [field, ''])) as Lead;

/** Reads the fields as typed; one that is missing is empty. */
export function readLead(form: HTMLFormElement): Lead {
  return Object.assign(emptyLead(), Object.fromEntries(new FormData(form)));
}

/** The email's lines for the fields. Only the reason, the last one, may have several. */
function fieldLines(lead: Lead): string {
  return leadFields
    .map((field) => {
      const label = `${leadMail.labels[field]}: `;
      if (field === 'reason') return label + lead.reason.replace(/\r\n?/g, '\n');
      return (label + lead[field].replace(/[\r\n\u2028\u2029]+/g, ' ')).trimEnd();
    })
    .join('\n');
}

const withNote = (text: string) => `${text}\n\n${leadMail.note}`;

/** The body of the email, with line feeds. */
export function leadText(lead: Lead): string {
  return withNote(fieldLines(lead));
}

/**
 * Percent-encodes everything but letters, digits and `-._~`. Some mail programs cut a body at
 * `=` or `'`, and `+` must not turn into a space, so nothing reserved is left bare. Half a
 * surrogate pair, which `encodeURIComponent` refuses, becomes U+FFFD.
 */
export function encodeMailPart(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function mailHref(to: string, text: string): string {
  // RFC 6068 wants the address's own @ bare; nothing else in it may act as a delimiter.
  const recipient = to.split('@').map(encodeMailPart).join('@');
  const body = encodeMailPart(text.replace(/\n/g, '\r\n'));
  return `mailto:${recipient}?subject=${encodeMailPart(leadMail.subject)}&body=${body}`;
}

/**
 * The mail link of a lead: one recipient, one subject, one body, and nothing that a visitor types can
 * add another. Above {@link maximumHrefLength} the end of the fields is cut, and marked;
 * {@link leadText} still has all of it.
 */
export function leadMailHref(lead: Lead, to: string): string {
  const whole = mailHref(to, leadText(lead));
  if (whole.length <= maximumHrefLength) return whole;
  const hrefOf = (start: string) => mailHref(to, withNote(`${start} ${leadMail.cutMark}`));
  let room = maximumHrefLength - hrefOf('').length;
  let start = '';
  // Whole characters: half an emoji would become U+FFFD.
  for (const character of fieldLines(lead)) {
    room -= encodeMailPart(character.replace('\n', '\r\n')).length;
    if (room < 0) break;
    start += character;
  }
  return hrefOf(start);
}

/** A mail link that has the field names only, for where the form cannot run. */
export function leadTemplateHref(to: string): string {
  return mailHref(to, leadText(emptyLead()));
}
