// The contrast of the colors that are drawn on each other.
import { contrastWCAG21 } from 'colorjs.io/fn';
import type { Colors } from '../../content/types';
import { mixColors } from '../../site/style/mix-colors';

type Name = keyof ReturnType<typeof mixColors>;

/** The color to change and how, the two mixed colors that it makes, and the contrast they need. */
type Rule = [given: keyof Colors, advice: string, front: Name, back: Name, least: number];

/** A group is judged when those before it are right: one wrong ground is not five wrong texts. */
const groups: Rule[][] = [
  // Edges and quiet texts lie between the two: with less contrast there is no room for them.
  [['ground', 'darker', 'strong', 'field', 10]],
  [['paper', 'lighter', 'ink', 'paper', 10]],
  // Texts: https://www.w3.org/TR/WCAG22/#contrast-minimum
  [
    ['text', 'lighter', 'quiet', 'field', 4.5],
    ['accent', 'lighter', 'accent', 'field', 4.5],
    ['error', 'darker', 'error', 'paper', 4.5],
  ],
  // Edges of fields: https://www.w3.org/TR/WCAG22/#non-text-contrast
  [
    ['text', 'lighter', 'edge', 'field', 3],
    ['text', 'darker', 'edge', 'paper', 3],
  ],
  // The deal figures, and the main button.
  [['accent', 'lighter', 'ink', 'accent', 4.5]],
];

/** One line for each color that has to be moved. */
export function checkColors(given: Colors): string[] {
  const colors = mixColors(given);
  const judge = ([name, advice, front, back, least]: Rule) => {
    const ratio = contrastWCAG21(colors[front], colors[back]);
    const found = `${front} on ${back} has a contrast of ${ratio.toFixed(1)}, and needs ${least}`;
    const answer = `src/content/colors.ts: ${name}: "${given[name]}": choose a ${advice} color: ${found}.`;
    return ratio < least ? [answer] : [];
  };
  return groups.map((rules) => rules.flatMap(judge)).find((wrong) => wrong.length > 0) ?? [];
}
