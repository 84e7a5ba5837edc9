// The draft: the email of the latest lead, kept for a visitor whose mail program has not opened.
import { isMailLinkTo } from '../lead/lead-mail';

const storageKey = 'leadDraft';

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

export const latestDraft = () => latest;

/** Stores the latest draft for the later pages of this tab, unless storage is blocked. */
function store(): void {
  try {
    // First, so that an older draft does not come back where the new one does not fit.
    sessionStorage.removeItem(storageKey);
    sessionStorage.setItem(storageKey, JSON.stringify(latest));
  } catch {}
}

export function keepDraft(draft: Draft): void {
  latest = draft;
  store();
}

/** Notes that a visitor has seen the thanks. The draft need not be the latest any more. */
export function markThanked(draft: Draft): void {
  draft.isThanked = true;
  store();
}

/**
 * Reads the draft that another page of this tab has stored. What is no email to the firm's address is deleted,
 * because its links would lead elsewhere.
 *
 * @param to the firm's address
 * @returns undefined also for the draft that this page has stored itself
 */
export function restoreDraft(to: string): Draft | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (!stored) return;
    sessionStorage.removeItem(storageKey);
    const { href, message, hasFailed, isThanked } = JSON.parse(stored) ?? {};
    if (!isMailLinkTo(to, href) || typeof message !== 'string') return;
    const isOwn = message === latest?.message;
    if (!isOwn) latest = { href, message, hasFailed: !!hasFailed, isThanked: !!isThanked };
    store();
    return isOwn ? undefined : latest;
  } catch {}
}
