import { listen } from '../ui/listen';
import { readStoredDraft, storeDraft } from './draft-storage';
import type { Draft } from './email';

const listeners = new Set<() => void>();
let draft = readStoredDraft();

function change(newDraft: Draft | undefined) {
  draft = newDraft;
  for (const listener of listeners) listener();
}

/** A page out of the back/forward cache does not know the leads of later pages. */
const readAgain = (event: Event) => {
  if ((event as PageTransitionEvent).persisted) change(readStoredDraft(draft));
};

/** The draft: the email of the latest lead, kept in this tab for a visitor whose mail program has not opened. */
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
