// What a test can ask in a page: by role, name and the text that a visitor can read.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import { contrast } from '../contrast';

declare global {
  /** The global of Testing Library's script for browsers. */
  var TestingLibraryDom: typeof TestingLibrary;
  var visitor: ReturnType<typeof createVisitor>;
}

/** @throws {Error} what is wrong, unless it is right. Pages have it too, by the same name. */
export function expect(isRight: unknown, whatIsWrong: string): asserts isRight {
  if (!isRight) throw new Error(whatIsWrong);
}

/** Runs in the page. */
function createVisitor() {
  /** Text without double spaces and arrows, and with plain quotes, which are the owner's choice. */
  const plain = (text: string | null | undefined) =>
    (text ?? '')
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[\s←→↑↓]+/g, ' ')
      .trim();

  /** Red, green, blue and opacity; undefined where the browser writes a color in another way. */
  function partsOf(color: string) {
    const [, list] = /^rgba?\((.+)\)$/.exec(color) ?? [];
    const [red = 0, green = 0, blue = 0, opacity = 1] = list?.split(/[ ,/]+/).map(Number) ?? [];
    return list && { rgb: [red, green, blue], opacity };
  }

  /**
   * The contrast of a color with the first solid color below an element, from 1 to 21. Photos and
   * gradients are looked through.
   */
  function contrastBelow(element: Element, color = getComputedStyle(element).color): number {
    const front = partsOf(color);
    if (!front) return 21;
    if (front.opacity < 0.2) return 1;
    for (let below: Element | null = element; below; below = below.parentElement) {
      const ground = partsOf(getComputedStyle(below).backgroundColor);
      if (!ground || ground.opacity < 0.9) continue;
      return contrast(front.rgb, ground.rgb);
    }
    return 21;
  }

  /** Whether a color can be told from its ground. */
  const standsOut = (element: Element, color?: string) => contrastBelow(element, color) > 1.3;

  /** Not hidden, not for screen readers only, not beside the page. It may be below the window. */
  function isVisible(element: Element): boolean {
    const { left, right, bottom, width, height } = element.getBoundingClientRect();
    const isBeside = right <= 0 || left >= innerWidth || bottom + scrollY <= 0;
    const isHidden = !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isHidden || isBeside || width * height === 0) return false;
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const box = outer.getBoundingClientRect();
      const isClipped = /hidden|clip/.test(getComputedStyle(outer).overflowX);
      if (isClipped && Math.min(box.width, box.height) <= 2) return false;
    }
    return true;
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

  /** Whether a visitor can read what stands directly in an element. */
  const isReadable = (element: Element) =>
    standsOut(element) && isVisible(element) && !isCut(element);

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

  /** The text that can be read, also where it is decoration. */
  const textOf = (root: Element) => plain(rawTextOf(root));

  /** Where whole words are in a text, or -1. */
  function find(words: string, text: string, from = 0): number {
    const at = text.indexOf(words, from);
    if (at < 0) return at;
    const isPart = /[\w$.]/.test(text[at - 1] ?? '') || /[\w+]/.test(text[at + words.length] ?? '');
    return isPart ? find(words, text, at + 1) : at;
  }

  /** All visible elements of a role. Words are the whole name; a pattern is a part of it. */
  function allByRole(
    role: string,
    name?: string | RegExp,
    root: Element = document.body,
  ): HTMLElement[] {
    const isNamed = (found: string) =>
      name instanceof RegExp ? name.test(plain(found)) : plain(found) === plain(name);
    const options = name === undefined ? {} : { name: isNamed };
    return TestingLibraryDom.queryAllByRole(root as HTMLElement, role, options).filter(isVisible);
  }

  function getByRole<Kind extends HTMLElement>(
    role: string,
    name?: string | RegExp,
    root?: Element,
  ) {
    const [found] = allByRole(role, name, root);
    expect(found, `no ${role} ${name instanceof RegExp ? name.source : `"${name ?? ''}"`}`);
    return found as Kind;
  }

  /** Fails unless an element of this role shows exactly these words; returns the element. */
  function getByWords<Kind extends HTMLElement>(role: string, words: string, root?: Element) {
    const found = allByRole(role, undefined, root).find(
      (element) => textOf(element) === plain(words),
    );
    expect(found, `no ${role} "${words}"`);
    return found as Kind;
  }

  /** The elements that show exactly this text themselves. Those outside of the window count too. */
  const allByText = (text: string, root: Element = document.body) =>
    [...root.querySelectorAll('*')].filter(
      (element) =>
        hasText(element) &&
        plain(element.textContent) === text &&
        textOf(element) === text &&
        !element.closest('[role=status]'),
    );

  /** The titles of all thanks on screen. */
  const allThanks = () => allByText('Thank you for your interest!');

  /** The part of the landing page that an anchor leads to. */
  function section(id: string): HTMLElement {
    const found = document.getElementById(id);
    expect(found, `no section #${id}`);
    return found;
  }

  /** The part around the headline. */
  const hero = () =>
    document.querySelector('h1')?.closest('section') ??
    document.querySelector('main') ??
    document.body;

  /** The footer of the page; cards can have their own. */
  function footer(): HTMLElement {
    const found = allByRole('contentinfo').at(-1);
    expect(found, 'no footer');
    return found;
  }

  /** The part of the page that a heading alone is for. */
  function cardOf(heading: Element): Element {
    const outer = heading.parentElement;
    const isAlone = outer?.querySelectorAll('h1, h2, h3, h4').length === 1;
    return outer && isAlone ? cardOf(outer) : heading;
  }

  /** The mail addresses of links, the firm's first. */
  const addresses = (root: Element = document.body) =>
    [...root.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')].map((link) =>
      decodeURIComponent(link.pathname),
    );

  const address = () => addresses()[0] ?? 'no address';

  /** The dialog that is open. */
  const dialog = () => getByRole('dialog');

  /** The button that is an icon with a name. */
  function icon(root: Element): HTMLElement {
    const found = allByRole('button', /./, root).find((button) => !textOf(button));
    expect(found, 'no icon with a name');
    return found;
  }

  /** Whether a picture in a button can be seen. */
  const hasPicture = (button: Element) =>
    standsOut(button) && [...button.querySelectorAll('svg, img')].some(isVisible);

  /** What Tab should reach. */
  const controls = (root: Element): Element[] => [
    ...root.querySelectorAll('a[href], button, input, textarea, select'),
  ];

  function nameOf(control: Element): string {
    const { labels, ariaLabel, localName } = control as HTMLInputElement;
    const words = labels?.[0] ?? control;
    return textOf(words) || ariaLabel || plain(words.textContent) || localName;
  }

  /** Whether the focus is on a control with this name. */
  const hasFocus = (name: string) => nameOf(document.activeElement ?? document.body) === name;

  /** Whether something shows that it has the focus. */
  function isMarked(element: Element): boolean {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) return boxShadow !== 'none';
    return contrastBelow(element.parentElement ?? element, outlineColor) >= 3;
  }

  /** Whether nothing lies over the middle of something. */
  function isOnTop(element: Element): boolean {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }

  /** The addresses of all sizes of the pictures in a part of the page. */
  const pictures = (root: Element) =>
    [...root.querySelectorAll('img, source')].flatMap((element) =>
      [element.getAttribute('src'), ...(element.getAttribute('srcset') ?? '').split(/,\s+/)]
        .map((size) => size?.split(' ')[0])
        .flatMap((address) => (address ? new URL(address, location.href).href : [])),
    );

  /** Scrolls to each picture, and waits for it. */
  async function loadPictures(): Promise<void> {
    for (const image of document.images) {
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ behavior: 'instant' });
      const isLate = new Promise((resolve) => setTimeout(resolve, 5000));
      await Promise.race([image.decode().catch(() => {}), isLate]);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  }

  /** Whether a picture has one color only. */
  function isBlank(image: HTMLImageElement): boolean {
    const canvas = Object.assign(document.createElement('canvas'), { width: 24, height: 24 });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || image.naturalWidth === 0) return false;
    context.drawImage(image, 0, 0, 24, 24);
    const { data } = context.getImageData(0, 0, 24, 24);
    const shades = new Set<string>();
    for (let at = 0; at < data.length; at += 4)
      shades.add([...data.slice(at, at + 4)].map((part) => part >> 3).join());
    return shades.size < 4;
  }

  return {
    ...{ plain, isVisible, hasText, textOf, find, allByRole, getByRole, getByWords },
    ...{ allByText, allThanks, section, hero, footer, cardOf, addresses, address, dialog, icon },
    ...{ hasPicture, controls, contrastBelow, nameOf, hasFocus, isMarked, isOnTop },
    ...{ pictures, loadPictures, isBlank },
  };
}

const testingLibrary = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/dist.*/, 'dist/@testing-library/dom.umd.min.js');

/** Gives a page `visitor`, and the functions that it uses. */
export const visitorScript = [
  readFileSync(testingLibrary, 'utf8'),
  `globalThis.contrast = ${contrast}`,
  `globalThis.expect = ${expect}`,
  `globalThis.visitor = (${createVisitor})()`,
].join(';');
