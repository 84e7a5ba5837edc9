// The download of the app, which begins when a visitor reaches for the form.

import { Id, Mark } from '../shared/markup';
import { coarsePointer } from '../shared/media';
import { delegate } from './delegate';
import { wait } from './wait';

type App = typeof import('../app/app');

/** The specification: 3 retries, with exponential backoff, at most 30 s. In milliseconds. */
const pausesMs = [1000, 2000, 4000];

/**
 * URL of the app's module, from the script element that `site/frame/page.tsx` writes. The element is
 * known only while the page's script starts.
 */
const appUrl = document.currentScript?.getAttribute(Mark.app) ?? '';

let app: Promise<App | undefined> | undefined;
let tries = 0;

function importApp(): Promise<App> {
  // Some browsers remember that a module failed at its URL, so each retry has a URL of its own.
  const url = tries ? `${appUrl}?${tries}` : appUrl;
  tries += 1;
  return import(url);
}

async function download(): Promise<App> {
  for (const pause of pausesMs) {
    try {
      return await importApp();
    } catch {
      await wait(pause);
    }
  }
  return importApp();
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

/** Downloads the app without running it: the visitor is about to type. */
function preloadApp(): void {
  if (document.querySelector('[rel=modulepreload]')) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = appUrl;
  document.head.append(link);
}

/** After the next paint, so that what was pressed is seen first. */
const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/**
 * On a phone only the download begins here. The app starts after the submit, for the thanks:
 * starting it blocks a slow phone for a third of a second.
 */
const prepareApp = () => afterPaint(matchMedia(coarsePointer).matches ? preloadApp : loadApp);

export function setUpApp(): void {
  delegate('focusin', `[${Mark.opens}], #${Id.dialog}`, prepareApp);
  // The pointer does not count in the dialog: each of its moves would ask again for an app that fails.
  delegate('pointerover', `[${Mark.opens}]`, prepareApp);
}
