// docs/specification.md: the ids of its rules, and the words that it quotes.
import { readFileSync } from 'node:fs';
import { listLeaves } from '../../src/build/check/content';
import { content } from '../support/content';

const rows = readFileSync('docs/specification.md', 'utf8').match(/^\| `.*/gm) ?? [];

export const ruleIds = rows.map((row) => /`(.*?)`/.exec(row)?.[1] ?? '');

/** The quoted words that the content does not have. It is the firm's to change. */
export function listDifferences(): string[] {
  const words = listLeaves(content).map(([, leaf]) => leaf);
  const text = words.join(' ').toLowerCase();
  const quoted = Array.from(rows.join('\n').matchAll(/"(.*?)"/g), ([, words = '']) => words);
  return quoted.filter((words) => !text.includes(words.toLowerCase()));
}
