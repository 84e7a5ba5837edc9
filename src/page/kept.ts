// What the tab keeps until it is closed: what is typed in the form, and the draft.
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
    const kept: unknown = JSON.parse(storage[key] ?? memory[key] ?? 'null');
    return isLead(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function forget(key: Key): void {
  delete storage[key];
  delete memory[key];
}

export function keep(key: Key, lead: Lead): void {
  // First, because the older text must not come back if the new one does not fit.
  forget(key);
  const text = JSON.stringify(lead);
  try {
    storage[key] = text;
  } catch {
    memory[key] = text;
  }
}
