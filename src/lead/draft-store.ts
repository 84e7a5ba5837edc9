// Runs in the page's scripts and in the app. The draft is the email of the latest lead, for a
// visitor whose mail program has not opened. It is in the tab's `sessionStorage`. Where the browser
// blocks that, the draft lasts as long as its page.
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
 * Stores a draft, or removes the stored one.
 *
 * @returns whether the browser has done so: storage may be blocked or full
 */
export function storeDraft(draft: Draft | undefined): boolean {
  try {
    // First, because the older draft must not come back if the new one does not fit.
    sessionStorage.removeItem(key);
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** An email to another address or with another subject is of an older site: it is no draft. */
function parseDraft(text: string): Draft | undefined {
  try {
    const value: Draft | null = JSON.parse(text);
    return value?.href.startsWith(mailHref()) && value.message ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the stored draft. What is no draft is removed, or each page of the tab would load the app
 * for it.
 */
function readStoredDraft(): Draft | undefined {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return undefined;
    const stored = parseDraft(text);
    if (!stored) sessionStorage.removeItem(key);
    return stored;
  } catch {
    return undefined;
  }
}

const listeners = new Set<() => void>();
// Marked as pure for esbuild, which then leaves the store out of the page's scripts.
let draft = /* @__PURE__ */ readStoredDraft();
let isStored = true;

function setDraft(newDraft: Draft | undefined) {
  draft = newDraft;
  for (const listener of listeners) listener();
}

/** A page from the back/forward cache does not know the leads of later pages. */
function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted && isStored) setDraft(readStoredDraft());
}

export const draftStore = {
  get: () => draft,
  /** Calls a function after each change, until the returned function is called. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    // Each subscriber adds it again, but the window keeps one function once.
    addEventListener('pageshow', onPageShow);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Replaces the draft, or discards it. */
  set(newDraft: Draft | undefined) {
    isStored = storeDraft(newDraft);
    setDraft(newDraft);
  },
};
