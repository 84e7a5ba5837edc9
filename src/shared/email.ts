// Turns a lead into an email: the text to copy, and the mail link to open.
// https://www.rfc-editor.org/rfc/rfc6068
import { firm } from '../content/firm';
import { leadMail } from '../content/lead-form';

/** What a visitor typed: the name of each field, and its text, in the order of the email. */
export type Lead = [name: string, text: string][];

export interface Email {
  /** The mail link. A long text is cut in it. */
  href: string;
  /** Recipient, subject and the whole text, for a visitor who pastes them into a new email. */
  message: string;
}

/**
 * Longest mail link in characters. Windows hands at most about 2,000 to a mail program, and some
 * webmail services take fewer.
 */
const maxHrefLength = 1800;

function bodyOf(lead: Lead, mark = ''): string {
  const lines = lead.map(([name, text]) =>
    // Firefox opens no mail link with U+0000.
    `${name}: ${text.replace(/\0/g, '').replace(/\r\n?/g, '\n')}`.trimEnd(),
  );
  return `${lines.join('\n')}${mark}\n\n${leadMail.note}`;
}

/**
 * Percent-encodes everything but letters, digits and `-._~`. Some mail programs cut a body at `=`
 * or `'`, and `+` must not turn into a space, so every reserved character is encoded.
 * `encodeURIComponent` refuses half a surrogate pair, so that becomes U+FFFD.
 */
export function encodeMailPart(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A mail link to the firm. RFC 6068 requires an unencoded @. */
export const firmMailHref = () => `mailto:${firm.email.split('@').map(encodeMailPart).join('@')}`;

const hrefOf = (body: string) =>
  `${firmMailHref()}?subject=${encodeMailPart(leadMail.subject)}&body=${encodeMailPart(body.replace(/\n/g, '\r\n'))}`;

/** Whether a mail link has no room for all of a lead. */
export function isTooLong(lead: Lead): boolean {
  const body = bodyOf(lead);
  // Encoding makes no text shorter, so a very long one is not encoded after each key.
  return body.length > maxHrefLength || hrefOf(body).length > maxHrefLength;
}

/**
 * The mail link of a lead. By RFC 6068 it has one recipient, one subject and one body, whatever a
 * visitor types; `docs/decisions.md` names mail programs that read links in another way. Above
 * {@link maxHrefLength} the longest fields are cut, and a mark says so. {@link Email.message} has all
 * of them.
 */
export function leadMailHref(lead: Lead): string {
  let href = hrefOf(bodyOf(lead));
  // The cut moves in steps of one percent: steps of one character take a slow phone half a second.
  let cut = maxHrefLength;
  while (href.length > maxHrefLength && cut > 0) {
    cut = Math.floor(cut * 0.99);
    const fields: Lead = lead.map(([name, text]) => [
      name,
      // Half a surrogate pair at the end would become U+FFFD.
      text.slice(0, cut).replace(/[\ud800-\udbff]$/, ''),
    ]);
    href = hrefOf(bodyOf(fields, ` ${leadMail.cutMark}`));
  }
  return href;
}

export function emailOf(lead: Lead): Email {
  const { toLabel, subjectLabel, subject } = leadMail;
  const head = `${toLabel}: ${firm.email}\n${subjectLabel}: ${subject}`;
  return { href: leadMailHref(lead), message: `${head}\n\n${bodyOf(lead)}` };
}
