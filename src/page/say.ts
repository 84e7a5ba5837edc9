import { Mark } from '../shared/markup';

let timer: ReturnType<typeof setTimeout> | undefined;

/** What waits until the visitor is at the page. */
let waiting = '';

/** How long words stay, in milliseconds, so that nobody finds them later. */
const stayMs = 5000;

/**
 * Tells screen readers something, as soon as the visitor is at the page: screen readers ignore what
 * changes in a hidden page, for example behind the tab of the mail link.
 */
export function say(words: string, isHere = !document.hidden && document.hasFocus()): void {
  clearTimeout(timer);
  waiting = isHere ? '' : words;
  if (waiting) return;
  for (const status of document.querySelectorAll(`[${Mark.say}]`)) status.textContent = words;
  if (words) timer = setTimeout(say, stayMs, '');
}

/** Says what waits, when the visitor comes back to the tab or to its window. */
export function setUpSay(): void {
  addEventListener('visibilitychange', () => waiting && say(waiting));
  // After Back, `hasFocus()` of Firefox is still false at this last event.
  addEventListener('focus', () => waiting && say(waiting, true));
  // The window of a mail program cuts short what Orca is saying.
  addEventListener('blur', () => {
    const words = document.querySelector(`[${Mark.say}]`)?.textContent;
    if (!words) return;
    say('');
    waiting = words;
  });
}
