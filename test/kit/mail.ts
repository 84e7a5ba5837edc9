// The emails that a page opens.

export interface OpenedEmail {
  href: string;
  target: string;
  to: string;
  subject: string;
  body: string;
  /**
   * Whether the link was opened during a gesture, not in a later task. `userActivation` does not
   * tell: with each `evaluate`, puppeteer makes Chromium remember a gesture.
   */
  isActive: boolean;
}

const openedEmails: OpenedEmail[] = [];

/**
 * Records mail links instead of leaving the page for a mail program. It sees the clicks that an
 * extension for webmail sees: those in the document.
 */
export function recordEmails(): void {
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
    const isActive = event.isTrusted || isInGesture;
    const { pathname, searchParams } = new URL(href);
    const to = decodeURIComponent(pathname);
    const subject = searchParams.get('subject') ?? '';
    const body = searchParams.get('body') ?? '';
    openedEmails.push({ href, target, to, subject, body, isActive });
  });
}

/** Lets the next call of a method fail, such as one that a mail link needs. */
export function failOnce(owner: object, name: string): void {
  const method = Reflect.get(owner, name);
  Reflect.set(owner, name, () => {
    Reflect.set(owner, name, method);
    throw new Error('no link');
  });
}

export const readEmails = () => openedEmails;
export const forgetEmails = () => void openedEmails.splice(0);
