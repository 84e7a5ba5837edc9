// Contrast as WCAG defines it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio

/** @param {readonly number[]} color sRGB, 0 to 255 */
export function luminance(color) {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * From 1 to 21.
 *
 * @param {readonly number[]} one
 * @param {readonly number[]} other
 */
export function contrast(one, other) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A computed colour as numbers.
 *
 * @param {string} color `rgb(1, 2, 3)`
 */
export function parseColor(color) {
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}
