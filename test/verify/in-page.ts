// What a rule can ask in a page: by role, name and visible text, as a visitor would. Runs in the page.
import type * as TestingLibrary from '@testing-library/dom';
import { expect } from './expect';

declare global {
  /** The global of Testing Library's script for browsers. */
  var TestingLibraryDom: typeof TestingLibrary;
  var visitor: Visitor;
  interface Window {
    /** What a button has copied. */
    copied: string;
    /** What live regions have said. */
    heard: string[];
  }
}

export type Visitor = ReturnType<typeof createVisitor>;

/** @param thanks the title of the thanks */
export function createVisitor(thanks: string) {
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

  /** All visible elements of a role. A name in words is the whole name; a pattern is a part of it. */
  function all(role: string, name?: string | RegExp, root: Element = document.body): HTMLElement[] {
    return TestingLibraryDom.queryAllByRole(root as HTMLElement, role, {
      ...(name && {
        name: (found: string) =>
          typeof name === 'string' ? plain(found) === name : name.test(plain(found)),
      }),
    }).filter(isVisible);
  }

  function one<Kind extends HTMLElement>(role: string, name?: string | RegExp, root?: Element) {
    const [found] = all(role, name, root);
    expect(found, `no ${role} ${name instanceof RegExp ? name.source : `"${name ?? ''}"`}`);
    return found as Kind;
  }

  /** Fails unless an element of this role shows exactly these words; returns the element. */
  function reads(role: string, words: string, root?: Element): HTMLElement {
    const found = all(role, undefined, root).find((element) => textOf(element) === words);
    expect(found, `no ${role} "${words}"`);
    return found;
  }

  /** The buttons that open the dialog. */
  const openers = (root?: Element) => all('button', 'Schedule Intro Call', root);

  function opener(root?: Element): HTMLElement {
    const [found] = openers(root);
    expect(found, 'no button "Schedule Intro Call"');
    return found;
  }

  /** The buttons beside each of them. */
  const besideOpeners = () =>
    openers().map((opener) =>
      all('button', undefined, opener.parentElement ?? opener).filter((other) => other !== opener),
    );

  /** The part of the landing page that an anchor leads to. */
  function section(id: string): HTMLElement {
    const found = document.getElementById(id);
    expect(found, `no section #${id}`);
    return found;
  }

  /** The part around the headline. */
  const hero = (): HTMLElement => {
    const h1 = document.querySelector('h1');
    return h1?.closest('section') ?? document.querySelector('main') ?? document.body;
  };

  /** Where whole words are in a text, or -1. */
  function find(words: string, text: string, from = 0): number {
    const at = text.indexOf(words, from);
    if (at < 0) return at;
    const isPart = /[\w$.]/.test(text[at - 1] ?? '') || /[\w+]/.test(text[at + words.length] ?? '');
    return isPart ? find(words, text, at + 1) : at;
  }

  /** Fails unless a part shows these words. */
  function shows(root: Element, ...words: string[]): void {
    const text = textOf(root);
    for (const word of words) expect(find(word, text) >= 0, `no "${word}"`);
  }

  /** The part of the page that a heading alone is for. */
  function cardOf(heading: Element): Element {
    const outer = heading.parentElement;
    const isAlone = outer?.querySelectorAll('h1, h2, h3, h4').length === 1;
    return outer && isAlone ? cardOf(outer) : heading;
  }

  /** The footer of the page; cards can have their own. */
  function footer(): HTMLElement {
    const found = all('contentinfo').at(-1);
    expect(found, 'no footer');
    return found;
  }

  /** The mail addresses of links, the firm's first. */
  const addresses = (root: Element = document.body) =>
    [...root.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')].map((link) =>
      decodeURIComponent(link.pathname),
    );

  const address = () => addresses()[0] ?? 'no address';

  /** The dialog that is open. */
  function dialog(): HTMLElement {
    const [found] = all('dialog');
    expect(found, 'no dialog is open');
    return found;
  }

  /** Whether a picture in a button can be seen. */
  const hasPicture = (button: Element) =>
    getComputedStyle(button, '::before').content !== 'none' ||
    [...button.querySelectorAll('svg, img, i')].some((picture) => {
      const shapes = picture.querySelectorAll('path, line, rect, circle, polygon, use');
      return (
        isVisible(picture) &&
        (picture.localName !== 'svg' ||
          [...shapes].some((shape) => {
            const { stroke, fill, strokeWidth } = getComputedStyle(shape);
            const isDrawn = (color: string) => color !== 'none' && standsOut(color, button);
            return isDrawn(fill) || (isDrawn(stroke) && Number.parseFloat(strokeWidth) > 0);
          }))
      );
    });

  /** The button that is an icon with a name. */
  function icon(root: Element): HTMLElement {
    const found = all('button', /./, root).find((button) => !textOf(button));
    expect(found, 'no icon with a name');
    return found;
  }

  /** Whether nothing lies over the middle of something. */
  function isOnTop(element: Element): boolean {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }

  /** Clicks something without leaving the page; returns where it would lead, or an empty string. */
  function leadsTo(element: HTMLElement): string {
    let url = '';
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    expect(isOnTop(element), 'something lies over it');
    const stay = (event: NavigateEvent) => {
      url = event.destination.url;
      event.preventDefault();
    };
    navigation.addEventListener('navigate', stay);
    element.click();
    navigation.removeEventListener('navigate', stay);
    return url;
  }

  /** Whether a picture has one color only. */
  function isBlank(image: HTMLImageElement): boolean {
    const canvas = Object.assign(document.createElement('canvas'), { width: 24, height: 24 });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || image.naturalWidth === 0) return false;
    context.drawImage(image, 0, 0, 24, 24);
    const { data } = context.getImageData(0, 0, 24, 24);
    const shades = new Set<string>();
    for (let at = 0; at < data.length; at += 4) {
      shades.add([...data.slice(at, at + 4)].map((part) => part >> 3).join());
    }
    return shades.size < 4;
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

  /** The elements that show exactly this text themselves. Those outside of the window count too. */
  const leaves = (text: string, root: Element = document.body) =>
    [...root.querySelectorAll('*')].filter(
      (element) =>
        hasText(element) &&
        plain(element.textContent) === text &&
        textOf(element) === text &&
        !element.closest('[role=status]'),
    );

  /** The titles of all thanks on screen. */
  const allThanks = () => leaves(thanks);

  return {
    ...{
      plain,
      contrastWithGround,
      isVisible,
      hasText,
      textOf,
      all,
      one,
      reads,
      find,
      shows,
      leaves,
    },
    ...{
      opener,
      besideOpeners,
      section,
      cardOf,
      footer,
      isOnTop,
      hero,
      dialog,
      addresses,
      address,
      allThanks,
    },
    ...{ hasPicture, icon, leadsTo, isBlank, pictures, loadPictures },
  };
}

/** Keeps what else a page opens, beside mail links: nothing leaves the browser. Runs before the scripts of the page. */
export function recordOpened(): void {
  window.copied = '';
  window.open = () => null;
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && link.origin !== location.origin) event.preventDefault();
  });
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: async (text: string) => {
        window.copied = text;
      },
    },
    configurable: true,
  });
}

/** Keeps what screen readers are told politely. */
export function recordHeard(): void {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role=status], [role=alert], [aria-live], output');
      const text = region?.textContent?.trim();
      if (text) window.heard.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
