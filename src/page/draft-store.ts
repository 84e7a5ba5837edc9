// The draft is the email of the latest lead, for a visitor whose mail program has not opened. It is
// in the tab's `sessionStorage`. Where the browser blocks that, the draft lasts as long as its page.
import { type Email, mailHref } from '../shared/email';

const key = 'leadDraft';

let draft: Email | undefined;
/** False where storage is blocked or full. */
let isStored = true;

export function hasStoredDraft(): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}

/** Replaces the draft, or discards it. */
export function keepDraft(email: Email | undefined): void {
  draft = email;
  isStored = true;
  try {
    // First, because the older draft must not come back if the new one does not fit.
    sessionStorage.removeItem(key);
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    isStored = false;
  }
}

/** An email with another address or subject is of an older site: it is not a draft of this one. */
function readStored(): Email | undefined {
  try {
    const stored: Email | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (stored?.message && String(stored.href).startsWith(mailHref())) return stored;
    sessionStorage.removeItem(key);
  } catch {
    // The browser blocks the storage.
  }
  return undefined;
}

/**
 * The draft of this page, or of a later page of the tab. It is not stored again: in Firefox, a page
 * from the back/forward cache may read what a later page has replaced.
 */
export function currentDraft(): Email | undefined {
  if (isStored) draft = readStored();
  return draft;
}
