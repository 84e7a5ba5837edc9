// The draft in the `sessionStorage` of the tab, which a browser may block.
import { type Draft, mailHref } from './email';

const key = 'leadDraft';

export function hasStoredDraft(): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}

/** @returns undefined also for what is no email to the firm: its links would lead elsewhere */
export function readStoredDraft(): Draft | undefined {
  try {
    const value: Draft | null = JSON.parse(String(sessionStorage.getItem(key)));
    return value?.href.startsWith(mailHref()) && value.message ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft, or removes the one that is stored. */
export function storeDraft(draft: Draft | undefined): void {
  try {
    // First: if the new draft does not fit, the older one must not come back.
    sessionStorage.removeItem(key);
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}
