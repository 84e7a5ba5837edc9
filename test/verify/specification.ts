import { readFileSync } from 'node:fs';

const rows = readFileSync('docs/specification.md', 'utf8').matchAll(
  /^\| `([\w.-]+)` \| (.*) \|$/gm,
);

/** The rows of docs/specification.md by the ids of their rules, without Markdown. */
export const specification = new Map(
  Array.from(rows, ([, id = '', cells = '']) => [
    id,
    cells.replace(/[`*]/g, '').replaceAll(' | ', '; ').trim(),
  ]),
);
