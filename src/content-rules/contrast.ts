// Contrast of texts, as WCAG 2.2 measures it.
import type { Content } from './schema';
import type { Finding } from './texts';

/** WCAG AA for text of any size: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const minContrast = 4.5;

/** Backgrounds, and the colors of the texts on them. */
const textsOn: Record<string, string> = {
  ground: 'ivory muted quiet brass',
  deep: 'ivory muted quiet brass',
  raised: 'ivory muted quiet brass brassHigh error',
  field: 'ivory muted quiet',
  brass: 'ink',
  brassHigh: 'ink',
  sleeve: 'ink inkSoft',
};

/** Parts in sRGB, from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function parseHex(hex: string): Color {
  const number = parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** Texts that would be hard to read. */
export function findLowContrast({ colors, otherColors }: Content['colors']): Finding[] {
  const all = new Map(Object.entries({ ...colors, ...otherColors }));
  return Object.entries(textsOn).flatMap(([background, texts]) =>
    texts.split(' ').flatMap((text): Finding[] => {
      const [color = '', ground = ''] = [all.get(text), all.get(background)];
      const ratio = contrast(parseHex(color), parseHex(ground));
      if (ratio >= minContrast) return [];
      const group = text in colors ? 'colors' : 'otherColors';
      const found = `${text} is "${color}": texts in it on ${background}, "${ground}", are hard to read`;
      const fix = `their contrast is ${ratio.toFixed(1)}, so change one of the two until it is ${minContrast}`;
      return [[['colors', group, text], `${found}: ${fix}.`]];
    }),
  );
}
