// Contrast of all colors of texts. The tests of accessibility see only those that a page shows.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { colors } from '../../src/content/colors';
import { channelsOf, contrast } from '../kit/colors';

const test = suite('colors');

/** The least contrast of a text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const readable = 4.5;

/** The least contrast of the edge of a field: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const visible = 3;

/** Colors of texts and edges, the contrast that they need, and the colors that are behind them. */
const fronts: [front: keyof typeof colors, least: number, ...grounds: (keyof typeof colors)[]][] = [
  ['strong', readable, 'ground', 'deep', 'panel', 'field', 'vinyl'],
  ['text', readable, 'ground', 'deep', 'panel'],
  ['quiet', readable, 'ground', 'deep', 'panel'],
  ['accent', readable, 'ground', 'deep'],
  ['ink', readable, 'accent', 'paper'],
  ['inkSoft', readable, 'paper'],
  ['amber', readable, 'paper'],
  ['error', readable, 'paper'],
  ['edge', visible, 'ground', 'paper'],
];

test('every color of a text stands out from what is behind it', () => {
  for (const [front, least, ...grounds] of fronts) {
    for (const ground of grounds) {
      const ratio = contrast(channelsOf(colors[front]), channelsOf(colors[ground]));
      assert.ok(
        ratio >= least,
        `${front} on ${ground}: ${ratio.toFixed(1)}:1, and needs ${least}:1`,
      );
    }
  }
});

test.run();
