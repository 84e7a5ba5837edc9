// What is wrong with any page, whatever it says.

export const isCalm = () =>
  document.getAnimations().every(({ playState }) => playState !== 'running');

/** Letters in a wrong encoding, and words that programs write by mistake, such as "undefined". */
export function findGarbledText(): string[] {
  const garbled = /\b(undefined|NaN|null)\b|\[object|\ufffd|[ÂÃ][\x80-\xbf]|â€/;
  const found = garbled.exec(document.body.innerText);
  return found ? [`it reads "${found[0]}"`] : [];
}
