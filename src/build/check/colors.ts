// The contrast of the colors that are drawn on each other.
import type { Colors } from '../../content/types';
import { channelsOf, contrast } from './contrast';

/** The least contrast of a text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const readable = 4.5;

/** The least contrast of the edge of a field: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const visible = 3;

/** Colors of texts and edges, the contrast that they need, and the colors that are behind them. */
const drawn: [front: keyof Colors, least: number, ...grounds: (keyof Colors)[]][] = [
  ['strong', readable, 'ground', 'deep', 'field', 'vinyl'],
  ['text', readable, 'ground', 'deep', 'field'],
  ['quiet', readable, 'ground', 'deep'],
  ['accent', readable, 'ground', 'deep', 'field'],
  ['highlight', readable, 'ground', 'deep', 'field'],
  ['ink', readable, 'accent', 'highlight', 'paper'],
  ['inkSoft', readable, 'paper'],
  ['amber', readable, 'paper'],
  ['error', readable, 'paper'],
  ['edge', visible, 'ground', 'field', 'paper'],
];

/** One line for each color that does not stand out from what is behind it. */
export const checkColors = (colors: Colors): string[] =>
  drawn.flatMap(([front, least, ...grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(channelsOf(colors[front]), channelsOf(colors[ground]));
      const found = `its contrast on ${ground} is ${ratio.toFixed(1)}, and needs ${least}`;
      const answer = `src/content/colors.ts: colors.${front}: ${found}: choose colors further apart.`;
      return ratio < least ? [answer] : [];
    }),
  );
