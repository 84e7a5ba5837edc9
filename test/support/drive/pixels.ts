// The pixels of a page.
import type { Page } from 'puppeteer';
import sharp from 'sharp';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Parts in sRGB, from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** @throws {Error} when a computed color is not opaque */
export function parseColor(css: string): Color {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(css) ?? [];
  if (blue === undefined) throw new Error(`${css} is not an opaque color`);
  return [Number(red), Number(green), Number(blue)];
}

/**
 * Takes a picture with an extra style, and returns a function that reads its pixels by their place in the window.
 *
 * @param part what the picture shows, in whole pixels; the whole window by default
 */
export async function takePixels(page: Page, css: string, part?: Box) {
  const setStyle = (css: string) =>
    page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, css);
  await setStyle(css);
  const [left = 0, top = 0] = await page.evaluate(() => [scrollX, scrollY]);
  const clip = part && { ...part, x: part.x + left, y: part.y + top };
  const picture = await page.screenshot({
    optimizeForSpeed: true,
    captureBeyondViewport: false,
    ...(clip && { clip }),
  });
  await setStyle('');
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number): Color | undefined => {
    const [column, row] = [x - (part?.x ?? 0), y - (part?.y ?? 0)];
    if (column < 0 || row < 0 || column >= info.width || row >= info.height) return undefined;
    const index = (row * info.width + column) * 3;
    return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
  };
}
