// Announces texts in live regions. The regions are in the page from the start, because screen readers often
// miss a text that is inserted together with its region.
import { watchPresence } from './presence';

/**
 * Delay before text is inserted, in milliseconds: Firefox drops text that is inserted right after a modal dialog
 * has closed. Orca 43 needed 50 ms; 300 ms leave room for slow phones.
 */
const insertDelayMs = 300;

let text = '';
/** How long the text stays in the region, in milliseconds. Then it counts as heard. */
let heardMs = 0;
let region: Element | null = null;
let endsInSpace = true;
let isPresent = false;
let timer: ReturnType<typeof setTimeout>;

function speak() {
  clearTimeout(timer);
  if (region) region.textContent = '';
  if (!text || !isPresent) return;
  timer = setTimeout(() => {
    // While a modal dialog is open, screen readers do not hear a region outside of the dialog
    // (https://github.com/w3c/aria/issues/1854). The dialog comes first in the document.
    region = document.querySelector('dialog[open] [role=status], main > [role=status]');
    // Orca ignores a text that equals the previous one, so every second text ends in a no-break space.
    endsInSpace = !endsInSpace;
    if (region) region.textContent = endsInSpace ? `${text}\u00a0` : text;
    // It was heard, so empty the region and do not repeat it.
    timer = setTimeout(announce, heardMs, '');
  }, insertDelayMs);
}

/**
 * Announces a text politely. If the visitor leaves before the text counts as heard, it is announced again on return.
 *
 * @param ms how long the text stays in the region until it counts as heard
 */
export function announce(newText: string, ms = 1000): void {
  text = newText;
  heardMs = ms;
  speak();
}

/** Watches whether the visitor is looking at the page, and repeats on return a text that was missed. */
export function setUpAnnouncements(): void {
  watchPresence((isHere) => {
    isPresent = isHere;
    speak();
  });
}
