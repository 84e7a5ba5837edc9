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

const isField = (kept: unknown) =>
  Array.isArray(kept) && kept.length === 2 && kept.every((part) => typeof part === 'string');

const isLead = (kept: unknown): kept is Lead => Array.isArray(kept) && kept.every(isField);

/** What is kept. Anything that is no lead, such as an older version's draft, is ignored. */
export function readKept(key: Key): Lead | undefined {
  try {
    const kept: unknown = JSON.parse(storage[__BASE__ + key] ?? memory[key] ?? 'null');
    return isLead(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
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
