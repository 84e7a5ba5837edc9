/** A line of so many letters is as wide as the headline's room. */
const fullLine = 14;
/** Three lines, small enough for so many letters, are as high as two full ones. */
const smallLine = 22;

/** Letters of a text. In a word of capitals each counts for more, because it is wider. */
const countLetters = (text: string) =>
  text.length + 0.6 * (text.match(/(?<=\p{Lu})\p{Lu}/gu)?.length ?? 0);

/** Lines of whole words that have so many letters at most, if no word has more. */
function fill(words: readonly string[], letters: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last && countLetters(longer) <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a headline into lines by the number of letters. If the browser broke it, everything would
 * move when the serif arrives late. `scale` is the part of the full size at which the lines fit, and
 * leave the figures below in a low window.
 */
export function breakHeadline(headline: string) {
  const words = headline.split(' ');
  const count = Math.min(fill(words, fullLine).length, Math.max(2, fill(words, smallLine).length));
  // As even as they can be.
  let letters = 1;
  while (fill(words, letters).length > count) letters++;
  const lines = fill(words, letters);
  const longest = Math.max(...lines.map(countLetters), lines.length > 2 ? smallLine : 0);
  // Lines that are not full leave room for wide letters.
  return { lines, scale: longest > fullLine ? 13.2 / longest : 1 };
}
