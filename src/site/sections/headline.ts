/** A line of so many letters is as wide as the headline's room. */
const fullLine = 14;

/** Lines of whole words that have so many letters at most, if no word has more. */
function fill(words: readonly string[], letters: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a headline into lines by their letters. If the browser broke it, everything would move when
 * the serif arrives later than the page. `scale` is the part of the full size at which all lines fit.
 */
export function breakHeadline(headline: string) {
  const words = headline.split(' ');
  // Two lines, or more where they would be too small.
  const count = Math.min(fill(words, fullLine).length, Math.max(2, fill(words, 20).length));
  let letters = 1;
  while (fill(words, letters).length > count) letters++;
  const lines = fill(words, letters);
  const longest = Math.max(...lines.map((line) => line.length));
  // Long lines leave room for wide letters.
  return { lines, scale: longest > fullLine ? 13.5 / longest : 1 };
}
