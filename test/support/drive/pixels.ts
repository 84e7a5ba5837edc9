// The pixels of a page, and the contrast between two colors.
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

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
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
