// What a visitor sees of an element: whether it is visible, and the text that can be read. Runs in the page.

export function createSight() {
  /** Text without double spaces and arrows, and with plain quotes: the marks are the owner's choice. */
  const plain = (text: string | null | undefined) =>
    (text ?? '')
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[\s←→↑↓]+/g, ' ')
      .trim();

  /** Red, green, blue and opacity; undefined where the browser writes a color in another way. */
  const partsOf = (color: string) => {
    const parts = /^rgba?\((.+)\)$/
      .exec(color)?.[1]
      ?.split(/[ ,/]+/)
      .map(Number);
    return parts && { rgb: parts.slice(0, 3), opacity: parts[3] ?? 1 };
  };

  /** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
    const linear = (part: number) =>
      part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };

  /** The contrast of a color with the ground below an element, from 1 to 21. Over a picture nothing is known: 21. */
  function contrastWithGround(color: string, element: Element): number {
    const front = partsOf(color);
    if (!front) return 21;
    if (front.opacity < 0.2) return 1;
    for (let below: Element | null = element; below; below = below.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(below);
      const ground = partsOf(backgroundColor);
      // Gradients of transparent colors hide nothing.
      if (!ground || /url\(|rgb\(/.test(backgroundImage)) return 21;
      if (ground.opacity < 0.9) continue;
      const [dark = 0, light = 0] = [front.rgb, ground.rgb].map(luminance).sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }
    return 21;
  }

  const standsOut = (color: string, element: Element) => contrastWithGround(color, element) > 1.3;

  /** Not transparent, not clipped, not beside the page. What lies below the window can be seen too. */
  function isVisible(element: Element): boolean {
    const { left, right, bottom, width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (width * height === 0 || right <= 0 || left >= innerWidth || bottom + scrollY <= 0)
      return false;
    let opacity = 1;
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { opacity: own, overflowX, clipPath } = getComputedStyle(outer);
      const box = outer.getBoundingClientRect();
      opacity *= Number(own);
      const clips = /hidden|clip/.test(overflowX) && Math.min(box.width, box.height) <= 2;
      if (opacity < 0.2 || clips || /inset\((50|100)%/.test(clipPath)) return false;
    }
    return true;
  }

  /** Whether a visitor can read what stands directly in an element. */
  function isReadable(element: Element): boolean {
    const { color, fontSize, textIndent } = getComputedStyle(element);
    const isLegible = Number.parseFloat(fontSize) >= 9 && Number.parseFloat(textIndent) > -100;
    return isLegible && standsOut(color, element) && isVisible(element) && !isCut(element);
  }

  /** Whether a part of the page that does not scroll cuts a text off. */
  function isCut(element: Element): boolean {
    const { top, bottom } = element.getBoundingClientRect();
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const isClipped = /hidden|clip/.test(getComputedStyle(outer).overflowY);
      if (!isClipped || outer.matches('html, body')) continue;
      const box = outer.getBoundingClientRect();
      const rest = outer === element ? outer.scrollHeight - outer.clientHeight : 0;
      if (rest > 8 || top < box.top - 8 || bottom > box.bottom + 8) return true;
    }
    return false;
  }

  /** Whether text stands directly in an element. */
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim());

  function rawTextOf(root: Element): string {
    const { display } = getComputedStyle(root);
    const canRead = hasText(root) && (display === 'contents' || isReadable(root));
    let text = '';
    for (const node of root.childNodes) {
      if (node instanceof Text) text += canRead || !node.data.trim() ? node.data : '';
      else if (node instanceof HTMLElement) {
        const space = /^inline/.test(getComputedStyle(node).display) ? '' : ' ';
        text += space + rawTextOf(node) + space;
      }
    }
    return text;
  }

  /** The text that can be seen, also where it is decoration. */
  const textOf = (root: Element) => plain(rawTextOf(root));

  /** Whether nothing lies over the middle of something. */
  function isOnTop(element: Element): boolean {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }

  return { plain, contrastWithGround, standsOut, isVisible, hasText, textOf, isOnTop };
}
