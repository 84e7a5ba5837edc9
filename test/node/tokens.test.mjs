// Colours, durations and font sizes come from the tokens, and nowhere else.
import { readdir, readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/build/paths.mjs';

const test = suite('tokens');

/** What may not stand in a style file. */
const patterns = {
  'a colour': /#(?!0000\b)[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i,
  'a duration': /\b\d*\.?\d+m?s\b/,
  'an easing': /cubic-bezier/,
  'a size in px for text': /fontSize: '[^']*px/,
};

test('style files have no colour, duration or easing of their own', async () => {
  const files = (await readdir(inProject('src'), { recursive: true })).filter((file) =>
    /\.css\.ts$/.test(file),
  );
  assert.ok(files.length > 20);
  const found = [];
  for (const file of files) {
    const text = (await readFile(inProject('src', file), 'utf8')).replace(
      /\/\/.*|\/\*[\s\S]*?\*\//g,
      '',
    );
    for (const [index, line] of text.split('\n').entries()) {
      for (const [what, pattern] of Object.entries(patterns)) {
        if (pattern.test(line)) found.push(`src/${file}:${index + 1}: ${what}: ${line.trim()}`);
      }
    }
  }
  assert.equal(found, []);
});

test('components give no class names to each other', async () => {
  const files = (await readdir(inProject('src'), { recursive: true })).filter((file) =>
    /\.tsx$/.test(file),
  );
  for (const file of files) {
    const text = await readFile(inProject('src', file), 'utf8');
    // Photo and PageLink are the two that have no look of their own.
    const given = Array.from(text.matchAll(/<([A-Z]\w+)[^<>]*className=/gs), (match) => match[1]);
    assert.equal(
      given.filter((name) => !['Photo', 'PageLink'].includes(String(name))),
      [],
      file,
    );
  }
});

test('text and control colours have the contrast the design promises', async () => {
  const text = await readFile(inProject('src/style/tokens.ts'), 'utf8');
  const palette = Object.fromEntries(
    Array.from(text.matchAll(/^ {2}(\w+): '(#[0-9a-f]{6})'/gm), ([, name, hex]) => [name, hex]),
  );
  const luminance = (/** @type {string} */ name) => {
    const hex = palette[name];
    assert.ok(hex, name);
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
      const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const [front, back, minimum] of /** @type {const} */ ([
    ['ivory', 'ground', 7],
    ['muted', 'ground', 7],
    ['muted', 'field', 7],
    ['muted', 'raise', 7],
    ['quiet', 'deep', 4.5],
    ['quiet', 'field', 4.5],
    ['brass', 'ground', 7],
    ['brass', 'raise', 7],
    ['ink', 'brass', 7],
    ['ink', 'brassHigh', 7],
    ['ink', 'plate', 7],
    ['inkSoft', 'plate', 4.5],
    ['error', 'raise', 7],
    ['edge', 'ground', 3],
    ['edge', 'field', 3],
  ])) {
    const [high = 0, low = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
    const ratio = (high + 0.05) / (low + 0.05);
    assert.ok(ratio >= minimum, `${front} on ${back}: ${ratio.toFixed(2)}`);
  }
});

test.run();
