import { afterPaint } from '../dom/after-paint.inline';
import { delegate } from '../dom/delegate.inline';
import { Attribute } from '../ui/attributes';

/** What the page asks of the app. Not the type of the module, because scripts and the app do not import each other. */
interface AppModule {
  start(): Promise<void>;
  showToast(hasFailed: boolean, message: string): void;
}

/** The owner's specification: 3 retries, exponential backoff, at most 30 s apart. */
const maxRetries = 3;

let app: Promise<AppModule> | undefined;

async function download(failures = 0): Promise<AppModule> {
  // Some browsers remember a failed module by its URL, so each retry has a URL of its own.
  const query = failures ? `?r=${failures}` : '';
  try {
    return await import(`${__BASE__}assets/${__APP_FILE__}${query}`);
  } catch (error) {
    if (failures === maxRetries) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** failures));
    return download(failures + 1);
  }
}

/**
 * Downloads and starts the app, once. Rejects after four failed downloads, or with what the app throws while it
 * starts. The error is logged here, because the page does without the app.
 */
export function loadApp(): Promise<AppModule> {
  if (!app) {
    app = download().then(async (module) => {
      await module.start();
      return module;
    });
    app.catch((error) => console.error('The app could not be started:', error));
  }
  return app;
}

/**
 * Loads the app when a visitor is about to send a lead. The download waits for the next paint, so that it does not
 * delay the dialog.
 */
export function setUpAppLoading(): void {
  // `pointerover` also fires for touch, and `focusin` covers the keyboard.
  for (const type of ['pointerover', 'focusin'] as const) {
    delegate(type, `[${Attribute.loadsApp}]`, () => afterPaint(loadApp));
  }
}
