// The draft is the latest lead, for a visitor whose mail program has not opened; `site/lead/draft.tsx`
// has its HTML. `setDraft` sets the root's class, and the dialog reads the draft when it opens.
import { emailOf, type Lead } from '../shared/email';
import { draftClass } from '../shared/root-class';
import { delegate } from './delegate';
import { mailTarget } from './mail-target';
import { say } from './say';

const key = 'leadDraft';

/** The tab's storage or, where the browser blocks it, the memory of the page. */
function openStorage(): Record<string, string> {
  try {
    // In some apps that show web pages it is null.
    return sessionStorage ?? {};
  } catch {
    return {};
  }
}

let storage = openStorage();

const isField = (kept: unknown) =>
  Array.isArray(kept) && kept.length === 2 && kept.every((part) => typeof part === 'string');

const isLead = (kept: unknown): kept is Lead =>
  Array.isArray(kept) && kept.length > 0 && kept.every(isField);

/** The draft. Anything else under its key, such as an older version's draft, is ignored. */
export function readDraft(): Lead | undefined {
  try {
    const kept: unknown = JSON.parse(storage[key] ?? 'null');
    return isLead(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Shows the lines that lead to the draft, while there is one. */
export function showDraftLine(): void {
  document.documentElement.classList.toggle(draftClass, readDraft() !== undefined);
}

/** Replaces the draft, or discards it. */
export function setDraft(lead: Lead | undefined): void {
  // First, because the older draft must not come back if the new one does not fit.
  delete storage[key];
  const draft = JSON.stringify(lead);
  try {
    if (lead) storage[key] = draft;
  } catch {
    // The tab's storage is full.
    storage = { [key]: draft };
  }
  showDraftLine();
}

export const isDraft = (lead: Lead) => storage[key] === JSON.stringify(lead);

const draftPanel = () => document.getElementById('lead-draft') as HTMLElement;

/** Tells screen readers that there is a draft, in the words of its panel. */
export const sayDraft = () => say(draftPanel().querySelector('p')?.textContent ?? '');

/** Puts the draft, if there is one, into the dialog. */
export function fillDraftPanel(): void {
  const panel = draftPanel();
  const draft = readDraft();
  panel.hidden = !draft;
  if (!draft) return;
  const { href, message } = emailOf(draft);
  for (const link of panel.querySelectorAll('a')) {
    const { compose } = link.dataset;
    link.href = compose ? compose + encodeURIComponent(href) : href;
    if (!compose) link.target = mailTarget();
  }
  for (const field of panel.querySelectorAll('textarea')) field.value = message;
  // Hides what an earlier copy has shown.
  for (const part of panel.querySelectorAll<HTMLElement>('[data-done], label')) part.hidden = true;
}

/** What stands beside a button of the draft. */
const beside = <Kind extends HTMLElement>(button: HTMLElement, selector: string) =>
  button.parentElement?.querySelector<Kind>(selector);

const sayDone = (button: HTMLElement) => say(beside(button, '[data-done]')?.textContent ?? '');

/** Copies a message. If the browser refuses (plain HTTP, a policy), shows it, selected. */
async function copyMessage(button: HTMLElement): Promise<void> {
  const field = beside<HTMLTextAreaElement>(button, 'textarea');
  // A second copy is said again.
  say('');
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(field?.value ?? '');
  } catch {
    isCopied = false;
  }
  beside(button, '[data-done]')?.toggleAttribute('hidden', !isCopied);
  field?.closest('label')?.toggleAttribute('hidden', isCopied);
  if (isCopied) sayDone(button);
  else field?.select();
}

/** Discards the draft, and moves the focus to `next`: the button is about to go. */
export function discardDraft(button: HTMLElement, next: HTMLElement): void {
  next.focus({ preventScroll: true });
  setDraft(undefined);
  draftPanel().hidden = true;
  sayDone(button);
}

export function setUpDraft(): void {
  delegate('click', '[data-copies]', copyMessage);
  // A page that was prerendered, or comes back from the back/forward cache, has not heard of later
  // leads.
  for (const type of ['visibilitychange', 'prerenderingchange']) {
    document.addEventListener(type, showDraftLine);
  }
}
