// The pixels of a page, and the contrast between two colors.
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import type { Color } from './contrast';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @throws {Error} when a computed color is not opaque */
export function parseColor(css: string): Color {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(css) ?? [];
  if (blue === undefined) throw new Error(`${css} is not an opaque color`);
  return [Number(red), Number(green), Number(blue)];
}

/** Takes a picture with an extra style, and returns a function that reads its pixels. */
export async function takePixels(page: Page, css: string) {
  const setStyle = (css: string) =>
    page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, css);
  await setStyle(css);
  const picture = await page.screenshot({ optimizeForSpeed: true });
  await setStyle('');
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number): Color | undefined => {
    if (x < 0 || y < 0 || x >= info.width || y >= info.height) return undefined;
    const index = (y * info.width + x) * 3;
    return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
  };
}
