// What the tab keeps, even closed and reopened: what is typed in the form, and the draft.
import type { Lead } from '../shared/email';

type Key = 'leadTyped' | 'leadDraft';

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

/** What is kept. What is not written as `keep` writes it comes from another script: it is nothing. */
export function readKept(key: Key): Lead | undefined {
  const text = storage[nameOf(key)] ?? memory[nameOf(key)];
  const lead = new URLSearchParams(text);
  return String(lead) === text ? [...lead] : undefined;
}

export function keep(key: Key, lead: Lead): void {
  const name = nameOf(key);
  // Unlike JSON, it cannot throw when it is read, and Prototype.js does not change how it is written.
  const text = String(new URLSearchParams(lead));
  // First, because the older text must not come back if the new one does not fit.
  delete storage[name];
  delete memory[name];
  try {
    storage[name] = text;
  } catch {
    memory[name] = text;
  }
}
