import { firm } from '../content/firm';
import { type Lead, leadMailHref, leadText } from './lead-mail';

/** A lead that was handed to the visitor's mail program, or should have been. */
export interface SentLead {
  /** The whole message. */
  text: string;
  /** The mail link; absent when none could be made. */
  href?: string;
  hasFailed: boolean;
}

/**
 * Opens a mail link by a click on a link of our own: in a new tab, as the specification says, but in
 * the same one on phones and tablets, where a new tab is blocked without a word (iOS) or left behind
 * empty (Android): https://github.com/JesusFilm/core/pull/9540.
 */
function openMail(href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener';
  if (!matchMedia('(pointer: coarse)').matches) link.target = '_blank';
  link.click();
}

/**
 * Writes a lead as an email and opens it in the visitor's mail program. Call it in the task of the
 * visitor's gesture: browsers forget the gesture after some seconds, and then open nothing. Nothing
 * tells whether a mail program has opened.
 */
export function sendLead(lead: Lead): SentLead {
  const sent: SentLead = { text: leadText(lead), hasFailed: false };
  try {
    sent.href = leadMailHref(lead, firm.email);
    openMail(sent.href);
  } catch (error) {
    console.error('The mail link could not be opened:', error);
    sent.hasFailed = true;
  }
  return sent;
}
