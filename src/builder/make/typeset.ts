/** A line break, tab or page break becomes a space; other invisible characters go. Joiners shape emoji and letters. */
export const clean = (text: string) =>
  text
    .replace(/[\t-\r\x85\u2028\u2029]+/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    // File names with accents are compared in this form.
    .normalize();

/** Matches the marks to replace. The pattern matches whole addresses first, so that their marks stay. */
const marks = /https?:\/\/[^\s"]+|[\w.+-][\w.+'-]*@\w[\w.-]*\w|\.{2,3}| --? |---?|["']/g;

/** Characters before an opening quote: a space, a bracket, a dash, another quote, or none. */
const beforeOpening = /(^|[\s([{/–—“‘"'-])$/;

/** Shortened words and decades that follow an apostrophe, as in ’90s. */
const afterApostrophe = /^(\d\ds?\b|n'|em\b|til\b|tis\b|twas\b)/i;

/**
 * Sets plainly typed text as a printer would: `"It's 1990--95" - and more...` becomes `“It’s 1990–95” – and more…`.
 * A quote after a digit stays straight, as in `12" vinyl`, unless it closes a quotation.
 */
export function typeset(text: string): string {
  const plain = clean(text).replace(/ +/g, ' ').trim();
  const open = new Set<string>();
  return plain.replace(marks, (mark: string, offset: number) => {
    const before = plain.slice(0, offset);
    const after = plain.slice(offset + mark.length);
    if (mark === '...') return '…';
    // A text that ends in a full stop, such as `Inc.`, stands in another one before its full stop.
    if (mark === '..') return '.';
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
