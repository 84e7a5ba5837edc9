// The draft: the email of the latest lead, kept for a visitor whose mail program has not opened. The dialog shows it,
// and a line beside each opener leads there (`lead/draft-line.tsx`).

import { RootClass } from '../style/root-class';
import { Attribute } from '../ui/attributes';
import { setMessage } from './copy-message.inline';
import { storageKey } from './draft-storage';
import { isMailLinkTo } from './lead-mail';
import { setMailLink } from './mail-link.inline';

export interface Draft {
  /** The mail link, whose text may be cut. */
  href: string;
  /** The whole message. */
  message: string;
  /** The mail link could not be opened. */
  hasFailed: boolean;
  /** The thanks were on screen while the visitor was there. */
  isThanked: boolean;
}

let latest: Draft | undefined;

/** Stores the latest draft for the later pages of this tab, unless storage is blocked. */
function store(): void {
  try {
    // Remove it first: if the new draft does not fit, the older one must not come back.
    sessionStorage.removeItem(storageKey);
    if (latest) sessionStorage.setItem(storageKey, JSON.stringify(latest));
  } catch {}
  // Shows the lines that offer the draft.
  document.documentElement.classList.toggle(RootClass.draft, !!latest);
}

/** Replaces the draft. Without a new one, the draft is discarded. */
export function setDraft(draft?: Draft): void {
  latest = draft;
  store();
}

/** Notes that a visitor has seen the thanks. The draft may be an older one: only the latest is stored. */
export function markThanked(draft: Draft): void {
  draft.isThanked = true;
  store();
}

/**
 * Takes over what another page of this tab has stored, or discarded. What is not an email to the firm's address is deleted,
 * because its links would lead elsewhere.
 *
 * @param to the firm's address
 * @returns undefined also for the draft that this page has stored itself
 */
export function restoreDraft(to: string): Draft | undefined {
  const own = latest;
  try {
    const stored: Draft | null = JSON.parse(String(sessionStorage.getItem(storageKey)));
    if (!isMailLinkTo(to, stored?.href) || typeof stored.message !== 'string') latest = undefined;
    else if (stored.message !== own?.message) latest = stored;
  } catch {}
  store();
  return latest === own ? undefined : latest;
}

/** Shows the draft in the dialog, or hides it when there is none. Call it before the dialog opens, because it moves the fields. */
export function fillDraftPanel(): void {
  const panel = document.querySelector(`[${Attribute.draftPanel}]`) as HTMLElement;
  panel.hidden = !latest;
  if (!latest) return;
  const { href, message } = latest;
  setMessage(panel, message);
  setMailLink(panel.querySelector(`[${Attribute.openAgain}]`) as HTMLAnchorElement, href);
  for (const link of panel.querySelectorAll<HTMLAnchorElement>(`[${Attribute.webmail}]`)) {
    link.href = link.href.replace(/mailto%3A.*/, encodeURIComponent(href));
  }
}
