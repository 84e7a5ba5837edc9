// Figures of several runs, and how they are shown.

/**
 * What was measured, by what it is called.
 *
 * @typedef {Record<string, number>} Figures
 */

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Medians of what several runs have measured.
 *
 * @param {readonly Figures[]} runs
 * @returns {Figures}
 */
export function medians(runs) {
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? 0))]),
  );
}

/**
 * A table: a row for each group, a column for each figure; with another folder, its ratio behind.
 *
 * @param {string} title
 * @param {Record<string, Figures>} groups
 * @param {Record<string, Figures>} [others] the same of the folder that is compared
 */
export function table(title, groups, others) {
  const columns = [...new Set(Object.values(groups).flatMap((figures) => Object.keys(figures)))];
  const rows = Object.entries(groups).map(([group, figures]) => {
    const cells = columns.map((column) => {
      const value = figures[column];
      if (value === undefined) return '';
      const other = others?.[group]?.[column];
      const shown =
        value < 10 && !Number.isInteger(value)
          ? value.toFixed(3)
          : Math.round(value).toLocaleString('en-US');
      return other ? `${shown} (${(value / other).toFixed(2)})` : shown;
    });
    return `| ${[group, ...cells].join(' | ')} |`;
  });
  const note = others ? ' In brackets: divided by the other folder’s.' : '';
  return `## ${title}\n\n${note.trim()}${note && '\n\n'}| ${['', ...columns].join(' | ')} |\n|${'---|'.repeat(columns.length + 1)}\n${rows.join('\n')}\n`;
}
