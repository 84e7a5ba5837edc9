// The draft: the email of the latest lead, for a visitor whose mail program has not opened. The tab keeps it in its
// `sessionStorage`; where the browser blocks that, it lasts as long as its page.
import { listen } from '../ui/listen';
import { type Draft, mailHref } from './email';

const key = 'leadDraft';

export function hasStoredDraft(): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
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

/** What is stored, unless it is no email to the firm, whose links would lead elsewhere. `blocked` is for a blocked storage. */
function readDraft(blocked?: Draft): Draft | undefined {
  let text: string | null;
  try {
    text = sessionStorage.getItem(key);
  } catch {
    return blocked;
  }
  try {
    const value: Draft | null = JSON.parse(String(text));
    return value?.href.startsWith(mailHref()) && value.message ? value : undefined;
  } catch {
    return undefined;
  }
}

const listeners = new Set<() => void>();
// Pure, so that the scripts of the page leave the store out.
let draft = /* @__PURE__ */ readDraft();

function change(newDraft: Draft | undefined) {
  draft = newDraft;
  for (const listener of listeners) listener();
}

/** A page out of the back/forward cache does not know the leads of later pages. */
const readAgain = (event: Event) => {
  if ((event as PageTransitionEvent).persisted) change(readDraft(draft));
};

export const draftStore = {
  get: () => draft,
  /** Calls a function after each change. Returns a function that ends it. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    const stop = listen(window, ['pageshow'], readAgain);
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
  /** Replaces the draft, or discards it. */
  set(newDraft: Draft | undefined) {
    storeDraft(newDraft);
    change(newDraft);
  },
};
