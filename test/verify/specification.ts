// The rules of docs/specification.md.
import { readFileSync } from 'node:fs';

const rows = readFileSync('docs/specification.md', 'utf8').matchAll(
  /^\| `([\w.-]+)` \| (.*) \|$/gm,
);

/** The words of each rule and of our reading, by the id, without Markdown, in their order. */
export const specification = new Map(
  Array.from(rows, ([, id = '', cells = '']) => [
    id,
    cells
      .replace(/[`*]/g, '')
      .split(' | ')
      .filter((cell) => cell.trim())
      .join('; '),
  ]),
);

export const prescribed = (id: string) =>
  Array.from((specification.get(id) ?? '').matchAll(/"(.*?)"/g), ([, words = '']) => words);
