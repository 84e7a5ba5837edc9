// The mail links that a page opens.

export interface OpenedMailLink {
  href: string;
  target: string;
  /**
   * Whether a gesture opened the link, and not a later task. That a browser remembers a gesture is
   * not enough: with each `evaluate`, puppeteer makes Chromium remember one.
   */
  isActive: boolean;
}

const openedMailLinks: OpenedMailLink[] = [];

/**
 * Records mail links instead of leaving the page for a mail program. It sees the clicks that an
 * extension for webmail sees: those in the document.
 */
export function recordMailLinks(): void {
  let isInGesture = false;
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function clickInGesture() {
    isInGesture = Boolean(window.event?.isTrusted);
    click.call(this);
    isInGesture = false;
  };
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href.startsWith('mailto:') || event.defaultPrevented) return;
    event.preventDefault();
    const { href, target } = link;
    const isActive = navigator.userActivation?.isActive && (event.isTrusted || isInGesture);
    openedMailLinks.push({ href, target, isActive });
  });
}

export const readMailLinks = () => openedMailLinks;
export const forgetMailLinks = () => void openedMailLinks.splice(0);
