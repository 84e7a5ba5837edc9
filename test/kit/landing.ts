// What the landing page shows.
import { contrastBelow } from './colors';
import { expect } from './expect';
import { section } from './parts';
import { allByRole, allByText, getByRole } from './roles';
import { plain, textOf } from './text';

/** The largest part of a section that has this heading and no other. */
export function card(id: string, name: string): Element {
  let part: Element = getByRole('heading', name, section(id));
  while (part.parentElement?.querySelectorAll('h1, h2, h3, h4').length === 1)
    part = part.parentElement;
  return part;
}

export function expectTexts(part: Element, ...texts: string[]): void {
  for (const text of texts) expect(allByText(text, part).length > 0, `it does not show "${text}"`);
}

/** Fails unless each figure stands in one item of a list with its label. */
export function expectFigures(part: Element, figures: string[][]): void {
  const items = allByRole('listitem', undefined, part).map(textOf);
  for (const figure of figures) {
    const isShown = items.some((item) => figure.every((text) => item.includes(plain(text))));
    expect(isShown, `"${figure.join('" stands nowhere with "')}"`);
  }
}

/** Fails unless a ground or an edge tells a part from what is behind. A line at the top is not enough. */
export function expectBox(part: Element): void {
  const { backgroundColor, borderLeftColor, borderLeftWidth } = getComputedStyle(part);
  const isSeen = (color: string) => contrastBelow(part.parentElement ?? part, color) > 1.04;
  const isBox = isSeen(backgroundColor) || (borderLeftWidth !== '0px' && isSeen(borderLeftColor));
  expect(isBox, `"${textOf(part).slice(0, 30)}" does not look like a card`);
}

export function expectButton(button: Element): void {
  const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(button);
  const edge = borderTopStyle === 'none' ? backgroundColor : borderTopColor;
  const contrast = contrastBelow(button.parentElement ?? button, edge);
  expect(contrast >= 3, `"${textOf(button)}" looks like a word, not like a button`);
}
