// The place of the keyboard focus, and whether its ring can be seen.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { contrast } from '../../../src/builder/contrast';
import { takePixels } from './pixels';
import { conditions } from './selectors';
import { passFrames, until } from './wait';

/** How far from a control its ring may be, in pixels. */
const reach = 6;

type Stop = ReturnType<typeof readFocus>;

/** Reads the focus; runs in the page. */
function readFocus() {
  const element = document.activeElement ?? document.body;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const label = isField ? element.labels?.[0]?.textContent : element.getAttribute('aria-label');
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isCovered = !top || !(element.contains(top) || top.contains(element));
  const barBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  /** Whether the element stays in place while the page scrolls. */
  const isFixed = element.closest('header, dialog, section[aria-label]') !== null;
  const scrollTop = isFixed ? (element.closest('dialog')?.scrollTop ?? 0) : scrollY;
  return {
    name: (label ?? element.textContent).replace(/\s+/g, ' ').trim(),
    /** In the window. */
    box: { x, y, width, height },
    /** In the page, or in the dialog. */
    top: y + scrollTop,
    isFixed,
    isHidden: isCovered || (!isFixed && y < barBottom),
  };
}

export const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name);

export const focusedName = async (page: Page) => (await page.evaluate(readFocus)).name;

/**
 * Fails unless the focus is in the window, not covered, not under the bar, and, unless `hasRing` is false, has a ring
 * whose area is that of a line of 2 px around the control, and whose pixels contrast by 3:1 with what they cover.
 *
 * https://www.w3.org/TR/WCAG22/#focus-appearance
 */
export async function checkFocus(page: Page, hasRing = true): Promise<Stop> {
  await passFrames(page);
  await until(page, conditions.calm);
  const stop = await page.evaluate(readFocus);
  const { name, isHidden } = stop;
  const { x, y, width, height } = stop.box;
  assert.not(isHidden, `${name} is covered or under the bar`);
  if (!hasRing) return stop;

  const start = { x: Math.max(0, Math.floor(x) - reach), y: Math.max(0, Math.floor(y) - reach) };
  const [endX, endY] = [Math.ceil(x + width) + reach, Math.ceil(y + height) + reach];
  const part = { ...start, width: endX - start.x, height: endY - start.y };
  // The shadow of a tooltip covers the ring.
  const style = '[role=tooltip] { visibility: hidden }';
  const withRing = await takePixels(page, style, part);
  const noRing = ':focus-visible { outline-color: #0000 !important }';
  const without = await takePixels(page, style + noRing, part);
  let area = 0;
  for (let row = start.y; row < endY; row += 1) {
    for (let column = start.x; column < endX; column += 1) {
      const [ring, covered] = [withRing(column, row), without(column, row)];
      if (ring && covered && contrast(ring, covered) >= 3) area += 1;
    }
  }
  const { width: windowWidth, height: windowHeight } = page.viewport() ?? part;
  const seenSides = [
    y >= reach && width,
    x >= reach && height,
    y + height + reach <= windowHeight && width,
    x + width + reach <= windowWidth && height,
  ];
  // The corners are round, and letters beside the control may touch the ring. A ring that lacks a side has less.
  const expected = 0.8 * 2 * seenSides.reduce((sum: number, side) => sum + Number(side), 0);
  assert.ok(area >= expected && expected > 0, `${name}: a ring of ${area} px, not ${expected}`);
  return stop;
}

/** Presses Tab until a name comes, or `the end` of the page, and checks each stop. */
export async function tabTo(page: Page, name: string, hasRing = true): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 30) {
    await page.keyboard.press('Tab');
    const isOver = await page.evaluate(() => document.activeElement === document.body);
    if (isOver && name === 'the end') return stops;
    const stop = await checkFocus(page, hasRing);
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
