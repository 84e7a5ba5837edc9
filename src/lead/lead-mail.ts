// The one place where a lead becomes an email: the text to copy and the mail link to open.
// https://www.rfc-editor.org/rfc/rfc6068
import { leadMail } from '../content/lead-form';
import type { LeadFieldLabels } from '../content/schema';

/** The fields of the intro-call form, as typed. */
export type Lead = Record<keyof LeadFieldLabels, string>;

/** The fields in the order of the email, which is that of its labels. */
export const leadFields = Object.keys(leadMail.labels) as readonly (keyof Lead)[];

/** A lead with a value for each field. */
function leadOf(valueFor: (field: keyof Lead) => string): Lead {
  const values: Partial<Lead> = {};
  for (const field of leadFields) values[field] = valueFor(field);
  return values as Lead;
}

/** Reads the fields as typed. */
export function readLead(form: HTMLFormElement): Lead {
  const data = new FormData(form);
  return leadOf((field) => String(data.get(field)));
}

/**
 * Longest mail link in characters. Windows hands over at most about 2,000 to a mail program, and
 * some webmail handlers stop a little earlier.
 */
export const maximumHrefLength = 1800;

/**
 * Longest single-line value in encoded characters once a link has to be shortened: five of them
 * and the fixed text still leave room for a part of the reason.
 */
const maximumShortFieldLength = 180;

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

/** One line of the email; a value cannot start another one. */
function line(label: string, value: string): string {
  return `${label}: ${value.replace(/[\r\n\u2028\u2029]+/g, ' ')}`.trimEnd();
}

/** The body of the email, with line feeds. */
export function leadText(lead: Lead): string {
  const reason = lead.reason.replace(/\r\n?/g, '\n');
  return [
    ...leadFields
      .filter((field) => field !== 'reason')
      .map((field) => line(leadMail.labels[field], lead[field])),
    `${leadMail.labels.reason}: ${reason}`,
    '',
    leadMail.note,
  ].join('\n');
}

function href(lead: Lead, to: string): string {
  const body = leadText(lead).replace(/\n/g, '\r\n');
  // RFC 6068 wants the address's own @ bare; nothing else in it may act as a delimiter.
  const recipient = to.split('@').map(encodeMailPart).join('@');
  return `mailto:${recipient}?subject=${encodeMailPart(leadMail.subject)}&body=${encodeMailPart(body)}`;
}

/** Shortens a text until it fits, and marks it; `fits` must hold for all shorter texts too. */
function shorten(text: string, mark: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  // Whole characters: half an emoji cannot be encoded.
  const parts = Array.from(text.slice(0, maximumHrefLength));
  // Binary search for the longest start that fits together with the mark.
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(parts.slice(0, middle).join('') + mark)) low = middle;
    else high = middle - 1;
  }
  return parts.slice(0, low).join('') + mark;
}

/**
 * The mail link of a lead: one recipient, one subject, one body, and nothing a visitor types can
 * add another. Above {@link maximumHrefLength} the reason is cut, and if that is not enough the
 * other fields too; {@link leadText} still holds all of it.
 */
export function leadMailHref(lead: Lead, to: string): string {
  const fits = (candidate: Lead) => href(candidate, to).length <= maximumHrefLength;
  if (fits(lead)) return href(lead, to);

  const mark = ` ${leadMail.cutMark}`;
  const short = { ...lead };
  if (!fits({ ...short, reason: mark })) {
    for (const field of leadFields) {
      if (field === 'reason') continue;
      short[field] = shorten(
        short[field],
        '…',
        (text) => encodeMailPart(text).length <= maximumShortFieldLength,
      );
    }
  }
  short.reason = shorten(short.reason, mark, (reason) => fits({ ...short, reason }));
  return href(short, to);
}

/** A mail link that holds the field names only, for where the form cannot run. */
export function leadTemplateHref(to: string): string {
  return href(
    leadOf(() => ''),
    to,
  );
}
