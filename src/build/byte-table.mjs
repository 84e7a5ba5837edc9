// What the pages weigh, against what they may weigh.
import { formatBytes, paint } from './text.mjs';

/**
 * @typedef {object} Measure
 * @property {string} what
 * @property {number} bytes
 * @property {number} limit
 */

/**
 * The table as text, one line each.
 *
 * @param {readonly Measure[]} measures
 */
export function formatByteTable(measures) {
  const rows = measures.map(({ what, bytes, limit }) => ({
    what,
    bytes: formatBytes(bytes),
    limit: formatBytes(limit),
    isOver: bytes > limit,
  }));
  const width = Math.max(...rows.map((row) => row.what.length));
  return rows
    .map(({ what, bytes, limit, isOver }) => {
      const line = `  ${what.padEnd(width)}  ${bytes.padStart(10)}  of ${limit.padStart(10)}`;
      return isOver ? paint('red', `${line}  over budget`) : line;
    })
    .join('\n');
}

/**
 * The measures that are over their limit, as one sentence each.
 *
 * @param {readonly Measure[]} measures
 */
export function listOverruns(measures) {
  return measures
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ what, bytes, limit }) =>
        `${what} weighs ${formatBytes(bytes)}, ${formatBytes(bytes - limit)} over its budget in build.mjs`,
    );
}
