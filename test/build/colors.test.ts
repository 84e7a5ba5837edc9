// The colors of the firm: which one to move where a text or an edge would not be readable.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkColors } from '../../src/build/check/colors';
import type { Colors } from '../../src/content/types';
import { content } from '../support/content';

// biome-ignore format: a table
const sample: Colors = { ground: '#120d0a', text: '#c3b5a0', accent: '#d9a750', paper: '#efe5d2', error: '#a3261a' };

/** Colors in place of those of the sample, and what the answers begin with. */
// biome-ignore format: a table
const cases: [changed: Partial<Colors>, ...answers: string[]][] = [
  [{ accent: '#7fb4ff' }],
  [{ ground: '#0b1a12' }],
  [{ ground: '#000000', text: '#d0d0d0', accent: '#ffcc00', paper: '#ffffff', error: '#000000' }],
  [{ accent: '#2b6cb0' }, 'accent: "#2b6cb0": choose a lighter'],
  [{ text: '#7a6f60' }, 'text: "#7a6f60": choose a lighter'],
  // The edge of a field on paper is a mixture with text.
  [{ text: '#ffffff' }, 'text: "#ffffff": choose a darker'],
  [{ error: '#ff6655' }, 'error: "#ff6655": choose a darker'],
  [{ accent: '#2b6cb0', error: '#ff6655' }, 'accent: "#2b6cb0": choose a lighter', 'error: "#ff6655": choose a darker'],
  // All texts on it would be wrong, but only one color has to be moved.
  [{ ground: '#6b6b6b' }, 'ground: "#6b6b6b": choose a darker'],
  [{ paper: '#8a8a8a' }, 'paper: "#8a8a8a": choose a lighter'],
];

test('a color that cannot be read is named, with the way to move it', () => {
  assert.equal(checkColors(content.colors), [], 'the colors of the firm');
  for (const [changed, ...answers] of cases) {
    const found = checkColors({ ...sample, ...changed });
    const starts = found.map((line) => line.replace(/ color: .*/, ''));
    assert.equal(
      starts,
      answers.map((answer) => `src/content/colors.ts: ${answer}`),
    );
  }
});

test.run();
