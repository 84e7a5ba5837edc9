// Runs in the pages, lowered to what Chromium 64 parses; so only functions that it has.

const select = {
  bar: 'header',
  skipLink: 'a[href="#main"]',
  logo: 'header a img',
  menuLinks: 'header nav a[href*="#"]',
  menuButton: 'header nav button',
  hero: 'main section',
  heroPhoto: 'main section img',
  sections: 'main section, footer',
  portraits: 'main li picture > img',
  reading: 'main h1, main h2, main h3, main p, main dd, main li, footer p',
  dialog: 'dialog',
  opener: '[command="show-modal"]',
  mailLink: 'main a[href^="mailto:"]',
  anchors: 'a[href*="#"]:not([href="#main"])',
  buttons: 'button',
  pageLinks: 'a[href]:not([href*="#"]):not([href*=":"])',
  toast: '[aria-label="Notifications"] li',
  field: 'input, textarea',
  submit: '[type="submit"]',
  /** What is counted to see whether a click did something; tooltips are none of these. */
  signs: 'a, input, h2, [aria-label="Notifications"] li',
};
export type Name = keyof typeof select;

function all(name: Name, root: ParentNode = document) {
  return Array.from(root.querySelectorAll<HTMLElement>(select[name]));
}

function rect(element: Element) {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return { left, top, right, bottom, width, height };
}

function isVisible(element: Element) {
  const { width, height, right } = rect(element);
  const style = getComputedStyle(element);
  return (
    width > 2 && height > 2 && right > 0 && style.visibility === 'visible' && style.opacity !== '0'
  );
}

function words(element: Element) {
  return (element.textContent || '').trim().slice(0, 40);
}

function center(element: Element) {
  // A link that breaks has nothing in the middle of its box.
  const [first] = Array.from(element.getClientRects());
  const { left, top, width, height } = first || rect(element);
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

function topmost(element: Element) {
  const { x, y } = center(element);
  return document.elementFromPoint(x, y);
}

function barBottom() {
  const bar = all('bar')[0];
  return bar && isVisible(bar) ? Math.max(0, rect(bar).bottom) : 0;
}

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

/** Everything wrong with the layout, read at the top of the page. */
export function layoutProblems(isTeam: boolean): string[] {
  const problems: string[] = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) problems.push(`scrolls sideways by ${wide} px`);
  const [skipLink] = all('skipLink');
  const [logo] = all('logo');
  if (!logo || !isVisible(logo)) problems.push('no logo');
  else if (!(topmost(logo) || logo).closest('a')?.contains(logo)) problems.push('logo is covered');
  if (!skipLink) problems.push('no skip link');
  else if (rect(skipLink).bottom > 0 && rect(skipLink).right > 0)
    problems.push('skip link is visible');
  const [heading] = Array.from(document.querySelectorAll('h1'));
  if (!heading || rect(heading).top < barBottom()) problems.push('heading under the bar');

  const sections = all('sections').filter(isVisible);
  sections.slice(1).forEach((section, index) => {
    const before = sections[index];
    const overlap = before ? rect(before).bottom - rect(section).top : 0;
    if (overlap > 1) problems.push(`${section.id || section.tagName} overlaps by ${overlap} px`);
  });
  if (isTeam) {
    const portraits = all('portraits');
    if (!portraits.length) problems.push('no portraits');
    for (const portrait of portraits) problems.push(...portraitProblems(portrait));
  } else problems.push(...heroProblems());
  return problems.concat(readingProblems());
}

function heroProblems() {
  const [hero] = all('hero');
  const [photo] = all('heroPhoto');
  if (!hero || !photo) return ['no hero photo'];
  const [outer, inner] = [rect(hero), rect(photo)];
  const problems: string[] = [];
  // It may be drawn a little larger, for movement.
  if (inner.bottom > outer.bottom + 30 || inner.top < outer.top - 30) {
    problems.push(`hero photo leaves its section: ${inner.bottom} px, section ${outer.bottom} px`);
  }
  if (inner.height < 330) problems.push(`hero photo is ${Math.round(inner.height)} px high`);
  return problems;
}

function portraitProblems(portrait: HTMLElement) {
  const frame = portrait.parentElement?.parentElement;
  const { width, height } = rect(frame || portrait);
  const own = rect(portrait);
  const isSquare = width > 100 && Math.abs(width - height) < 2;
  const isFilled = own.width >= width - 2 && own.height >= height - 2;
  if (isSquare && isFilled) return [];
  return [`${portrait.getAttribute('alt')}: ${Math.round(width)} x ${Math.round(height)} px`];
}

function readingProblems() {
  const problems: string[] = [];
  for (const element of all('reading')) {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 2);
    if (!lines.length || element.closest('[aria-hidden="true"], [role="status"]')) continue;
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    if (left < 10 || right > innerWidth - 10) problems.push(`at the edge: ${words(element)}`);
    if (!/^(H\d|P)$/.test(element.tagName)) continue;
    show(element);
    const top = topmost(element);
    if (!top || !(element.contains(top) || top.contains(element))) {
      problems.push(`${words(element)} is under ${top ? top.outerHTML.slice(0, 60) : 'nothing'}`);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return problems;
}

function show(element: Element) {
  document.documentElement.style.scrollBehavior = 'auto';
  element.scrollIntoView({ block: 'center' });
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
