// What a rule can ask in a page: by role, name and visible text, as a visitor would. Runs in the page.
import type * as TestingLibrary from '@testing-library/dom';
import { expect } from './expect';
import type { createSight } from './sight';

declare global {
  /** The global of Testing Library's script for browsers. */
  var TestingLibraryDom: typeof TestingLibrary;
  var visitor: Visitor;
}

export type Visitor = ReturnType<typeof createVisitor>;

/** @param thanks the title of the thanks */
export function createVisitor(sight: ReturnType<typeof createSight>, thanks: string) {
  const { plain, standsOut, isVisible, hasText, textOf, isOnTop } = sight;

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
    ...sight,
    ...{ all, one, reads, find, shows, leaves, pictures, loadPictures, isBlank, hasPicture },
    ...{ opener, besideOpeners, section, cardOf, footer, hero, dialog, icon },
    ...{ leadsTo, addresses, address, allThanks },
  };
}
