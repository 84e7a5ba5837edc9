// Runs in the pages; what it calls there is all that Chromium 64 has.

import {
  all,
  barBottom,
  center,
  isVisible,
  type Name,
  rect,
  select,
  show,
  topmost,
  words,
} from './in-page-elements';

export type { Name } from './in-page-elements';
export { layoutProblems } from './in-page-layout';

declare global {
  interface Window {
    isOld?: boolean;
  }
}

export function markAsOld(): void {
  window.isOld = true;
}

export function isNewAndLoaded(): boolean {
  return !window.isOld && document.readyState === 'complete';
}

/** Photos and logos load as they come near. */
export function scrollOn(): boolean {
  document.documentElement.style.scrollBehavior = 'auto';
  const before = scrollY;
  scrollBy(0, innerHeight / 2);
  return scrollY > before;
}

export function scrollToTop(): void {
  document.documentElement.style.scrollBehavior = 'auto';
  scrollTo(0, 0);
}

export function photoProblems(): string[] {
  const photos = Array.from(document.images).filter((photo) => !photo.closest('dialog'));
  const bad = photos.filter((photo) => !photo.naturalWidth || !isVisible(photo));
  return bad.map((photo) => `not shown: ${photo.currentSrc || photo.src}`);
}

/** How many of these are visible. */
export function count(name: Name): number {
  return all(name).filter(isVisible).length;
}

/** Where to click the visible one with this index, once it has been scrolled to and rests. */
export function point(name: Name, index = 0): { x: number; y: number; isHit: boolean } {
  const element = all(name).filter(isVisible)[index];
  if (!element) return { x: 0, y: 0, isHit: false };
  const { top, bottom } = rect(element);
  if (top < barBottom() && !element.closest(`${select.bar}, dialog`)) show(element);
  if (bottom > innerHeight) show(element);
  const hit = topmost(element);
  return { ...center(element), isHit: Boolean(hit && element.contains(hit)) };
}

export function link(name: Name, index: number): { href: string; path: string } {
  const href = all(name).filter(isVisible)[index]?.getAttribute('href') || '';
  return { href, path: new URL(href, location.href).pathname };
}

/** The path of a page that has its heading; `Not found` documents have another. */
export function shownPage(): string {
  const [heading] = Array.from(document.querySelectorAll('h1'));
  return heading && document.documentElement.dataset.page !== '*' ? location.pathname : '';
}

/** What is wrong with where an anchor has led. */
export function arrivalProblems(): string[] {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return [`nothing has the id ${location.hash}`];
  const heading = target.querySelector('h2') || target;
  const { top } = rect(heading);
  if (top >= barBottom() && top < innerHeight) return [];
  return [`${location.hash}: heading at ${Math.round(top)} px, bar to ${barBottom()} px`];
}

/** Changes when a click has done something that a visitor notices. */
export function signs(): string {
  return `${location.href} ${all('signs').filter(isVisible).map(words)}`;
}

/** Each place for the dialog must offer one thing: its opener where it opens, else a mail link. */
export function openerProblems(isOpening: boolean): string[] {
  const problems: string[] = [];
  const openers = all('opener');
  if (!openers.length) problems.push('no opener');
  for (const opener of openers) {
    const place = opener.parentElement;
    const links = place ? Array.from(place.querySelectorAll('a[href^="mailto:"]')) : [];
    const hasLink = links.some(isVisible);
    if (isVisible(opener) !== isOpening) problems.push(`opener visible: ${!isOpening}`);
    if (hasLink === isOpening) problems.push(`mail link beside the opener visible: ${hasLink}`);
  }
  return problems;
}

/** The address that is shown is the one that is written to, and the link is there to be clicked. */
export function mailAddressProblems(): string[] {
  const links = all('mailLink').filter((link) => isVisible(link) && /@/.test(words(link)));
  if (!links.length) return ['no visible mail address'];
  return links
    .filter((link) => {
      show(link);
      const hit = topmost(link);
      return !hit || !link.contains(hit) || link.getAttribute('href') !== `mailto:${words(link)}`;
    })
    .map((link) => `${link.getAttribute('href')} shows ${words(link)}, or is covered`);
}

export function dialogState() {
  const [dialog] = all('dialog');
  const focused = document.activeElement;
  return {
    isOpen: Boolean(dialog && isVisible(dialog) && dialog.matches('[open]')),
    hasFocus: Boolean(dialog && focused && dialog.contains(focused)),
    isFocusOnOpener: Boolean(focused?.matches(select.opener)),
    scrollY,
  };
}

export function isFocusInMenu(): boolean {
  const focused = document.activeElement;
  return Boolean(focused?.matches(select.menuLinks));
}

/** Puts the focus into a field of the dialog; false when there is none with this index. */
export function focusField(index: number): { type: string; isThere: boolean } {
  const [dialog] = all('dialog');
  const field = dialog && all('field', dialog).filter(isVisible)[index];
  field?.focus();
  return { type: field?.getAttribute('type') || 'textarea', isThere: Boolean(field) };
}

/** Decoration that this engine does without, in words for the document. */
export function leftOut(): string[] {
  const isAvif = Array.from(document.images).some(({ currentSrc }) => /\.avif$/.test(currentSrc));
  const has = {
    'AVIF photos (JPEG instead)': isAvif,
    'blur behind the bar': CSS.supports('backdrop-filter: blur(1px)'),
    'balanced lines of headings': CSS.supports('text-wrap: balance'),
    'movement while scrolling': CSS.supports('animation-timeline: view()'),
    'movement of dialog and menu as they open': CSS.supports('overlay: auto'),
    'no single last words': CSS.supports('text-wrap: pretty'),
    'fade from page to page': 'PageRevealEvent' in window,
  };
  return Object.entries(has)
    .filter(([, isThere]) => !isThere)
    .map(([name]) => name);
}

export function pageHeight(): number {
  return document.documentElement.scrollHeight;
}
