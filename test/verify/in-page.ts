// What a rule can ask in a page: by role, name and visible text, as a visitor would. Runs in the page.
import type * as TestingLibrary from '@testing-library/dom';

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

export function createVisitor() {
  /** Text without double spaces, and with plain quotes: the marks are the owner's choice. */
  const plain = (text: string | null | undefined) =>
    (text ?? '')
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/\s+/g, ' ')
      .trim();

  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      width * height > 0
    );
  };

  function rawTextOf(root: Element): string {
    let text = '';
    for (const node of root.childNodes) {
      if (node instanceof Text) text += node.data;
      else if (node instanceof HTMLElement) {
        const { display } = getComputedStyle(node);
        // What has no box of its own can have visible children.
        const options = { visibilityProperty: true, opacityProperty: true };
        if (display !== 'contents' && !node.checkVisibility(options)) continue;
        const space = /^inline/.test(display) ? '' : ' ';
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

  function one(role: string, name?: string | RegExp, root?: Element): HTMLElement {
    const [found] = all(role, name, root);
    if (!found)
      throw new Error(`no ${role} ${name instanceof RegExp ? name.source : `"${name ?? ''}"`}`);
    return found;
  }

  /** The part of the landing page that an anchor leads to. */
  function section(id: string): HTMLElement {
    const found = document.getElementById(id);
    if (!found) throw new Error(`no section #${id}`);
    return found;
  }

  /** The part around the headline. */
  const hero = (): HTMLElement => {
    const h1 = document.querySelector('h1');
    return h1?.closest('section') ?? document.querySelector('main') ?? document.body;
  };

  /** Fails unless a part shows these words, in this order; returns them. */
  function shows(root: Element, ...words: string[]): string {
    const text = textOf(root);
    let from = 0;
    for (const word of words) {
      const at = text.indexOf(word, from);
      if (at < 0)
        throw new Error(text.includes(word) ? `"${word}" comes too early` : `no "${word}"`);
      from = at + word.length;
    }
    return words.map((word) => `"${word}"`).join(', ');
  }

  /** The mail addresses of links, the firm's first. */
  const addresses = (root: Element = document.body) =>
    [...root.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')].map((link) =>
      decodeURIComponent(link.pathname),
    );

  /** The dialog that is open. */
  function dialog(): HTMLElement {
    const [found] = all('dialog');
    if (!found) throw new Error('no dialog is open');
    return found;
  }

  /** The elements that show exactly this text themselves. Those outside of the window count too. */
  const leaves = (text: string, root: Element = document.body) =>
    [...root.querySelectorAll('*')].filter(
      (element) =>
        isVisible(element) &&
        plain(element.textContent) === text &&
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
        !element.closest('[role=status]'),
    );

  return { plain, leaves, isVisible, textOf, all, one, section, hero, shows, addresses, dialog };
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
