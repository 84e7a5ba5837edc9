import { Mark } from '../shared/markup';

let timer: ReturnType<typeof setTimeout> | undefined;

/** What waits until the visitor is at the page. */
let waiting = '';

/**
 * Tells screen readers something, as soon as the visitor is at the page: screen readers ignore what
 * changes in a hidden page, for example behind the tab of the mail link.
 */
export function say(words: string, isHere = !document.hidden && document.hasFocus()): void {
  clearTimeout(timer);
  waiting = isHere ? '' : words;
  if (waiting) return;
  for (const status of document.querySelectorAll(`[${Mark.say}]`)) status.textContent = words;
  // So that nobody finds the words later.
  if (words) timer = setTimeout(say, 2000, '');
}

/** Says what waits, when the visitor comes back to the tab or to its window. */
export function setUpSay(): void {
  addEventListener('visibilitychange', () => waiting && say(waiting));
  // After Back, `hasFocus()` of Firefox is still false at this last event.
  addEventListener('focus', () => waiting && say(waiting, true));
}
