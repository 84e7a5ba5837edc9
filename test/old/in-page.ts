// Runs in the pages, lowered to what Chromium 64 parses; so only functions that it has.

const root = document.documentElement;
root.style.scrollBehavior = 'auto';

const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));
const rect = (element: Element) => element.getBoundingClientRect();
const barBottom = () => Math.max(0, rect(first('header')).bottom);
const words = (element: Element) => (element.textContent || '').trim().slice(0, 40);

function first(selector: string) {
  const [element] = all(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
}

function isVisible(element: Element) {
  const { width, height, right } = rect(element);
  const { visibility, opacity } = getComputedStyle(element);
  return width > 2 && height > 2 && right > 0 && visibility === 'visible' && opacity !== '0';
}

function centerOf(element: Element) {
  // A link that breaks has nothing in the middle of its box.
  const { left, top, width, height } = element.getClientRects()[0] || rect(element);
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** What is seen in the middle of an element. */
function topmost(element: Element) {
  const { x, y } = centerOf(element);
  return document.elementFromPoint(x, y);
}

/** How many of these are visible. */
export function count(selector: string): number {
  return all(selector).filter(isVisible).length;
}

/** The visible one with this index, scrolled to if need be. Throws when something covers it. */
export function find(selector: string, index: number) {
  const element = all(selector).filter(isVisible)[index];
  if (!element) throw new Error(`no visible ${selector}`);
  const { top, bottom } = rect(element);
  const start = element.closest('header, dialog') ? 0 : barBottom();
  if (top < start || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
  if (!element.contains(topmost(element))) throw new Error(`${words(element)} is covered`);
  return { ...centerOf(element), href: element.getAttribute('href') || '', text: words(element) };
}

/** Whether the heading that a link leads to is shown. */
export function hasArrived(href: string): boolean {
  const { pathname, hash } = new URL(href, location.href);
  if (location.pathname !== pathname || document.readyState === 'loading') return false;
  const target = first(hash || 'h1');
  const { top } = rect(target.querySelector('h2') || target);
  return root.dataset.page !== '*' && top >= barBottom() && top < innerHeight;
}

export function allPhotosAreShown(): boolean {
  const photos = Array.from(document.images).filter((photo) => !photo.closest('dialog'));
  return photos.every((photo) => photo.naturalWidth > 0 && isVisible(photo));
}

/** Everything wrong with the layout, read at the top of the page. */
export function layoutProblems(): string[] {
  const problems: string[] = [];
  const check = (isRight: boolean, problem: string) => isRight || problems.push(problem);
  const logo = first('header a img');
  check(root.scrollWidth <= innerWidth, `${root.scrollWidth} px wide`);
  check(isVisible(logo) && logo === topmost(logo), 'logo is covered');
  check(rect(first('a[href="#main"]')).bottom <= 0, 'skip link is visible');
  check(rect(first('h1')).top >= barBottom(), 'heading under the bar');

  let end = 0;
  for (const section of all('main section, footer').filter(isVisible)) {
    const { top, bottom } = rect(section);
    check(top >= end - 1, `${section.id || section.tagName} overlaps by ${end - top} px`);
    end = bottom;
  }
  if (root.dataset.page === '/') {
    const hero = rect(first('main section'));
    const { top, bottom, height } = rect(first('main section img'));
    // It may be drawn a little larger, for movement.
    check(top > hero.top - 30 && bottom < hero.bottom + 30, 'hero photo leaves its section');
    check(height >= 330, `hero photo is ${height} px high`);
  } else {
    const portraits = all('main li picture > img').map(rect);
    const isSquare = ({ width, height }: DOMRect) => width > 100 && Math.abs(width - height) < 2;
    check(portraits.length > 0 && portraits.every(isSquare), 'a portrait is not square');
  }
  for (const element of all('main h1, main h2, main h3, main p, main dd, main li, footer p')) {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 2);
    if (!lines.length || element.closest('[aria-hidden="true"], [role="status"]')) continue;
    const isInside = lines.every(({ left, right }) => left >= 10 && right <= innerWidth - 10);
    check(isInside, `at the edge: ${words(element)}`);
    element.scrollIntoView({ block: 'center' });
    const top = topmost(element);
    check(Boolean(top?.contains(element)) || element.contains(top), `covered: ${words(element)}`);
  }
  return problems;
}

/** What this engine does without, in words for the document. */
export function listLeftOut(): string[] {
  const photos = Array.from(document.images);
  const has: Record<string, boolean> = {
    'dialog and menu (a mail link and a row of links instead)': root.matches('.js'),
    'AVIF photos (JPEG instead)': photos.some(({ currentSrc }) => /avif$/.test(currentSrc)),
    'blur behind the bar': CSS.supports('backdrop-filter: blur(1px)'),
    'balanced lines of headings': CSS.supports('text-wrap: balance'),
    'movement while scrolling': CSS.supports('animation-timeline: view()'),
    'movement of dialog and menu as they open': CSS.supports('overlay: auto'),
    'no single last words': CSS.supports('text-wrap: pretty'),
    'fade from page to page': 'PageRevealEvent' in window,
  };
  return Object.keys(has).filter((name) => !has[name]);
}
