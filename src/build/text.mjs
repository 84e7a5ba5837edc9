// Small helpers for what the build prints and names.
import { createHash } from 'node:crypto';
import { styleText } from 'node:util';

/**
 * Start of a SHA-256 in hex: names files by their content.
 *
 * @param {...(string | Uint8Array)} parts
 */
export function fingerprint(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 8);
}

/**
 * SHA-256 in base64, as content security policies want it.
 *
 * @param {string | Uint8Array} content
 */
export function cspHash(content) {
  return createHash('sha256').update(content).digest('base64');
}

/**
 * Integrity metadata, as `integrity` attributes and import maps want it.
 *
 * @param {string | Uint8Array} content
 */
export const integrity = (content) => `sha256-${cspHash(content)}`;

/** Somebody sees colours. */
export const usesColor = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

/**
 * Text in a colour, where somebody sees it.
 *
 * @param {'red' | 'green' | 'yellow' | 'dim'} color
 * @param {string} text
 */
export function paint(color, text) {
  return usesColor ? styleText(color, text) : text;
}

/**
 * A number of bytes for people.
 *
 * @param {number} bytes
 */
export function formatBytes(bytes) {
  return `${bytes.toLocaleString('en-US')} B`;
}
