// Runs in the pages, lowered to what Chromium 64 parses; so only functions that it has.

export const select = {
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

export function all(name: Name, root: ParentNode = document) {
  return Array.from(root.querySelectorAll<HTMLElement>(select[name]));
}

export function rect(element: Element) {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return { left, top, right, bottom, width, height };
}

export function isVisible(element: Element) {
  const { width, height, right } = rect(element);
  const style = getComputedStyle(element);
  return (
    width > 2 && height > 2 && right > 0 && style.visibility === 'visible' && style.opacity !== '0'
  );
}

export function words(element: Element) {
  return (element.textContent || '').trim().slice(0, 40);
}

export function center(element: Element) {
  // A link that breaks has nothing in the middle of its box.
  const [first] = Array.from(element.getClientRects());
  const { left, top, width, height } = first || rect(element);
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

export function topmost(element: Element) {
  const { x, y } = center(element);
  return document.elementFromPoint(x, y);
}

export function barBottom() {
  const bar = all('bar')[0];
  return bar && isVisible(bar) ? Math.max(0, rect(bar).bottom) : 0;
}

export function show(element: Element) {
  document.documentElement.style.scrollBehavior = 'auto';
  element.scrollIntoView({ block: 'center' });
}
