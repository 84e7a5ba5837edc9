// The place of the keyboard focus, and whether its ring can be seen.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { type Color, contrast } from './contrast';
import { parseColor, takePixels } from './pixels';
import { conditions } from './selectors';
import { until } from './wait';

/** How far from an edge the test looks for the ring, inside and outside, in pixels. */
const reach = 10;

/** The ring is measured at these fractions of each side. */
const places = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

type Stop = ReturnType<typeof readFocus>;

/** Reads the focus; runs in the page. */
function readFocus() {
  const element = document.activeElement ?? document.body;
  const copy = document.createElement('p');
  copy.append(element.cloneNode(true));
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const label = field ? element.labels?.[0]?.textContent : element.getAttribute('aria-label');
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isCovered = !top || !(element.contains(top) || top.contains(element));
  const barBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  /** Whether the element stays in place while the page scrolls. */
  const isFixed = element.closest('header, dialog, section[aria-label]') !== null;
  const scrollTop = isFixed ? (element.closest('dialog')?.scrollTop ?? 0) : scrollY;
  return {
    name: (label ?? copy.textContent).replace(/\s+/g, ' ').trim(),
    /** In the window. */
    box: { x, y, width, height },
    /** In the page, or in the dialog. */
    top: y + scrollTop,
    outlineColor: getComputedStyle(element).outlineColor,
    isFixed,
    isHidden: isCovered || (!isFixed && y < barBottom),
  };
}

export const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name);

export const focusedName = async (page: Page) => (await page.evaluate(readFocus)).name;

/**
 * Fails unless the focus is in the window, not covered, not under the bar, and has a ring all around that
 * is thick enough and contrasts with the colors inside and outside of it.
 */
export async function checkFocus(page: Page): Promise<Stop> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await until(page, conditions.calm);
  const stop = await page.evaluate(readFocus);
  const { name, outlineColor, isHidden } = stop;
  const { x, y, width, height } = stop.box;
  assert.not(isHidden, `${name} is covered or under the bar`);

  // The shadow of a tooltip covers the ring.
  const part = {
    x: Math.max(0, Math.floor(x) - reach - 1),
    y: Math.max(0, Math.floor(y) - reach - 1),
    width: Math.ceil(width) + 2 * reach + 3,
    height: Math.ceil(height) + 2 * reach + 3,
  };
  const pixelAt = await takePixels(page, '[role=tooltip] { visibility: hidden }', part);
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
  const color = parseColor(outlineColor);
  const withRing = lines.filter((line) => hasRing(line, color)).length;
  // Three quarters are enough, because letters beside the control may touch the ring. A ring that lacks a
  // whole side has less.
  assert.ok(
    withRing > 0.75 * lines.length,
    `${name}: a ring at ${withRing} of ${lines.length} places`,
  );
  return stop;
}

/** WCAG 2.2 asks for 2 pixels, with a contrast of 3 on both sides. */
function hasRing(line: Color[], color: Color): boolean {
  const isRing = (pixel: Color) =>
    pixel.reduce((sum, value, index) => sum + Math.abs(value - (color[index] ?? 0)), 0) < 24;
  const start = line.findIndex(isRing);
  const length = line.slice(start).findIndex((pixel) => !isRing(pixel));
  // The edge of the ring may be blended, so the neighbors are one pixel further away.
  const around = [line[start - 2], line[start + length + 1]];
  return length >= 2 && around.every((pixel) => pixel && contrast(color, pixel) >= 3);
}

/** Presses Tab until a name comes, or `the end` of the page, and checks each stop. */
export async function tabTo(page: Page, name: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 30) {
    await page.keyboard.press('Tab');
    const isOver = await page.evaluate(() => document.activeElement === document.body);
    if (isOver && name === 'the end') return stops;
    const stop = await checkFocus(page);
    stops.push(stop);
    if (stop.name.startsWith(name)) return stops;
  }
  throw new Error(`${name} was not reached: ${namesOf(stops).join(' | ')}`);
}

/** Fails unless each stop is below the one before, or to the right of it in the same row. */
export function checkVisualOrder(stops: Stop[]): void {
  for (const [index, stop] of stops.entries()) {
    const last = stops[index - 1];
    if (!last || last.isFixed !== stop.isFixed) continue;
    const isBelow = stop.top >= last.top + last.box.height - 1;
    const isInRow = stop.top + stop.box.height > last.top && stop.box.x >= last.box.x;
    assert.ok(isBelow || isInRow, `${stop.name} is neither below nor right of ${last.name}`);
  }
}
