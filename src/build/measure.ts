import { toBrotli } from './output';
import { UserError } from './user-error';

interface Measure {
  what: string;
  /** A text, which hosts send compressed, or a size in bytes. */
  data: string | number;
  /** In bytes. */
  limit: number;
}

/**
 * The measures as a table.
 *
 * @throws {UserError} with the table when something is over its limit
 */
export async function checkLimits(measures: readonly Measure[]): Promise<string> {
  const width = Math.max(...measures.map(({ what }) => what.length));
  const format = (bytes: number) => `${bytes.toLocaleString('en-US')} B`.padStart(9);
  let isOver = false;
  const rows = measures.map(async ({ what, data, limit }) => {
    const bytes = typeof data === 'string' ? (await toBrotli(data)).length : data;
    const row = `  ${what.padEnd(width)} ${format(bytes)} of ${format(limit)}`;
    if (bytes <= limit) return row;
    isOver = true;
    return `${row}  ${bytes - limit} B too much`;
  });
  const table = (await Promise.all(rows)).join('\n');
  if (!isOver) return table;
  throw new UserError(
    `${table}\nNothing was written: shorten texts, choose a photo with less detail, or raise the limit at the top of build.mjs.`,
  );
}
