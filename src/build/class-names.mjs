// What vanilla-extract calls the classes.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** @typedef {{ filePath: string, debugId?: string | undefined, hash: string }} StyleScope */

/**
 * Class names while developing: `file-name`.
 *
 * @param {StyleScope} scope
 */
export const readableClassName = ({ filePath, debugId, hash }) =>
  `${basename(filePath, '.css.ts').replaceAll('.', '-')}-${debugId ?? hash}`;

/** What each short name stands for: all bundles of a process give the same ones. */
const shortNames = new Map();

/**
 * Class names for visitors: two letters for the file, two for the name in it. Half a kilobyte
 * smaller than readable ones over page, styles and app.
 *
 * @param {StyleScope} scope
 * @throws {Error} when two classes would get the same name
 */
export function shortClassName(scope) {
  const name = readableClassName(scope);
  const short = letters(scope.filePath) + letters(scope.debugId ?? scope.hash);
  const known = shortNames.get(short) ?? name;
  if (known !== name) {
    throw new Error(`The styles ${known} and ${name} get the same class: rename one of them.`);
  }
  shortNames.set(short, name);
  return short;
}

/** @param {string} text */
function letters(text) {
  const number = createHash('sha256').update(text).digest().readUInt16BE();
  return String.fromCharCode(97 + (number % 26), 97 + (Math.floor(number / 26) % 26));
}
