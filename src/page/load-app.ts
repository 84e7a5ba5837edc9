// The download of the app, which begins when a visitor reaches for the form.

import { coarsePointer } from '../shared/media';
import { delegate } from './delegate';

type App = typeof import('../app/app');

/** The specification: 3 retries, with exponential backoff. */
const maxRetries = 3;

/**
 * URL of the app's module, from the script element that `site/ui/page.tsx` writes. The element is
 * known only while the page's script starts.
 */
const appUrl = document.currentScript?.dataset.app;

let app: Promise<App | undefined> | undefined;
let failures = 0;

async function download(retries = 0): Promise<App> {
  try {
    // Some browsers remember that a module failed at its URL, so each retry has a URL of its own.
    return await import(`${appUrl}${failures ? `?${failures}` : ''}`);
  } catch (error) {
    failures += 1;
    if (retries === maxRetries) throw error;
    // 1, 2 and 4 s: the specification allows up to 30.
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** retries));
    return download(retries + 1);
  }
}

/** Downloads and starts the app, once. */
export function loadApp(): Promise<App | undefined> {
  app ??= download().catch((error) => {
    console.error('The app could not be started:', error);
    // The next visit to the form tries again, because the visitor may be online then.
    app = undefined;
    return undefined;
  });
  return app;
}

/** Downloads the app, and leaves the processor to the visitor who is about to type. */
function preloadApp(): void {
  if (document.querySelector('[rel=modulepreload]')) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = appUrl ?? '';
  document.head.append(link);
}

/**
 * A finger shows no tooltips, so on a phone the app starts after the submit, for the thanks: a slow
 * phone would not answer for a third of a second.
 */
function prepareApp(): void {
  const prepare = matchMedia(coarsePointer).matches ? preloadApp : loadApp;
  // After the next paint, so that the dialog opens first.
  requestAnimationFrame(() => setTimeout(prepare));
}

export function setUpApp(): void {
  // `pointerover` also fires for touch, and `focusin` covers the keyboard.
  for (const type of ['pointerover', 'focusin'] as const) {
    delegate(type, '[data-opens], #lead-dialog', prepareApp);
  }
}
