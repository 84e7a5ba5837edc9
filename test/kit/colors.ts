/** Red, green and blue, from 0 to 255. */
export const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(first: readonly number[], second: readonly number[]): number {
  const [dark = 0, light = 0] = [first, second]
    .map((channels) => {
      const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Red, green, blue and opacity; undefined where the browser writes a color in another way. */
function partsOf(color: string) {
  const [, list] = /^rgba?\((.+)\)$/.exec(color) ?? [];
  const [red = 0, green = 0, blue = 0, opacity = 1] = list?.split(/[ ,/]+/).map(Number) ?? [];
  return list && { rgb: [red, green, blue], opacity };
}

/**
 * The contrast of a color with the first solid color below an element, from 1 to 21. Photos and
 * gradients are looked through.
 */
export function contrastBelow(element: Element, color = getComputedStyle(element).color): number {
  const front = partsOf(color);
  if (!front) return 21;
  if (front.opacity < 0.2) return 1;
  for (let below: Element | null = element; below; below = below.parentElement) {
    const ground = partsOf(getComputedStyle(below).backgroundColor);
    if (!ground || ground.opacity < 0.9) continue;
    return contrast(front.rgb, ground.rgb);
  }
  return 21;
}

/** Whether a color can be told from its ground. */
export const standsOut = (element: Element, color?: string) => contrastBelow(element, color) > 1.3;
