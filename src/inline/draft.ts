import type { WebmailService } from '../content-rules/schema';
import { webmailUrl } from '../lead/webmail';
import { coarsePointer } from '../style/media';
import { setCopyText } from './copying';

/**
 * Sets a link's `href` to a mail link. With a mouse the link opens a new tab, as the specification says.
 * Phones and tablets use the same tab, because iOS silently blocks the new tab and Android leaves an empty
 * one behind.
 */
export function setMailLink(link: HTMLAnchorElement, href: string): void {
  link.href = href;
  link.rel = 'noopener';
  if (!matchMedia(coarsePointer).matches) link.target = '_blank';
}

/**
 * Shows the ways to send the message again, in the Contact section and in the dialog, until the page is
 * left.
 *
 * @param href the mail link, whose text may be cut
 * @param message the whole message
 */
export function keepDraft(href: string, message: string): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-draft]')) {
    block.hidden = false;
    for (const link of block.querySelectorAll('a')) {
      const { webmail } = link.dataset;
      if (webmail) link.href = webmailUrl(webmail as WebmailService, href);
      else if ('openAgain' in link.dataset) setMailLink(link, href);
    }
    setCopyText(block, message);
  }
}
