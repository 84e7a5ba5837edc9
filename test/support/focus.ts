// Where the keyboard focus is, and whether it can be seen there.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { isCalm, until } from './page';
import { type Box, type Color, contrast, parseColor, takePixels } from './pixels';

/** What WCAG 2.2 asks of a focus ring: pixels of thickness, and contrast on both sides. */
const ring = { thickness: 2, contrast: 3 };

/** How far from an edge the ring is looked for, in pixels, on both sides of it. */
const reach = 10;

/** Where along a side it is measured, as parts of its length. */
const places = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

export interface Stop {
  name: string;
  tag: string;
  /** In the window. */
  box: Box;
  /** How far the page, or the dialog around it, is scrolled. */
  scrollTop: number;
  outlineColor: string;
  /** Does not move with the page. */
  isFixed: boolean;
  isHidden: boolean;
}

/** Reads the focus of a page; run there. */
function readFocus(): Stop {
  const element = document.activeElement ?? document.body;
  const copy = document.createElement('p');
  copy.append(element.cloneNode(true));
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const label = field ? element.labels?.[0]?.textContent : element.getAttribute('aria-label');
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const barBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isFixed = element.closest('header, dialog, section[aria-label]') !== null;
  const isCovered = !top || !(element.contains(top) || top.contains(element));
  return {
    name: (label ?? copy.textContent).replace(/\s+/g, ' ').trim(),
    tag: element.localName,
    box: { x, y, width, height },
    scrollTop: isFixed ? (element.closest('dialog')?.scrollTop ?? 0) : scrollY,
    outlineColor: getComputedStyle(element).outlineColor,
    isFixed,
    isHidden: isCovered || (!isFixed && y < barBottom),
  };
}

export const focusOf = (page: Page) => page.evaluate(readFocus);

/**
 * Fails unless the focus can be seen: in the window, not covered, not under the bar, and with a ring
 * all around that is thick enough and differs from what is inside and outside of it.
 */
export async function checkFocusIsSeen(page: Page): Promise<Stop> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await until(page, isCalm);
  const stop = await focusOf(page);
  const { name, outlineColor } = stop;
  const { x, y, width, height } = stop.box;
  assert.not(stop.isHidden, `${stop.tag} ${name} is covered or under the bar`);

  // A tooltip's shadow is painted over the ring.
  const pixelAt = await takePixels(page, '[role=tooltip] { visibility: hidden }');
  const color = parseColor(outlineColor);
  /** Pixels on a line across an edge, from the inside to the outside. */
  const lineAcross = (x: number, y: number, dx: number, dy: number) =>
    Array.from({ length: 2 * reach }, (_, index) => index - reach)
      .map((step) => pixelAt(Math.round(x + dx * step), Math.round(y + dy * step)))
      .filter((pixel) => pixel !== undefined);
  const lines = places
    .flatMap((part) => [
      lineAcross(x + width * part, y, 0, -1),
      lineAcross(x + width * part, y + height, 0, 1),
      lineAcross(x, y + height * part, -1, 0),
      lineAcross(x + width, y + height * part, 1, 0),
    ])
    .filter((line) => line.length === 2 * reach);
  assert.ok(lines.length >= 2 * places.length, `${name}: two sides or more are in the window`);
  // At some places a letter beside the control may touch the ring. A missing side would be a quarter.
  const right = lines.filter((line) => hasRing(line, color));
  assert.ok(
    right.length > 0.75 * lines.length,
    `${name}: no ring at ${lines.length - right.length} places`,
  );
  return stop;
}

function hasRing(line: Color[], color: Color): boolean {
  const isRing = (pixel: Color) =>
    pixel.reduce((sum, value, index) => sum + Math.abs(value - (color[index] ?? 0)), 0) < 24;
  const start = line.findIndex(isRing);
  const length = line.slice(start).findIndex((pixel) => !isRing(pixel));
  // One pixel further, for the ring's own edge may be blended.
  const around = [line[start - 2], line[start + length + 1]];
  const ratios = around.map((pixel) => (pixel ? contrast(color, pixel) : 1));
  return start >= 0 && length >= ring.thickness && Math.min(...ratios) >= ring.contrast;
}

/** Presses Tab until a name comes, and checks each stop. */
export async function tabTo(page: Page, name: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 30) {
    await page.keyboard.press('Tab');
    const stop = await checkFocusIsSeen(page);
    stops.push(stop);
    if (stop.name.startsWith(name)) return stops;
  }
  throw new Error(`${name} was not reached: ${stops.map((stop) => stop.name).join(' | ')}`);
}

/** Fails unless each stop is below the one before, or to the right of it in the same row. */
export function checkVisualOrder(stops: Stop[]): void {
  for (const [index, stop] of stops.entries()) {
    const last = stops[index - 1];
    if (!last || last.isFixed !== stop.isFixed) continue;
    const top = ({ box, scrollTop }: Stop) => box.y + scrollTop;
    const isBelow = top(stop) >= top(last) + last.box.height - 1;
    const isInRow = top(stop) + stop.box.height > top(last) && stop.box.x >= last.box.x;
    assert.ok(isBelow || isInRow, `${stop.name} is neither below nor right of ${last.name}`);
  }
}
