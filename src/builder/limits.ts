// Limits, in bytes after brotli, of what visitors download.
import type { Runtime } from './bundle';
import { type Finding, UserError } from './user-error';
import { toBrotli } from './write-dist';

/** An owner exceeds a limit with advice by words or a photo: a warning. The others stop the build. */
const limits = {
  // One network window carries 14,000 B. The landing page of the sample has 13,800 B or fewer.
  page: { most: 14_000, advice: 'slow phones wait longer, so shorten its texts' },
  'inline scripts': { most: 3_500 },
  'app, react': { most: 70_000 },
  'app, preact': { most: 15_000 },
  'our code in the app': { most: 4_500 },
  font: { most: 11_000, advice: 'letters beyond A to Z cost about 50 B each, so use fewer' },
  'hero photo on a phone': {
    most: 30_000,
    advice: 'slow phones wait longer, so choose a photo with less detail',
  },
};

type Size = [label: string, bytes: number, limit: { most: number; advice?: string }];

interface Downloads {
  runtime: Runtime;
  /** HTML documents, by file name. */
  pages: Record<string, string>;
  inlineScripts: { landing: string };
  app: { script: string; ownShare: number };
  font: Uint8Array;
  heroOnPhone: Uint8Array;
}

async function measure(downloads: Downloads): Promise<Size[]> {
  const { runtime, pages, inlineScripts, app, font, heroOnPhone } = downloads;
  const compress = async (text: string) => (await toBrotli(text)).length;
  const pageSizes = Object.entries(pages).map(
    async ([file, html]): Promise<Size> => [file, await compress(html), limits.page],
  );
  const appBytes = await compress(app.script);
  const sizes: [keyof typeof limits, number][] = [
    ['inline scripts', await compress(inlineScripts.landing)],
    [`app, ${runtime}`, appBytes],
    ['our code in the app', Math.round(appBytes * app.ownShare)],
    ['font', font.length],
    ['hero photo on a phone', heroOnPhone.length],
  ];
  return [
    ...(await Promise.all(pageSizes)),
    ...sizes.map(([label, bytes]): Size => [label, bytes, limits[label]]),
  ];
}

/** @returns a line for each size, and a warning for each above a limit @throws {UserError} when code is above its limit */
export function compare(sizes: readonly Size[]) {
  const format = (bytes: number) => `${bytes.toLocaleString('en-US')} B`;
  const row = ([label, bytes, { most }]: Size) =>
    `  ${label.padEnd(21)} ${format(bytes).padStart(9)} of ${format(most).padStart(9)}`;
  const table = sizes.map(row).join('\n');
  const exceeded = sizes.filter(([, bytes, { most }]) => bytes > most);
  const byCode = exceeded.filter(([, , { advice }]) => !advice);
  if (byCode.length > 0) {
    const fix = 'write less code, or raise the limit in src/builder/limits.ts';
    throw new UserError(`${byCode.map(row).join('\n')}\nNothing was written: ${fix}.`);
  }
  const warnings = exceeded.map(([file, bytes, { most, advice }]): Finding => {
    return { file, message: `it has ${format(bytes)}, more than ${format(most)}: ${advice}.` };
  });
  return { table, warnings };
}

export const checkLimits = async (downloads: Downloads) => compare(await measure(downloads));
