// What does not fit, at the size of the window and of the text.
import { Mark } from '../../src/shared/markup';
import { hasText, isVisible, reachable, textOf } from './text';

/** Texts and controls that leave the window sideways, clipped or not. */
export function findOverflow(): string[] {
  // Not `innerWidth`: a phone zooms out until all of a wide page is in its window.
  const { scrollWidth, clientWidth } = document.documentElement;
  /** What scrolls in a box of its own, such as a wide table, can be reached. */
  const isInScroller = (box: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(box).overflowX)
      ? box.getBoundingClientRect().right <= clientWidth + 1
      : box.parentElement !== null && isInScroller(box.parentElement);
  const isOut = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const isControl = element.matches('a, button, input, textarea');
    const { left, right, width } = (isControl ? element : range).getBoundingClientRect();
    const isWide = width > 1 && (left < -1 || right > clientWidth + 1);
    const isSeen = (isControl || hasText(element)) && isVisible(element);
    return isWide && isSeen && !isInScroller(element);
  };
  const found = [...document.querySelectorAll('body *:not(svg *, [aria-hidden] *)')].filter(isOut);
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
    ...found.map((element) => `"${textOf(element).slice(0, 40)}" leaves the window`),
  ];
}

/** Controls below 44 px, links in sentences below 24 px, and cut texts. */
export function findCrampedControls(): string[] {
  const problems: string[] = [];
  for (const element of reachable().querySelectorAll(
    'h1, h2, h3, p, a, button, li, label, span, input, textarea',
  )) {
    if (!isVisible(element)) continue;
    const { display, lineHeight, overflowX } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const text = (element.id || element.textContent.trim()).slice(0, 40);
    const isTooLow = Math.max(height, Number.parseFloat(lineHeight)) < 24;
    const isSmall = display === 'inline' ? isTooLow : Math.min(width, height) < 43.9;
    if (isSmall && element.matches('a, button, input, textarea'))
      problems.push(`small target: ${text}, ${width} x ${height} px`);
    // The tooltip of an icon button is outside of the button.
    const hasEdge = overflowX !== 'visible' || element.matches(`a, button:not([${Mark.tip}])`);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3;
    const canScroll = element.matches('input, textarea');
    if (text && hasEdge && isCut && display !== 'inline' && !canScroll)
      problems.push(`cut: ${text}`);
  }
  return problems;
}

/** The font size of each text that lasts. */
export function measureTexts() {
  return [...reachable().querySelectorAll('*')].flatMap((element) => {
    const isText = hasText(element) || element.matches('input, textarea');
    // Texts that may be gone when the page is measured again at 200 %.
    const isTransient = element.closest('[role=status], [aria-hidden=true]');
    if (!isText || isTransient) return [];
    const text = (element.id || element.textContent.trim()).slice(0, 40);
    return { text, size: Number.parseFloat(getComputedStyle(element).fontSize) };
  });
}
