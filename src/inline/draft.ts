// The draft: the email of a lead, kept for a visitor whose mail program has not opened.
import { coarsePointer } from '../style/media';
import { setMessage } from './copying';
import { delegate } from './delegate';

export interface Draft {
  /** The mail link, whose text may be cut. */
  href: string;
  /** The whole message. */
  message: string;
  /** The mail link could not be opened. */
  hasFailed: boolean;
  isThanked?: true;
}

export let latestDraft: Draft | null = null;

/** Stores the latest draft for the later pages of this tab, unless storage is blocked or full. */
export function storeDraft(draft = latestDraft): void {
  latestDraft = draft;
  try {
    sessionStorage.leadDraft = JSON.stringify(draft);
  } catch {}
}

/** The draft that an earlier page of this tab has stored. */
export function readDraft(): Draft | null {
  try {
    latestDraft = JSON.parse(sessionStorage.leadDraft ?? null);
  } catch {}
  return latestDraft;
}

/**
 * Makes a link a mail link in a new tab, as the specification says. Touch screens use the same tab, because iOS
 * silently blocks the new one, and Android leaves it empty.
 */
export function setMailLink(link: HTMLAnchorElement, href: string): void {
  link.href = href;
  if (!matchMedia(coarsePointer).matches) link.target = '_blank';
}

const blocks = () => document.querySelectorAll<HTMLElement>('[data-draft]');

/** Puts a draft into the Contact section and into the dialog, and shows it in the Contact section. */
export function showDraft({ href, message }: Draft): void {
  for (const block of blocks()) {
    if (!block.closest('dialog')) block.hidden = false;
    setMessage(block, message);
    for (const link of block.querySelectorAll('a')) {
      if ('webmail' in link.dataset) {
        link.href = link.href.replace(/mailto%3A.*/, encodeURIComponent(href));
      } else if ('openAgain' in link.dataset) setMailLink(link, href);
    }
  }
}

/** Shows the draft in a dialog that opens, because its fields would move in an open one. */
export function setUpDraft(): void {
  delegate('click', '[command=show-modal]', () => {
    for (const block of blocks()) block.hidden = !latestDraft;
  });
}
