// The tab around a page: what would leave it, screen readers, and the console.

/** The text that was copied last. */
let copied = '';

export const hasCopied = (text: string) => copied.includes(text);

/** Keeps links to other sites and copied text from leaving the page. */
export function keepInside(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && link.origin !== location.origin) event.preventDefault();
  });
  const writeText = async (text: string) => {
    copied = text;
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

/** What screen readers have been told. */
const heard: string[] = [];

export const wasHeard = (words: string) => heard.some((text) => text.includes(words));

export function recordHeard(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role=status], [role=alert], [aria-live], output');
      const text = region?.textContent?.trim();
      if (text) heard.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Records console, errors and violations, which WebDriver does not report. */
export function recordConsole(): void {
  const keep = (level: string, ...words: unknown[]) => {
    const before = sessionStorage.getItem('console') ?? '';
    sessionStorage.setItem('console', `${before}${level}: ${words.join(' ')}\n`);
  };
  for (const level of ['log', 'warn', 'error'] as const) {
    console[level] = (...words) => keep(level, ...words);
  }
  addEventListener('error', ({ message }) => keep('error', message));
  addEventListener('unhandledrejection', ({ reason }) => keep('error', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep('error', 'policy', violatedDirective, blockedURI),
  );
}

export const readConsole = () => sessionStorage.getItem('console') ?? '';

export const isAt = (path: string) =>
  location.pathname === path && document.readyState === 'complete';

export const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
