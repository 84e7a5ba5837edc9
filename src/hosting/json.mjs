/**
 * A value as the text of a JSON file.
 *
 * @param {unknown} value
 */
export function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
