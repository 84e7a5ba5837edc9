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
  /** The visitor has seen the thanks. */
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

/** Notes that the visitor has seen the thanks of a draft. */
export function markThanked(draft: Draft): void {
  draft.isThanked = true;
  store();
}

/**
 * Reads the draft that an earlier page of this tab has stored. Anything else is deleted, such as what another
 * release has stored: its links would lead elsewhere.
 *
 * @param to the firm's address
 */
export function restoreDraft(to: string): Draft | undefined {
  try {
    const stored = String(sessionStorage.getItem(storageKey));
    sessionStorage.removeItem(storageKey);
    const { href, message, hasFailed, isThanked } = JSON.parse(stored);
    if (isMailLinkTo(to, href) && typeof message === 'string') {
      keepDraft({ href, message, hasFailed: hasFailed === true, isThanked: isThanked === true });
    }
  } catch {}
  return latest;
}
