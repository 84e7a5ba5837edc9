// What the tab keeps, even closed and reopened: what is typed in the form, and the draft.
import type { Lead } from '../shared/email';

type Key = 'leadTyped' | 'leadDraft';

/** The tab's storage or, where the browser blocks it, the memory of the page. */
function openStorage(): Record<string, string> {
  try {
    // In some apps that show web pages, `sessionStorage` is null.
    return sessionStorage ?? {};
  } catch {
    return {};
  }
}

const storage = openStorage();

/** What no longer fits into the tab's storage. */
const memory: Partial<Record<Key, string>> = {};

/** What is kept. If its form changes, change the keys: a tab may still have the older form. */
export function readKept(key: Key): Lead | undefined {
  const kept = storage[__BASE__ + key] ?? memory[key];
  return kept && JSON.parse(kept);
}

export function keep(key: Key, lead: Lead): void {
  // Sites in other folders, such as other languages, share the tab's storage.
  const name = __BASE__ + key;
  // First, because the older text must not come back if the new one does not fit.
  delete storage[name];
  delete memory[key];
  const text = JSON.stringify(lead);
  try {
    storage[name] = text;
  } catch {
    memory[key] = text;
  }
}
