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

/**
 * What is stored. It is no draft unless it is an email to the firm: its links would lead elsewhere.
 *
 * @param otherwise what is returned where the browser blocks storage
 */
export function readStoredDraft(otherwise?: Draft): Draft | undefined {
  let text: string | null;
  try {
    text = sessionStorage.getItem(key);
  } catch {
    return otherwise;
  }
  try {
    const value: Draft | null = JSON.parse(String(text));
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
