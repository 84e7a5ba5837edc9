// Turns a lead into an email: the text to copy, and the mail link to open.
// https://www.rfc-editor.org/rfc/rfc6068
import { leadMail } from '../content/lead-form';
import type { LeadFieldLabels } from '../content/types';

/** The fields of the intro-call form, as typed. */
export type Lead = Record<keyof LeadFieldLabels, string>;

/** The names of the fields, in the order of the email. */
export const leadFieldNames = Object.keys(leadMail.labels) as readonly (keyof Lead)[];

/**
 * Longest mail link in characters. Windows hands over at most about 2,000 to a mail program, and
 * some webmail services stop a little earlier.
 */
const maxHrefLength = 1800;

const mapLead = (textOf: (field: keyof Lead) => string) =>
  Object.fromEntries(leadFieldNames.map((field) => [field, textOf(field)])) as Lead;

/** Reads the fields as typed. A field that an extension has disabled or removed is empty. */
export function readLead(form: HTMLFormElement): Lead {
  const data = new FormData(form);
  return mapLead((field) => String(data.get(field) ?? ''));
}

/** The email's lines for the fields. Only the reason, the last one, may have several. */
function fieldLines(lead: Lead): string {
  return leadFieldNames
    .map((field) => {
      const label = `${leadMail.labels[field]}: `;
      // Firefox opens no mail link with U+0000.
      const text = lead[field].replaceAll('\0', '');
      if (field === 'reason') return label + text.replace(/\r\n?/g, '\n');
      return (label + text.replace(/[\r\n\u2028\u2029]+/g, ' ')).trimEnd();
    })
    .join('\n');
}

const withNote = (text: string) => `${text}\n\n${leadMail.note}`;

/** The body of the email, in lines that end in LF. */
export function leadMailBody(lead: Lead): string {
  return withNote(fieldLines(lead));
}

/** The whole message for somebody who pastes it into a new email: recipient, subject and body. */
export function leadMessage(lead: Lead, to: string): string {
  return `To: ${to}\nSubject: ${leadMail.subject}\n\n${leadMailBody(lead)}`;
}

/**
 * Percent-encodes everything but letters, digits and `-._~`. Some mail programs cut a body at
 * `=` or `'`, and `+` must not turn into a space, so every reserved character is encoded.
 * Half a surrogate pair, which `encodeURIComponent` refuses, becomes U+FFFD.
 */
export function encodeMailPart(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A mail link without a text. RFC 6068 requires an unencoded @; every other delimiter is encoded. */
const mailAddressHref = (to: string) => `mailto:${to.split('@').map(encodeMailPart).join('@')}`;

/** Whether a value is a mail link to an address, with or without a text. */
export const isMailLinkTo = (to: string, href: unknown): href is string =>
  typeof href === 'string' && href.split('?')[0] === mailAddressHref(to);

function mailHref(to: string, text: string): string {
  const body = encodeMailPart(text.replace(/\n/g, '\r\n'));
  return `${mailAddressHref(to)}?subject=${encodeMailPart(leadMail.subject)}&body=${body}`;
}

/**
 * The mail link of a lead. By RFC 6068 it has one recipient, one subject and one body, whatever a visitor
 * types; `docs/decisions.md` names mail programs that read links in another way. Above
 * {@link maxHrefLength} the longest fields are cut, which is marked; {@link leadMessage} has all of it.
 */
export function leadMailHref(lead: Lead, to: string): string {
  let href = mailHref(to, leadMailBody(lead));
  // In steps of one percent, because a slow phone would need half a second for steps of one character. At 0 nothing
  // of the fields is left.
  for (let cut = maxHrefLength; href.length > maxHrefLength && cut > 0; ) {
    cut = Math.floor(cut * 0.99);
    // Without half a surrogate pair, which would become U+FFFD.
    const fields = mapLead((field) => lead[field].slice(0, cut).replace(/[\ud800-\udbff]$/, ''));
    href = mailHref(to, withNote(`${fieldLines(fields)} ${leadMail.cutMark}`));
  }
  return href;
}

/** A mail link that has the field names only, for where the form cannot run. */
export function emptyLeadMailHref(to: string): string {
  return mailHref(to, leadMailBody(mapLead(() => '')));
}
