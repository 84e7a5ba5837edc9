import { type Draft, mailHref } from './email';

/** Name of the draft in `sessionStorage`. */
export const draftKey = 'leadDraft';

const listeners = new Set<() => void>();
/** Stays in memory only, where the browser blocks storage. */
let draft: Draft | undefined;
let stored: string | null = null;

function parse(text: string | null): Draft | undefined {
  const value: Partial<Draft> | null = JSON.parse(String(text));
  // The links of another email would lead elsewhere.
  const isOurs = value?.href?.startsWith(mailHref()) && value.message;
  return isOurs ? (value as Draft) : undefined;
}

/** The draft: the email of the latest lead, kept in this tab for a visitor whose mail program has not opened. */
export const drafts = {
  /** The same object until the draft changes, here or on a later page of the tab. */
  get(): Draft | undefined {
    try {
      const text = sessionStorage.getItem(draftKey);
      if (text !== stored) {
        stored = text;
        draft = parse(text);
      }
    } catch {}
    return draft;
  },
  /** Replaces the draft, or discards it. */
  set(newDraft: Draft | undefined) {
    draft = newDraft;
    stored = null;
    try {
      // Removed first: if the new draft does not fit, the older one must not come back.
      sessionStorage.removeItem(draftKey);
      if (draft) sessionStorage.setItem(draftKey, JSON.stringify(draft));
      stored = sessionStorage.getItem(draftKey);
    } catch {}
    for (const listener of listeners) listener();
  },
  /** Calls a function after each change. Returns a function that ends it. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    // A page out of the back/forward cache does not know the leads of later pages.
    addEventListener('pageshow', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('pageshow', listener);
    };
  },
};
