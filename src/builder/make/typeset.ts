/** A line break, tab or page break becomes a space; other invisible characters go. Joiners shape emoji and letters. */
export const clean = (text: string) =>
  text
    .replace(/[\t-\r\x85\u2028\u2029]+/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    // File names with accents are compared in this form.
    .normalize();

/** Whole addresses, whose marks stay as they are. */
const address = /https?:\/\/[^\s"]+|[\w.+-][\w.+'-]*@\w[\w.-]*\w/;

const dashes = RegExp(`${address.source}|\\.{2,3}| --? |---?`, 'g');
const quotes = RegExp(`${address.source}|["']`, 'g');

/** Characters before an opening quote: a space, a bracket, a dash, another quote, or none. */
const beforeOpening = /(^|[\s([{/–—“‘"'-])$/;

/** Shortened words and decades that follow an apostrophe, as in ’90s. */
const afterApostrophe = /^(\d\ds?\b|n'|em\b|til\b|tis\b|twas\b)/i;

/** Sets dashes and dots: `1990--95 - and more...` becomes `1990–95 – and more…`. */
export const setDashes = (text: string): string =>
  text.replace(dashes, (mark: string, offset: number) => {
    if (mark === '...') return '…';
    // A text that ends in a full stop, such as `Inc.`, stands in another one before its full stop.
    if (mark === '..') return '.';
    if (mark === ' - ' || mark === ' -- ') return ' – ';
    if (!/^-+$/.test(mark)) return mark;
    const isRange = /\d$/.test(text.slice(0, offset)) && /^-+\d/.test(text.slice(offset));
    return isRange ? '–' : '—';
  });

/**
 * Sets plainly typed text as a printer would: `"It's 1990--95" - and more...` becomes `“It’s 1990–95” – and more…`.
 * A quote after a digit stays straight, as in `12" vinyl`, unless it closes a quotation.
 */
export function typeset(text: string): string {
  const plain = setDashes(clean(text).replace(/ +/g, ' ').trim());
  const open = new Set<string>();
  return plain.replace(quotes, (mark: string, offset: number) => {
    const before = plain.slice(0, offset);
    const after = plain.slice(offset + mark.length);
    if (mark !== '"' && mark !== "'") return mark;
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
  });
}
