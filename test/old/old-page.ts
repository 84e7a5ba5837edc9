// Runs in the pages, so it uses only functions that Chromium 92 has.

const root = document.documentElement;
root.style.scrollBehavior = 'auto';

const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));
const rect = (element: Element) => element.getBoundingClientRect();
const words = (element: Element) => (element.textContent || '').trim().slice(0, 40);
const barBottom = () => Math.max(0, rect(all('header')[0] || root).bottom);

function isVisible(element: Element) {
  const { width, height, right } = rect(element);
  const { visibility, opacity } = getComputedStyle(element);
  return width > 2 && height > 2 && right > 0 && visibility === 'visible' && opacity !== '0';
}

function centerOf(element: Element) {
  // Takes the first line, because the middle of a link of two lines may be empty.
  const { left, top, width, height } = element.getClientRects()[0] || rect(element);
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

function isCovered(element: Element) {
  const { x, y } = centerOf(element);
  const topmost = document.elementFromPoint(x, y);
  return !topmost || !(topmost.contains(element) || element.contains(topmost));
}

export const count = (selector: string): number => all(selector).filter(isVisible).length;

/** Scrolls to a visible element, and returns the element's center. Throws if something covers the element. */
export function find(selector: string, index: number) {
  const element = all(selector).filter(isVisible)[index];
  if (!element) throw new Error(`no visible ${selector}`);
  const { top, bottom } = rect(element);
  const start = element.closest('header, dialog') ? 0 : barBottom();
  if (top < start || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
  if (isCovered(element)) throw new Error(`${words(element)} is covered`);
  return { ...centerOf(element), href: element.getAttribute('href') || '' };
}

/** Whether the window shows the heading that a link leads to. */
export function hasArrived(href: string): boolean {
  const { pathname, hash } = new URL(href, location.href);
  if (location.pathname !== pathname || document.readyState === 'loading') return false;
  if (hash === '#top') return scrollY === 0;
  const target = all(hash || 'h1')[0] || root;
  const { top } = rect(target.querySelector('h2') || target);
  return root.dataset.page !== '*' && top >= barBottom() && top < innerHeight;
}

export function allPhotosAreShown(): boolean {
  const photos = Array.from(document.images).filter((photo) => !photo.closest('dialog'));
  return photos.every((photo) => photo.naturalWidth > 0 && isVisible(photo));
}

/** Lists problems of the layout, at the top of the page. */
export function layoutProblems(): string[] {
  const problems = root.scrollWidth > innerWidth ? [`${root.scrollWidth} px wide`] : [];
  let end = 0;
  for (const section of all('main section, footer').filter(isVisible)) {
    const { top, bottom } = rect(section);
    if (top < end - 1) problems.push(`${section.id || section.tagName} overlaps`);
    end = bottom;
  }
  for (const element of all('main h1, main h2, main h3, main p, main dd, main li, footer p')) {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 2);
    if (!lines.length || element.closest('[aria-hidden="true"], [role="status"]')) continue;
    const isInside = lines.every(({ left, right }) => left >= 10 && right <= innerWidth - 10);
    if (!isInside) problems.push(`at the edge: ${words(element)}`);
    element.scrollIntoView({ block: 'center' });
    if (isCovered(element)) problems.push(`covered: ${words(element)}`);
  }
  return problems;
}
