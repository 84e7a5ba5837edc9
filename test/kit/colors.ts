import { ColorSpace, contrastWCAG21, parse, sRGB } from 'colorjs.io/fn';

ColorSpace.register(sRGB);

/**
 * The contrast of a color with the first solid color below an element, from 1 to 21. Photos and
 * gradients are looked through.
 */
export function contrastBelow(element: Element, color = getComputedStyle(element).color): number {
  if (Number(parse(color).alpha) < 0.2) return 1;
  for (let below: Element | null = element; below; below = below.parentElement) {
    const { backgroundColor } = getComputedStyle(below);
    if (Number(parse(backgroundColor).alpha) >= 0.9) return contrastWCAG21(color, backgroundColor);
  }
  return 21;
}

/** Whether a color can be told from its ground. */
export const standsOut = (element: Element, color?: string) => contrastBelow(element, color) > 1.3;
