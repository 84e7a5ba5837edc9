// The byte table in the README: written by the build, so that it is never out of date.
import { readFile, writeFile } from 'node:fs/promises';
import { inProject } from './paths.mjs';
import { formatBytes } from './text.mjs';

/** @typedef {import('./byte-table.mjs').Measure} Measure */
/** @typedef {'react' | 'preact'} RuntimeName */

/** What stands around the table. */
const [start, end] = ['<!-- bytes: written by the build -->\n', '<!-- /bytes -->'];

/** @type {readonly RuntimeName[]} */
const columns = ['react', 'preact'];

/**
 * Cells of the known table, by what is measured.
 *
 * @param {string} table
 */
function readRows(table) {
  const rows = table.trim().split('\n').slice(2);
  return new Map(
    rows.map((row) => {
      const [what = '', ...cells] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [what, cells];
    }),
  );
}

/**
 * A README with the measures of one runtime in its table; the other runtime's stay.
 *
 * @param {string} readme
 * @param {RuntimeName} runtime
 * @param {readonly Measure[]} measures
 * @throws {Error} when it has no place for the table
 */
export function withByteTable(readme, runtime, measures) {
  const from = readme.indexOf(start) + start.length;
  const to = readme.indexOf(end);
  if (from < start.length || to < from) throw new Error('README.md has no byte table');
  const known = readRows(readme.slice(from, to));
  const rows = measures.map(({ what, bytes, limit }) => {
    const name = what.replace(`, ${runtime}`, '');
    const cells = columns.map((column, index) =>
      column === runtime ? formatBytes(bytes) : (known.get(name)?.[index] ?? ''),
    );
    // Only the app has a limit of its own for each runtime.
    const limitIndex = columns.length + columns.indexOf(runtime);
    const limits = columns.map((_, index) =>
      columns.length + index === limitIndex
        ? formatBytes(limit)
        : (known.get(name)?.[columns.length + index] ?? ''),
    );
    return `| ${[name, ...cells, ...limits].join(' | ')} |`;
  });
  const head = ['after brotli', 'React', 'Preact', 'limit, React', 'limit, Preact'];
  const lines = [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows];
  return `${readme.slice(0, from)}${lines.join('\n')}\n${readme.slice(to)}`;
}

/**
 * Brings the README up to date.
 *
 * @param {RuntimeName} runtime
 * @param {readonly Measure[]} measures
 */
export async function updateReadme(runtime, measures) {
  const file = inProject('README.md');
  const readme = await readFile(file, 'utf8').catch(() => null);
  // A copy of the project may come without.
  if (readme === null) return;
  const updated = withByteTable(readme, runtime, measures);
  if (updated !== readme) await writeFile(file, updated);
}
