// What is wrong with the layout, found in the page; see in-page.ts.

import { all, barBottom, isVisible, rect, show, topmost, words } from './in-page-elements';

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
