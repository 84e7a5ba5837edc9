// Whether the colors of texts can be read.
import type { Color } from '../content/types';
import { type Content, findingAt } from './fields';
import type { Finding } from './findings';

type Colors = Content['colors'];

/** Colors of texts, each with the color behind it. */
const textColors: [text: keyof Colors, behind: keyof Colors][] = [
  ['ivory', 'ground'],
  ['muted', 'ground'],
  ['quiet', 'ground'],
  ['brass', 'ground'],
  ['ink', 'brass'],
  ['ink', 'sleeve'],
  ['inkSoft', 'sleeve'],
  ['error', 'raised'],
];

export const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

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

/** The least contrast of a text that most people can read: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const leastContrast = 4.5;

/** The nearest color of the same hue that can be read on all of these: the text's own, mixed with white or black. */
function readableColor(text: string, grounds: readonly string[]): Color | undefined {
  const colors = Array.from({ length: 512 }, (_, step) => {
    const share = Math.ceil(step / 2) / 255;
    const target = step % 2 === 0 ? 255 : 0;
    return channelsOf(text).map((channel) => Math.round(channel + (target - channel) * share));
  });
  const found = colors.find((color) =>
    grounds.every((ground) => contrast(color, channelsOf(ground)) >= leastContrast),
  );
  return found && `#${found.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** One mistake for each pair that cannot be read, with the nearest color that can. */
export function checkColors(colors: Colors): Finding[] {
  // What is proposed for one pair counts in the next.
  const right = { ...colors };
  return textColors.flatMap(([text, behind]) => {
    const ratio = contrast(channelsOf(right[text]), channelsOf(right[behind]));
    if (ratio >= leastContrast) return [];
    const pair = `${right[text]} on ${behind} ${right[behind]}`;
    const wrong = `${pair} has a contrast of ${ratio.toFixed(1)}:1, and text needs ${leastContrast}:1`;
    const grounds = textColors
      .filter(([other]) => other === text)
      .map(([, ground]) => right[ground]);
    const readable = readableColor(right[text], grounds);
    if (!readable) return [findingAt(`colors.${text}`, wrong, `choose another ${behind}`)];
    right[text] = readable;
    return [findingAt(`colors.${text}`, wrong, `write "${readable}"`)];
  });
}
