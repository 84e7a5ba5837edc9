/**
 * Opens a mail link by a click on a link of our own: in a new tab, as the specification wants it,
 * but in the same one on phones and tablets, where a new tab is blocked without a word (iOS) or
 * left behind empty (Android): https://github.com/JesusFilm/core/pull/9540.
 *
 * Nothing tells whether a mail program has opened.
 */
export function openMail(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener';
  if (!matchMedia('(pointer: coarse)').matches) link.target = '_blank';
  link.click();
}
