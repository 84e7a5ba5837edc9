import type { Email } from '../shared/email';
import { delegate } from './delegate';

/** What src/app/app.tsx exports. */
interface App {
  showThanks(email: Email | undefined, hasFailed: boolean): void;
}

/** The specification: 3 retries, exponential backoff, at most 30 s apart. */
const maxRetries = 3;
const maxDelayMs = 30_000;

let app: Promise<App> | undefined;
let isLoaded = false;
let requests = 0;

export const isAppLoaded = () => isLoaded;

async function download(failures = 0): Promise<App> {
  // Some browsers remember that a module failed at its URL, so each retry has a URL of its own.
  const query = requests ? `?r=${requests}` : '';
  requests += 1;
  try {
    return await import(`${__BASE__}assets/${__APP_FILE__}${query}`);
  } catch (error) {
    if (failures === maxRetries) throw error;
    const delay = Math.min(1000 * 2 ** failures, maxDelayMs);
    await new Promise((resolve) => setTimeout(resolve, delay));
    return download(failures + 1);
  }
}

/** Downloads the app, once, after the next paint, so that the dialog opens first. */
export function loadApp(): Promise<App> {
  if (app) return app;
  app = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))).then(() =>
    download(),
  );
  app.then(
    () => {
      isLoaded = true;
    },
    (error) => {
      console.error('The app could not be started:', error);
      // The next visit to the form tries again, because the visitor may be online then.
      app = undefined;
    },
  );
  return app;
}

/**
 * Loads the app when a visitor reaches for the form, or for the menu's button, whose tooltip the app
 * shows. A finger on the menu's button loads nothing: touch shows no names.
 */
export function setUpAppLoading(): void {
  // `pointerover` also fires for touch, and `focusin` covers the keyboard.
  for (const type of ['pointerover', 'focusin'] as const) {
    delegate(type, '[commandfor=lead-dialog], #lead-dialog', loadApp);
  }
  delegate('pointerover', '[popovertarget]', (_, { pointerType }) => {
    if (pointerType !== 'touch') loadApp();
  });
  delegate('focusin', '[popovertarget]:focus-visible', loadApp);
}
