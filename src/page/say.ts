import { Mark } from '../shared/markup';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells screen readers something, as soon as the visitor is at the page: screen readers ignore what
 * changes in a hidden page, for example behind the tab of the mail link.
 */
export function say(words: string): void {
  clearTimeout(timer);
  if (words && (document.hidden || !document.hasFocus())) {
    timer = setTimeout(say, 50, words);
    return;
  }
  for (const status of document.querySelectorAll(`[${Mark.say}]`)) status.textContent = words;
  // So that nobody finds the words later.
  if (words) timer = setTimeout(say, 2000, '');
}
