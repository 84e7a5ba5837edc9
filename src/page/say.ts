import { Mark } from '../shared/markup';

/** What is to be said, or has just been said. */
let latest = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** How long words stay, in milliseconds, so that nobody finds them later. */
const stayMs = 5000;

/** Screen readers ignore what changes in a hidden page, for example behind the tab of the mail link. */
function update(isHere = !document.hidden && document.hasFocus()): void {
  clearTimeout(timer);
  const words = isHere ? latest : '';
  for (const status of document.querySelectorAll(`[${Mark.say}]`)) {
    // Words that are written again would be said again.
    if (status.textContent !== words) status.textContent = words;
  }
  if (words) timer = setTimeout(say, stayMs, '');
}

/** Tells screen readers something, as soon as the visitor is at the page. */
export function say(words: string): void {
  latest = words;
  update();
}

export function setUpSay(): void {
  addEventListener('visibilitychange', () => update());
  // After Back, `hasFocus()` of Firefox is still false at this last event.
  addEventListener('focus', () => update(true));
  // The window of a mail program cuts short what Orca is saying: it is said again afterwards.
  addEventListener('blur', () => update(false));
}
