// Where the keyboard focus is, and whether it can be seen there.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { until } from './page';
import { type Box, type Color, contrast, parseColor, takePixels } from './pixels';

/** What WCAG 2.2 asks of a focus ring: pixels of thickness, and contrast on both sides. */
const ring = { thickness: 2, contrast: 3 };

/** How far from an edge the ring is looked for, in pixels. */
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
  isCovered: boolean;
  isUnderBar: boolean;
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
  const bar = document.querySelector('header');
  const isFixed = element.closest('header, dialog, section[aria-label]') !== null;
  return {
    name: (label ?? copy.textContent).replace(/\s+/g, ' ').trim(),
    tag: element.localName,
    box: { x, y, width, height },
    scrollTop: isFixed ? (element.closest('dialog')?.scrollTop ?? 0) : scrollY,
    outlineColor: getComputedStyle(element).outlineColor,
    isFixed,
    isCovered: !(top && (element.contains(top) || top.contains(element))),
    isUnderBar: !isFixed && bar !== null && y < bar.getBoundingClientRect().bottom,
  };
}

export const focusOf = (page: Page) => page.evaluate(readFocus);

/**
 * Fails unless the focus can be seen: in the window, not covered, not under the bar, and with a ring
 * all around that is thick enough and differs from what is inside and outside of it.
 */
export async function checkFocusIsSeen(page: Page): Promise<Stop> {
  const isCalm = "document.getAnimations().every(({ playState }) => playState !== 'running')";
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await until(page, isCalm);
  const stop = await focusOf(page);
  const { name, tag, box } = stop;
  assert.not(stop.isCovered, `${tag} ${name} is covered`);
  assert.not(stop.isUnderBar, `${name} is under the bar`);

  // A tooltip's shadow is painted over the ring.
  const setTooltip = (visibility: string) =>
    page.$$eval(
      '[role=tooltip]',
      (list, value) => {
        for (const element of list)
          if (element instanceof HTMLElement) element.style.visibility = value;
      },
      visibility,
    );
  await setTooltip('hidden');
  const { at } = await takePixels(page);
  await setTooltip('');

  const color = parseColor(stop.outlineColor);
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  // Lines across each edge, from the inside to the outside.
  const linesOf = {
    top: (part: number) => [box.x + box.width * part, box.y + reach, 0, -1],
    bottom: (part: number) => [box.x + box.width * part, bottom - reach, 0, 1],
    left: (part: number) => [box.x + reach, box.y + box.height * part, -1, 0],
    right: (part: number) => [right - reach, box.y + box.height * part, 1, 0],
  };
  let sides = 0;
  for (const [side, lineAt] of Object.entries(linesOf)) {
    const results = places.map((part) => {
      const [x = 0, y = 0, stepX = 0, stepY = 0] = lineAt(part);
      const line = Array.from({ length: 2 * reach }, (_, index) =>
        at(Math.round(x + stepX * index), Math.round(y + stepY * index)),
      );
      return findRingProblem(line, color);
    });
    const measured = results.filter((result) => result !== 'out of the window');
    if (measured.length === 0) continue;
    sides += 1;
    // At some places a letter beside the control may touch the ring.
    const problems = measured.filter((result) => result !== undefined);
    assert.ok(problems.length < measured.length / 2, `${name}, ${side}: ${problems.join(', ')}`);
  }
  assert.ok(sides >= 2, `${name}: ${sides} sides in the window`);
  return stop;
}

function findRingProblem(line: (Color | undefined)[], color: Color): string | undefined {
  const pixels = line.filter((pixel) => pixel !== undefined);
  if (pixels.length < line.length) return 'out of the window';
  const isRing = (pixel: Color) =>
    pixel.reduce((sum, value, index) => sum + Math.abs(value - (color[index] ?? 0)), 0) < 24;
  const start = pixels.findIndex(isRing);
  if (start < 0) return 'no ring';
  const length = pixels.slice(start).findIndex((pixel) => !isRing(pixel));
  if (length < ring.thickness) return `${length} px`;
  // One pixel further, for the ring's own edge may be blended.
  const around = [pixels[start - 2], pixels[start + length + 1]];
  const ratio = Math.min(...around.map((pixel) => (pixel ? contrast(color, pixel) : 1)));
  return ratio < ring.contrast ? `contrast ${ratio.toFixed(2)}` : undefined;
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

export async function tabBack(page: Page): Promise<Stop> {
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  return checkFocusIsSeen(page);
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
