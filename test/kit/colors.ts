import { contrast } from './contrast';

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
