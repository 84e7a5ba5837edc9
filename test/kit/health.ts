// What is wrong with any page, whatever it says.

export const isSmooth = () =>
  getComputedStyle(document.documentElement).scrollBehavior === 'smooth';

/** What moves for ever, and smooth scrolling. */
export function findMotion(): string[] {
  const isEndless = ({ timeline, effect }: Animation) =>
    timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime === Infinity;
  return [
    ...(document.getAnimations().some(isEndless) ? ['something moves for ever'] : []),
    ...(isSmooth() ? ['it scrolls smoothly'] : []),
  ];
}

export const isCalm = () =>
  document.getAnimations().every(({ playState }) => playState !== 'running');

/** Letters that were read in a wrong way, and what programs write by mistake. */
export function findGarbledText(): string[] {
  const garbled = /\b(undefined|NaN|null)\b|\[object|\ufffd|[ÂÃ][\x80-\xbf]|â€/;
  const found = garbled.exec(document.body.innerText);
  return found ? [`it reads "${found[0]}"`] : [];
}

/** What makes pages look alike. */
export function readStyles(): string {
  const { backgroundColor, color } = getComputedStyle(document.body);
  const { fontFamily } = getComputedStyle(document.querySelector('h1, h2') ?? document.body);
  return [backgroundColor, color, fontFamily].join();
}

/** The addresses of all links, of `link` elements too. */
export const findLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href], link[href]')].map(({ href }) => href);
