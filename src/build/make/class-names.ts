import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { inProject } from '../files';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The style sheets of the site, by path. Their order gives each a letter of its own. */
const sheets = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css.ts'))
  .map((path) => `/${path.replaceAll(sep, '/')}`)
  .sort();

/** The hashes of each sheet, in order. A sheet that others import is read again, for the same names. */
const named: Record<string, string[]> = {};

/**
 * A class name such as `k4`: the letter of the sheet, and a number. With the hashes of
 * vanilla-extract a page would be a fiftieth larger.
 */
export function className({ filePath, hash }: { filePath: string; hash: string }): string {
  named[filePath] ??= [];
  const hashes = named[filePath];
  if (!hashes.includes(hash)) hashes.push(hash);
  const at = sheets.findIndex((sheet) => filePath.endsWith(sheet));
  const letter = letters.charAt(at % letters.length);
  return letter.repeat(1 + at / letters.length) + hashes.indexOf(hash);
}
