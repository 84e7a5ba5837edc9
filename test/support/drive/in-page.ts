// Functions that run in the pages under test. Their text is sent to the page, so they can use only
// what is inside of them, and `visitor`.

export interface OpenedMailLink {
  href: string;
  target: string;
  /**
   * Whether a gesture opened the link, and not a later task. That a browser remembers a gesture is
   * not enough: with each `evaluate`, puppeteer makes Chromium remember one.
   */
  isActive: boolean;
}

declare global {
  interface Window {
    openedMailLinks: OpenedMailLink[];
    copied: string;
    /** What screen readers have been told. */
    heard: string[];
    tick(ms: number): Promise<void>;
    /** How long the next timer of the fake clock waits, in milliseconds, if there is one. */
    nextTimer(): number | undefined;
  }
}

/** Records mail links instead of leaving the page for a mail program. */
export function recordMailLinks(): void {
  window.openedMailLinks = [];
  const record = ({ href, target }: HTMLAnchorElement) => {
    const isActive = navigator.userActivation?.isActive && Boolean(window.event?.isTrusted);
    window.openedMailLinks.push({ href, target, isActive });
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

/** Keeps what else would leave the page: other links, new windows, copied text. */
export function keepInside(): void {
  window.copied = '';
  window.open = () => null;
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && link.origin !== location.origin) event.preventDefault();
  });
  const writeText = async (text: string) => {
    window.copied = text;
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

/** Makes the page think that the visitor is in another tab, or back. */
export function setAway(isAway: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isAway, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  dispatchEvent(new Event(isAway ? 'blur' : 'focus'));
}

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

/** What a visitor can reach, by role and exact name: behind an open dialog there is nothing. */
export function findByRole(role: string, name: string, within?: string | null): HTMLElement {
  const modal = document.querySelector('dialog:modal');
  const root = within ? document.querySelector(within) : modal;
  return visitor.getByRole(role, name, root ?? document.body);
}

/** Replaces the text of a field, as a visitor who types: the browser fires `input`. */
export function enterText(label: string, text: string): void {
  const field = visitor.getByRole<HTMLInputElement>('textbox', label);
  field.focus();
  field.select();
  document.execCommand(text ? 'insertText' : 'delete', false, text);
}

/** Stops the clock until `tick(ms)`. Timers below 100 ms run as usual: they only order work. */
export function stopClock(): void {
  let time = performance.now();
  const start = Date.now() - time;
  let nextId = 1e9;
  let timers: { id: number; at: number; run: () => void }[] = [];
  const { setTimeout, clearTimeout } = window;
  const set = (task: TimerHandler, ms = 0, ...args: unknown[]) => {
    if (ms < 100 || typeof task !== 'function') return setTimeout(task, ms, ...args);
    nextId += 1;
    timers.push({ id: nextId, at: time + ms, run: () => task(...args) });
    return nextId;
  };
  const clear = (id?: number) => {
    timers = timers.filter((timer) => timer.id !== id);
    clearTimeout(id);
  };
  Object.assign(window, { setTimeout: set, clearTimeout: clear });
  performance.now = () => time;
  Date.now = () => start + time;
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => time });
  window.nextTimer = () => {
    const [next] = timers.map(({ at }) => at - time).sort((a, b) => a - b);
    return next;
  };
  window.tick = async (ms) => {
    const end = time + ms;
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      time = next.at;
      timers = timers.filter((timer) => timer !== next);
      next.run();
      // Work that the timer has started, such as rendering, comes before the next timer.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    time = end;
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
}
