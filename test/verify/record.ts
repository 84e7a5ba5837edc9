// Keeps what leaves a page, and what screen readers are told. Runs in the page, before its scripts.

declare global {
  interface Window {
    /** What a button has copied. */
    copied: string;
    /** What live regions have said. */
    heard: string[];
  }
}

/** Keeps what else a page opens, beside mail links: nothing leaves the browser. */
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
