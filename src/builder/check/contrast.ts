// Whether the colors of texts can be read.
import type { Color } from '../../content/types';
import { type Content, findingAt } from '../make/fields';
import type { Finding } from '../user-error';

type Colors = Content['colors'];

/** The least contrast of a text that most people can read: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const readable = 4.5;

/** The least contrast of the edge of a field: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const visible = 3;

/** Colors of texts and edges, the contrast that they need, and the colors that are behind them. */
const fronts: [front: keyof Colors, least: number, ...grounds: (keyof Colors)[]][] = [
  ['ivory', readable, 'ground', 'deep', 'raised', 'field', 'vinyl'],
  ['muted', readable, 'ground', 'deep', 'raised'],
  ['quiet', readable, 'ground', 'deep', 'raised'],
  ['brass', readable, 'ground', 'deep'],
  ['ink', readable, 'brass', 'sleeve'],
  ['inkSoft', readable, 'sleeve'],
  ['amber', readable, 'sleeve'],
  ['error', readable, 'raised'],
  ['edge', visible, 'raised'],
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

/** The nearest color of the same hue that stands out from all of these: the color mixed with white or black. */
function mixFor(color: string, grounds: readonly string[], least: number): Color | undefined {
  const mixed = Array.from({ length: 512 }, (_, step) => {
    const share = Math.ceil(step / 2) / 255;
    const target = step % 2 === 0 ? 255 : 0;
    return channelsOf(color).map((channel) => Math.round(channel + (target - channel) * share));
  });
  const found = mixed.find((each) =>
    grounds.every((ground) => contrast(each, channelsOf(ground)) >= least),
  );
  return found && `#${found.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** One mistake for each color that cannot be told from a ground, with the nearest color that can. */
export function checkColors(colors: Colors): Finding[] {
  // What is proposed for one color counts for the next.
  const right = { ...colors };
  const unfit = new Set<keyof Colors>();
  return fronts.flatMap(([front, least, ...all]) => {
    const grounds = all.filter((ground) => !unfit.has(ground));
    const contrastOn = (ground: keyof Colors) =>
      contrast(channelsOf(right[front]), channelsOf(right[ground]));
    const behind = grounds.find((ground) => contrastOn(ground) < least);
    if (!behind) return [];
    const ratio = `a contrast of ${contrastOn(behind).toFixed(1)}:1, and needs ${least}:1`;
    const colorsBehind = grounds.map((ground) => right[ground]);
    const better = mixFor(right[front], colorsBehind, least);
    if (!better) {
      unfit.add(behind);
      const wrong = `${right[behind]} behind ${front} ${right[front]} has ${ratio}`;
      return [findingAt(`colors.${behind}`, wrong, 'choose another')];
    }
    const wrong = `${right[front]} on ${behind} ${right[behind]} has ${ratio}`;
    right[front] = better;
    return [findingAt(`colors.${front}`, wrong, `write "${better}"`)];
  });
}
