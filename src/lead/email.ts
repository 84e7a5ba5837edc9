// Turns a lead into an email: the text to copy, and the mail link to open.
// https://www.rfc-editor.org/rfc/rfc6068
import { firm } from '../content/firm';
import { leadFields, leadMail } from '../content/lead-form';
import { coarsePointer } from '../style/media';

/** What was typed: each field's name in the email, and its text, in the order of the email. */
export type LeadText = readonly (readonly [name: string, text: string])[];

/** The email of a lead. */
export interface Draft {
  /** The mail link, whose text may be cut. */
  href: string;
  /** The whole message for somebody who pastes it into a new email: recipient, subject and body. */
  message: string;
  /** The mail link could not be opened. */
  hasFailed?: boolean;
}

/**
 * Longest mail link in characters. Windows hands over at most about 2,000 to a mail program, and
 * some webmail services stop a little earlier.
 */
const maxHrefLength = 1800;

/** Reads the fields. One that an extension has removed is empty. */
function readLead(form: HTMLFormElement): LeadText {
  return leadFields.map(({ name }) => [
    name,
    form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '',
  ]);
}

const fieldLines = (lead: LeadText) =>
  lead
    // Firefox opens no mail link with U+0000.
    .map(([name, text]) => `${name}: ${text.replace(/\0/g, '').replace(/\r\n?/g, '\n')}`.trimEnd())
    .join('\n');

const withNote = (text: string) => `${text}\n\n${leadMail.note}`;

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

/** A mail link to the firm, with the subject. RFC 6068 requires an unencoded @; every other delimiter is encoded. */
export const mailHref = () =>
  `mailto:${firm.email.split('@').map(encodeMailPart).join('@')}?subject=${encodeMailPart(leadMail.subject)}`;

const withBody = (text: string) =>
  `${mailHref()}&body=${encodeMailPart(text.replace(/\n/g, '\r\n'))}`;

/**
 * The mail link of a lead. By RFC 6068 it has one recipient, one subject and one body, whatever a visitor
 * types; `docs/decisions.md` names mail programs that read links in another way. Above
 * {@link maxHrefLength} the longest fields are cut, which is marked; the draft's message has all of it.
 */
export function leadMailHref(lead: LeadText): string {
  let href = withBody(withNote(fieldLines(lead)));
  // In steps of one percent, because a slow phone would need half a second for steps of one character. At 0 nothing
  // of the fields is left.
  let cut = maxHrefLength;
  while (href.length > maxHrefLength && cut > 0) {
    cut = Math.floor(cut * 0.99);
    const fields = lead.map(
      // Without half a surrogate pair, which would become U+FFFD.
      ([name, text]) => [name, text.slice(0, cut).replace(/[\ud800-\udbff]$/, '')] as const,
    );
    href = withBody(withNote(`${fieldLines(fields)} ${leadMail.cutMark}`));
  }
  return href;
}

/** The email of what is in the form now. */
export function draftOf(form: HTMLFormElement): Draft {
  const lead = readLead(form);
  const body = withNote(fieldLines(lead));
  return {
    href: leadMailHref(lead),
    message: `To: ${firm.email}\nSubject: ${leadMail.subject}\n\n${body}`,
  };
}

/**
 * Where a mail link opens: in a new tab, as the specification says. Touch screens use the same tab, because iOS silently
 * blocks the new one, and Android leaves it empty.
 */
export function mailTarget(): '_blank' | '_self' {
  const isIos = /^Apple/.test(navigator.vendor) && navigator.maxTouchPoints > 1;
  return isIos || matchMedia(coarsePointer).matches ? '_self' : '_blank';
}

/**
 * Opens the email of a form. Call it in the task of the gesture, because browsers forget a gesture after a few seconds, and
 * then open nothing. Browsers do not report whether a mail program has opened.
 */
export function openEmail(form: HTMLFormElement): Draft {
  const draft = draftOf(form);
  try {
    const { href } = draft;
    Object.assign(document.createElement('a'), { href, target: mailTarget() }).click();
  } catch (error) {
    console.error('The mail link could not be opened:', error);
    draft.hasFailed = true;
  }
  return draft;
}
