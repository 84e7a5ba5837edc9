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

/** Records mail links instead of leaving the page for a mail program. */
export function recordMailLinks(): void {
  const record = ({ href, target }: HTMLAnchorElement) => {
    const isActive = navigator.userActivation?.isActive && Boolean(window.event?.isTrusted);
    openedMailLinks.push({ href, target, isActive });
  };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function recordClick() {
    if (this.href.startsWith('mailto:')) record(this);
    else click.call(this);
  };
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href.startsWith('mailto:') || event.defaultPrevented) return;
    event.preventDefault();
    record(link);
  });
}

export const readMailLinks = () => openedMailLinks;
export const forgetMailLinks = () => void openedMailLinks.splice(0);
