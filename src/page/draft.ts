// The draft is the latest lead, for a visitor whose mail program has not opened; `site/lead/draft.tsx`
// has its HTML. A class of the root element shows the draft's line.
import { emailOf, type Lead } from '../shared/email';
import { Id, Mark } from '../shared/markup';
import { hasDraftClass } from '../shared/root-class';
import { delegate } from './delegate';
import { keep, readKept } from './kept';
import { mailTarget } from './mail-target';
import { say } from './say';
import { wait } from './wait';

/** Shows the lines that lead to the draft if there is one, and otherwise hides them. */
function updateDraftLine(): void {
  document.documentElement.classList.toggle(hasDraftClass, readKept('draftLead') !== undefined);
}

/** Keeps a lead as the draft, in place of an older one. */
export function keepDraft(lead: Lead): void {
  keep('draftLead', lead);
  updateDraftLine();
}

/** `null` where an extension has removed it: the form has to work. */
const findPanel = () => document.getElementById(Id.draftPanel);

/** Tells screen readers that there is a draft, in the words of its panel. */
export const sayDraft = () => say(findPanel()?.querySelector('p')?.textContent ?? '');

/** Puts the draft, if there is one, into the dialog. */
export function fillDraftPanel(): void {
  const panel = findPanel();
  const draft = readKept('draftLead');
  panel?.toggleAttribute('hidden', !draft);
  if (!panel || !draft) return;
  const { href, message } = emailOf(draft);
  for (const link of panel.querySelectorAll('a')) {
    const composePage = link.getAttribute(Mark.composePage);
    link.href = composePage ? composePage + encodeURIComponent(href) : href;
    if (!composePage) link.target = mailTarget();
  }
  for (const field of panel.querySelectorAll('textarea')) field.value = message;
  // Hides the answers to an earlier press on *Copy message*.
  for (const part of panel.querySelectorAll<HTMLElement>(`[${Mark.done}], label`))
    part.hidden = true;
}

/** Copies a message. If the browser refuses (plain HTTP, a policy), shows and selects it. */
async function copyMessage(button: HTMLElement): Promise<void> {
  const action = button.closest(`[${Mark.action}]`) as HTMLElement;
  const field = action.querySelector('textarea');
  // Emptied first: otherwise screen readers would not announce a second copy.
  say('');
  let isCopied = false;
  try {
    const copying = navigator.clipboard.writeText(field?.value ?? '').then(() => true);
    // A browser that has not answered after a second may never do so.
    isCopied = Boolean(await Promise.race([copying, wait(1000)]));
  } catch {}
  const done = action.querySelector<HTMLElement>(`[${Mark.done}]`);
  done?.toggleAttribute('hidden', !isCopied);
  action.querySelector('label')?.toggleAttribute('hidden', isCopied);
  if (isCopied) say(done?.textContent ?? '');
  else field?.select();
}

export function setUpDraft(): void {
  updateDraftLine();
  delegate('click', `[${Mark.copies}]`, copyMessage);
  // A page that was prerendered, or comes back from the back/forward cache, has not heard of later
  // leads.
  for (const type of ['visibilitychange', 'prerenderingchange']) {
    document.addEventListener(type, updateDraftLine);
  }
}
