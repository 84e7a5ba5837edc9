/** What is replaced. Addresses come first in the pattern, so that nothing in them is replaced. */
const marks = /https?:\/\/[^\s"]+|[\w.+-][\w.+'-]*@\w[\w.-]*\w|\.{3}| --? |---?|["']/g;

/** What may come before an opening quote: nothing, a space, a bracket, a dash or another quote. */
const beforeOpening = /(^|[\s([{/–—“‘"'-])$/;

/** Shortened words and decades, which begin with an apostrophe. */
const afterApostrophe = /^(\d\ds?\b|n'|em\b|til\b|tis\b|twas\b)/i;

/**
 * Sets plainly typed text as a printer would: quotes, apostrophes, dashes, dots and single spaces.
 * A quote after a digit stays straight, as in `12" vinyl`, unless it closes a quotation.
 */
export function typeset(text: string): string {
  const plain = text.replace(/[ \t\r\n]+/g, ' ').trim();
  const open = new Set<string>();
  return plain.replace(marks, (mark: string, offset: number) => {
    const before = plain.slice(0, offset);
    const after = plain.slice(offset + mark.length);
    if (mark === '...') return '…';
    if (mark === ' - ' || mark === ' -- ') return ' – ';
    if (/^-+$/.test(mark)) return /\d$/.test(before) && /^\d/.test(after) ? '–' : '—';
    if (mark === '"' || mark === "'") {
      const [opening, closing] = mark === '"' ? ['“', '”'] : ['‘', '’'];
      const isInWord = /[\p{L}\d]$/u.test(before) && /^\p{L}/u.test(after);
      if (mark === "'" && (isInWord || afterApostrophe.test(after))) return '’';
      if (beforeOpening.test(before) && /^\S/.test(after)) {
        open.add(mark);
        return opening;
      }
      if (/\d$/.test(before) && !open.has(mark)) return mark;
      open.delete(mark);
      return closing;
    }
    return mark;
  });
}
