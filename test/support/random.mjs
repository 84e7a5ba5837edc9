// Generated texts that are the same on each run, with what has broken mail links before in them.

const awkward = [
  '\r\n',
  '\n',
  '\r',
  '&',
  '?',
  '#',
  '%',
  '%0A',
  '=',
  '+',
  "'",
  '"',
  '<b>',
  '\ud800',
  '\udfff',
  '👩‍👩‍👧',
  'ש',
  'é',
  ' ',
  '\t',
  '\\',
  'Bcc:',
  '\r\nBcc: a@b.c',
  '&bcc=',
  ';',
  ',',
];

/**
 * A small generator (mulberry32) with a seed.
 *
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** @param {number} limit */
  const below = (limit) => Math.floor(next() * limit);
  const character = () => {
    const kind = below(4);
    if (kind === 0) return awkward[below(awkward.length)] ?? '';
    if (kind === 1) return String.fromCodePoint(below(0x110000));
    return String.fromCharCode(32 + below(95));
  };
  return {
    /** A number from 0 up to, but not, `limit`. */
    below,
    /**
     * A text of up to `length` pieces of every plane.
     *
     * @param {number} length
     */
    text: (length) => Array.from({ length: below(length + 1) }, character).join(''),
  };
}
