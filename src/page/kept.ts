// What the tab keeps, even closed and reopened: what is typed in the form, and the draft.
import type { Lead } from '../shared/email';

type Key = 'typedLead' | 'draftLead';

/** What the page keeps, where the tab's storage is blocked or full. */
const memory: Record<string, string> = {};

function openStorage(): Record<string, string> {
  try {
    // In some apps that show web pages, `sessionStorage` is null.
    return sessionStorage ?? memory;
  } catch {
    return memory;
  }
}

const storage = openStorage();

/** Sites in other folders, such as other languages, share the tab's storage. */
const nameOf = (key: Key) => __BASE__ + key;

/**
 * What is kept. A query string can be parsed whatever another script has written. If the format
 * changes, rename the keys: open tabs hold the old one.
 */
export function readKept(key: Key): Lead | undefined {
  const kept = storage[nameOf(key)] ?? memory[nameOf(key)];
  return kept === undefined ? undefined : [...new URLSearchParams(kept)];
}

export function keep(key: Key, lead: Lead): void {
  const name = nameOf(key);
  const text = String(new URLSearchParams(lead));
  try {
    // First, because the older text must not come back if the new one does not fit.
    delete storage[name];
    storage[name] = text;
  } catch {
    memory[name] = text;
  }
}
