/** Red, green and blue, from 0 to 255. */
export const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(first: readonly number[], second: readonly number[]): number {
  const ratio = (luminance(first) + 0.05) / (luminance(second) + 0.05);
  return Math.max(ratio, 1 / ratio);
}
