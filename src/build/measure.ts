import { UserError } from './user-error';

/** What something weighs, and what it may weigh, in bytes. */
export interface Measure {
  what: string;
  bytes: number;
  limit: number;
}

const format = (bytes: number) => `${bytes.toLocaleString('en-US')} B`.padStart(9);

/**
 * The measures as a table.
 *
 * @throws UserError with the table when something is over its limit
 */
export function checkLimits(measures: readonly Measure[]): string {
  const width = Math.max(...measures.map(({ what }) => what.length));
  const rows = measures.map(({ what, bytes, limit }) => {
    const row = `  ${what.padEnd(width)} ${format(bytes)} of ${format(limit)}`;
    return bytes > limit ? `${row}  ${bytes - limit} B too much` : row;
  });
  const table = rows.join('\n');
  if (measures.some(({ bytes, limit }) => bytes > limit)) {
    throw new UserError(
      `${table}\nThe limits are at the top of build.mjs. Nothing was written to the output folder.`,
    );
  }
  return table;
}
