// What is painted: the pixels of a page, and the contrast between two colours.
import type { Page } from 'puppeteer';
import sharp from 'sharp';

/** sRGB, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From 1 to 21, as WCAG defines it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/**
 * A computed colour as numbers.
 *
 * @throws {Error} when it is not opaque
 */
export function parseColor(css: string): Color {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(css) ?? [];
  if (blue === undefined) throw new Error(`${css} is no opaque colour`);
  return [Number(red), Number(green), Number(blue)];
}

/** What is on screen; a pixel beside it is undefined. */
export async function takePixels(page: Page) {
  const picture = await page.screenshot({ optimizeForSpeed: true });
  const raw = sharp(picture).removeAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const { width, height } = info;

  function at(x: number, y: number): Color | undefined {
    if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
    const index = (y * width + x) * 3;
    return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
  }

  /** All colours in a box. */
  function within(box: Box): Color[] {
    const colors: Color[] = [];
    for (let y = Math.ceil(box.y); y < Math.floor(box.y + box.height); y += 1) {
      for (let x = Math.ceil(box.x); x < Math.floor(box.x + box.width); x += 1) {
        const color = at(x, y);
        if (color) colors.push(color);
      }
    }
    return colors;
  }

  return { at, within };
}
